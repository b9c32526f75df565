// Proves that the drill's own judge of painted HTML sees what must not be there.
import { expect, test } from 'vitest';
import { strangeHtml } from './hostile-page.ts';

test.each([
  ['<script>1</script>', '<script>'],
  ['<span onclick="x">a</span>', '<span onclick="x">'],
  ['<a href="javascript:alert(1)">a</a>', '<a href="javascript:alert(1)">'],
  ['<a href="https://x" onmouseover="1">a</a>', '<a href="https://x" onmouseover="1">'],
  ['<img src="x">', '<img src="x">'],
  ['<span class="a"><svg onload=1></span>', '<svg onload=1>'],
  ['a < b', 'a < b'],
  [
    '<link rel="preload" as="image" href="https://x/1.svg"/>',
    '<link rel="preload" as="image" href="https://x/1.svg"/>',
  ],
])('%s is strange, and %s is named', (html, strange) => expect(strangeHtml(html)).toBe(strange));

test.each([
  '<span>&lt;script&gt;</span>',
  '<a href="https://x/?a=&quot;" target="_blank" rel="noopener noreferrer" title="x">y</a><br/>',
  '<img class="tg-emoji" src="/emoji/1f642-flat0126.svg" alt="x" decoding="async" draggable="false"/>',
])('%s is not', (html) => expect(strangeHtml(html)).toBeUndefined());
