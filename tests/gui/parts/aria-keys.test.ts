// Proves that shortcuts are told by the names the standard has, and are no part of what a button is called.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ariaKeys } from '../../../gui/parts/aria-keys.ts';
import { Button } from '../../../gui/parts/Button.tsx';

test.each([
  ['Ctrl K', 'Control+K'],
  ['Ctrl+Enter', 'Control+Enter'],
  ['Esc', 'Escape'],
  ['A', 'A'],
])('%s', (keys, told) => expect(ariaKeys(keys)).toBe(told));

test('a button says its key apart from its name', () => {
  const drawn = renderToStaticMarkup(createElement(Button, { keys: 'Ctrl+Enter' } as never, '提交'));
  expect(drawn).toContain('aria-keyshortcuts="Control+Enter"');
  expect(drawn).toMatch(/提交.*<kbd[^>]*aria-hidden="true"[^>]*>Ctrl\+Enter<\/kbd>/);
});
