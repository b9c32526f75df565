// Proves that the drill's own judge of painted HTML sees what must not be there.
import { expect, test } from 'vitest';
import { strangeHtml } from './hostile-page.ts';

test.each([
  '<script>1</script>',
  '<span onclick="x">a</span>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="https://x" onmouseover="1">a</a>',
  '<img src="x">',
  '<span class="a"><svg onload=1></span>',
  'a < b',
])('%s is strange', (html) => expect(strangeHtml(html)).toBeDefined());

test.each([
  '<span>&lt;script&gt;</span>',
  '<a href="https://x/?a=&quot;" target="_blank" rel="noopener noreferrer" title="x">y</a><br/>',
])('%s is not', (html) => expect(strangeHtml(html)).toBeUndefined());
