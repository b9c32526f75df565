// Finds the people whom a typed sentence names, as the directory knows them.
import type { CallOptions } from '../base/api-shape.ts';
import type { PersonGround } from '../feature.ts';
import { mentionsIn } from './rules/named-people.ts';

/** Everybody whom words name, oneself left out; who cannot be asked about is nobody. */
export async function peopleInWords(
  ground: PersonGround,
  words: string,
  options: CallOptions,
): Promise<{ id: string; name: string }[]> {
  const found = new Map<string, string>();
  for (const names of mentionsIn(words))
    for (const name of names) {
      const wanted = name.toLocaleLowerCase();
      const hits = await ground
        .office()
        .contacts.search(name, options)
        .catch(() => undefined);
      if (hits === undefined) return [...found].map(([id, known]) => ({ id, name: known }));
      const exact = hits.people.filter((one) => one.name.toLocaleLowerCase() === wanted);
      const [one] =
        exact.length > 0
          ? exact
          : /^[a-z.]+$/u.test(wanted)
            ? hits.people.filter((person) => person.loginName === wanted)
            : [];
      if (one === undefined) continue;
      if (one.id !== ground.person.id) found.set(one.id, one.name);
      break;
    }
  return [...found].map(([id, name]) => ({ id, name }));
}
