// Finds the people whom a typed sentence names, as the directory knows them, and says whom it could not find.
import type { CallOptions } from '../base/api-shape.ts';
import type { PersonGround } from '../feature.ts';
import { isCalledBy, meantBy } from '../contacts/index.ts';
import { mentionsIn, type NamedPeople, type UnknownName } from './rules/named-people.ts';

/** Up to here somebody is named by all of their name: as written, as read in either order, or by their account. */
const wholly = 1;

/** Everybody whom words name, oneself left out; who cannot be asked about is nobody. */
export async function peopleInWords(
  ground: PersonGround,
  words: string,
  options: CallOptions,
): Promise<NamedPeople> {
  const found = new Map<string, string>();
  const unknown = new Map<string, UnknownName['why']>();
  const answer = (): NamedPeople => ({
    people: [...found].filter(([id]) => id !== ground.person.id).map(([id, name]) => ({ id, name })),
    unknown: [...unknown].map(([said, why]) => ({ words: said, why })),
  });
  // What stands behind a family name and a comma is told once.
  let taken = '';
  for (const { names, leastWords, said, isPlain } of mentionsIn(words)) {
    if (taken !== '' && said.startsWith(taken)) {
      taken = '';
      continue;
    }
    taken = '';
    let isNobody = true;
    for (const name of names) {
      const hits = await ground
        .office()
        .contacts.search(name, options)
        .catch(() => undefined);
      if (hits === undefined) return answer();
      const known = hits.people.filter(({ removed }) => !removed);
      const { tier, targets } = meantBy(name, known);
      const isPart = name.split(' ').length >= leastWords;
      const answering =
        tier <= wholly ? targets : known.filter((person) => isPart && isCalledBy(name, person));
      const [one, another] = answering;
      if (one === undefined) continue;
      isNobody = false;
      // Nobody is invited who is one of two called the same.
      if (another !== undefined) unknown.set(name, 'several');
      else found.set(one.id, one.name);
      if (name.includes(',')) taken = name.slice(name.indexOf(',') + 1).trim();
      break;
    }
    if (isNobody && isPlain) unknown.set(said, 'nobody');
  }
  return answer();
}
