// Decides what stands on each line of the contacts: the opened tree, a flat section, or what a look-up found.
import { areByPlace } from '#sdk/contacts/rules/are-guesses.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Language } from '#sdk/locales/index.ts';
import { departmentText, pathText } from '#sdk/contacts/rules/department-path.ts';
import type { ContactEntry, ContactsSnapshot } from '#sdk/contacts/screens/contacts.ts';

/** A line. Ids of people may stand in several departments, so a key holds the place too. */
export type ContactLine = { readonly key: string; readonly depth: number; readonly name: string } & (
  | {
      readonly type: 'department';
      readonly departmentId: string;
      readonly isOpen: boolean;
      readonly isLoading: boolean;
      /** People and departments below, or the way to it in what was found. */
      readonly detail: string;
    }
  | {
      readonly type: 'person';
      readonly personId: string;
      readonly detail: string;
      /** Its reading, where a look-up found it: what of the name was typed follows from it. */
      readonly pinyin?: string;
    }
  | { readonly type: 'group'; readonly groupId: string; readonly detail: string }
);

/** The lines, in the order they are drawn. */
export function contactLines(
  shown: Pick<ContactsSnapshot, 'section' | 'entries' | 'rows' | 'query' | 'found'>,
  language: Language,
): ContactLine[] {
  if (shown.query.trim() !== '') return foundLines(shown, language);
  if (shown.section !== 'organisation') return (shown.entries ?? []).map(entryLine);
  return shown.rows.map(({ node: told, depth, open, loading }): ContactLine => {
    const node = forReader(told, language);
    return node.kind === 'dept'
      ? {
          type: 'department',
          key: `dept ${node.id}`,
          depth,
          name: node.name,
          departmentId: node.id,
          isOpen: open,
          isLoading: loading,
          detail: node.personCount === undefined ? '' : String(node.personCount),
        }
      : {
          type: 'person',
          key: `person ${node.parentId} ${node.id}`,
          depth,
          name: node.name,
          personId: node.id,
          detail: node.title,
        };
  });
}

function entryLine(entry: ContactEntry): ContactLine {
  const { key, name, detail } = entry;
  return entry.type === 'person'
    ? { type: 'person', key, depth: 0, name, personId: entry.personId, detail }
    : {
        type: 'group',
        key,
        depth: 0,
        name,
        groupId: entry.groupId,
        detail: entry.count === undefined ? '' : String(entry.count),
      };
}

function foundLines(
  { found, query }: Pick<ContactsSnapshot, 'found' | 'query'>,
  language: Language,
): ContactLine[] {
  const people = (found?.people ?? []).map((person): ContactLine => ({
    type: 'person',
    key: `found ${person.id}`,
    depth: 0,
    name: person.name,
    personId: person.id,
    detail: departmentText(forReader(person, language)),
    pinyin: person.pinyin,
  }));
  const departments = (found?.departments ?? [])
    .map((one) => forReader(one, language))
    .map((department): ContactLine => ({
      type: 'department',
      key: `found dept ${department.id}`,
      depth: 0,
      name: department.name,
      departmentId: department.id,
      isOpen: false,
      isLoading: false,
      detail: pathText(department.fullPath),
    }));
  const groups = (found?.groups ?? []).map((group): ContactLine => ({
    type: 'group',
    key: `found group ${group.id}`,
    depth: 0,
    name: group.name,
    groupId: group.id,
    detail: String(group.memberCount),
  }));
  // Where only a title or a department answers, the department is what was meant; its people follow.
  return areByPlace(query, found?.people ?? [])
    ? [...departments, ...people, ...groups]
    : [...people, ...departments, ...groups];
}
