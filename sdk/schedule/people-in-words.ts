// Finds the people whom a typed sentence names, as the directory knows them.
import type { CallOptions } from '../base/api-shape.ts';
import type { PersonGround } from '../feature.ts';
import { meantBy } from '../contacts/index.ts';
import { mentionsIn } from './rules/named-people.ts';

/** Up to here somebody is named by all of their name: as written, as read in either order, or by their account. */
const wholly = 1;

/** Everybody whom words name, oneself left out; who cannot be asked about is nobody. */
export async function peopleInWords(
  ground: PersonGround,
  words: string,
  options: CallOptions,
): Promise<{ id: string; name: string }[]> {
  const found = new Map<string, string>();
  for (const names of mentionsIn(words))
    for (const name of names) {
      const hits = await ground
        .office()
        .contacts.search(name, options)
        .catch(() => undefined);
      if (hits === undefined) return [...found].map(([id, known]) => ({ id, name: known }));
      const { tier, targets } = meantBy(
        name,
        hits.people.filter(({ removed }) => !removed),
      );
      const [one, another] = targets;
      // Nobody is invited by half a name, nor one of two who are called the same.
      if (one === undefined || another !== undefined || tier > wholly) continue;
      if (one.id !== ground.person.id) found.set(one.id, one.name);
      break;
    }
  return [...found].map(([id, name]) => ({ id, name }));
}
