// Proves which welcome pages are shown in place, which are links, and that nothing else is either.
import { expect, test } from 'vitest';
import { welcomePage } from '#sdk/config/rules/welcome-page.ts';

const office = 'http://127.0.0.1:4600';

test.each([
  ['/welcome?from=office#top', office, { url: `${office}/welcome?from=office#top`, shown: true }],
  [`${office}/hi`, office, { url: `${office}/hi`, shown: true }],
  ['https://good.example/hi', office, { url: 'https://good.example/hi', shown: false }],
  ['https://good.example/hi', 'tangram://app', { url: 'https://good.example/hi', shown: false }],
  ['/welcome', 'tangram://app', undefined],
  ['', office, undefined],
  [undefined, office, undefined],
  ['javascript:alert(1)', office, undefined],
  ['data:text/html,x', office, undefined],
  ['http://[', office, undefined],
])('%j from %s', (welcomeUrl, origin, page) => expect(welcomePage({ welcomeUrl }, origin)).toEqual(page));
