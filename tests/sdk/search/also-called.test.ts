// Proves that the words people type find the act or setting they mean, whatever it is called here.
import { expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { alsoCalled } from '#sdk/search/also-called.ts';
import { offersFor, type Offer } from '#sdk/search/offers.ts';

test.each([
  ['en', 'dark mode', 'theme'],
  ['en', 'log out', 'signOut'],
  ['en', 'logout', 'signOut'],
  ['zh', '深色', 'theme'],
  ['zh', '退出', 'signOut'],
  ['zh', 'dark mode', 'theme'],
] as const)('%s: %s', (language, typed, id) => {
  const translator = createTranslator(language);
  const offer = (name: string, text: string): Offer => ({
    ...{ group: 'commands', id: name, text, words: alsoCalled(translator, name) },
  });
  const offers = [
    offer('theme', translator.t('settings.theme')),
    offer('signOut', translator.t('frame.signOut')),
    offer('status', translator.t('status.set')),
  ];
  expect(offersFor(offers, typed, 5).map((one) => one.id)).toEqual([id]);
});
