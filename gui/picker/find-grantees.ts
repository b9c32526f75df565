// Finds whom something can be given to: people, departments and groups by the one matcher; lately met people first.
import { areByPlace } from '#sdk/contacts/rules/are-guesses.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Language } from '#sdk/locales/index.ts';
import type { OfficeApi } from '#sdk/api.ts';
import type { Grantee } from '../parts/GranteeField.tsx';

const most = 8;

/** For what was typed; for nothing, whom one follows and knows. */
export async function findGrantees(
  office: OfficeApi,
  query: string,
  signal: AbortSignal,
  language: Language,
): Promise<readonly Grantee[]> {
  if (query === '') return knownPeople(office, language);
  const { people, departments, groups } = await office.contacts.find(query, { signal });
  const foundPeople = people
    .slice(0, most)
    .map((one) => forReader(one, language))
    .map(({ id, name, departmentName, title }) => ({
      ...{ kind: 'person' as const, id, name },
      detail: [departmentName, title].filter((one) => one !== '').join(' · '),
    }));
  const places = [
    ...departments
      .slice(0, most)
      .map((one) => forReader(one, language))
      .map(({ id, name, fullPath }) => ({
        ...{ kind: 'department' as const, id, name, detail: fullPath },
      })),
    ...groups.slice(0, most).map(({ id, name }) => ({ kind: 'group' as const, id, name })),
  ];
  // Of people who only sit there the place itself comes first.
  return areByPlace(query, people) ? [...places, ...foundPeople] : [...foundPeople, ...places];
}

async function knownPeople(office: OfficeApi, language: Language): Promise<readonly Grantee[]> {
  const [friends, { groups }] = await Promise.all([office.contacts.friends(), office.contacts.groups({})]);
  return [
    ...friends
      .slice(0, most)
      .map((one) => forReader(one, language))
      .map(({ id, name, departmentName }) => ({
        ...{ kind: 'person' as const, id, name, detail: departmentName },
      })),
    ...groups.slice(0, most).map(({ id, name }) => ({ kind: 'group' as const, id, name })),
  ];
}
