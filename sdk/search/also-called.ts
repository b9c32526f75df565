// Decides by which other words people look for what a face offers: «dark mode» for the appearance, «log out» for signing out.
import type { TextKey, Translator } from '../locales/index.ts';

/** By the name of the act or setting. */
const others: Readonly<Record<string, TextKey>> = {
  theme: 'search.also.theme',
  language: 'search.also.language',
  signOut: 'search.also.signOut',
  logout: 'search.also.signOut',
  lock: 'search.also.lock',
};

/** The other words, in one line that is only looked through; empty where there are none. */
export function alsoCalled({ translateRef }: Pick<Translator, 'translateRef'>, name: string): string {
  const key = others[name];
  return key === undefined ? '' : translateRef({ key });
}
