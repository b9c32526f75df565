// What people read where a row of the JSON has a word for a state, a level or an outcome.
import type { Translator } from '#sdk/locales/index.ts';

/** Says such a word in the language of the call; a word that nobody knows, of another server, stays as it is. */
export function stateWords({ translateRef }: Translator): (word: string) => string {
  return (word) => {
    const key = `cliStates.${word}`;
    const said = /^[a-zA-Z]+$/u.test(word) ? translateRef({ key } as never) : key;
    return said === key ? word : said;
  };
}
