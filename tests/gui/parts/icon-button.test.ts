// Proves that a button that is only an icon says what it opened, whatever its tooltip makes of it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconButton } from '../../../gui/parts/IconButton.tsx';

const button = (expanded?: boolean): string =>
  renderToStaticMarkup(
    createElement(IconButton, { icon: 'face', label: '表情', ...(expanded !== undefined && { expanded }) }),
  );

test('what is open is said and lit, by the attribute both go by', () => {
  expect(button(true)).toMatch(/<button[^>]*aria-expanded="true"/);
  expect(button(false)).toMatch(/<button[^>]*aria-expanded="false"/);
});

test('what opens nothing says nothing of it', () => {
  expect(button()).not.toContain('aria-expanded');
});
