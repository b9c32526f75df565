// Decides what stands on each line of the contacts: the opened tree, or what a look-up found.
import type { ContactsSnapshot } from '#sdk/contacts/screens/contacts.ts';

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
  | { readonly type: 'person'; readonly personId: string; readonly detail: string }
);

/** The lines, in the order they are drawn. */
export function contactLines(shown: Pick<ContactsSnapshot, 'rows' | 'query' | 'found'>): ContactLine[] {
  if (shown.query.trim() !== '') return foundLines(shown);
  return shown.rows.map(({ node, depth, open, loading }): ContactLine =>
    node.kind === 'dept'
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
        },
  );
}

function foundLines({ found }: Pick<ContactsSnapshot, 'found'>): ContactLine[] {
  const people = (found?.people ?? []).map((person): ContactLine => ({
    type: 'person',
    key: `found ${person.id}`,
    depth: 0,
    name: person.name,
    personId: person.id,
    detail: person.departmentPath || person.departmentName,
  }));
  const departments = (found?.departments ?? []).map((department): ContactLine => ({
    type: 'department',
    key: `found dept ${department.id}`,
    depth: 0,
    name: department.name,
    departmentId: department.id,
    isOpen: false,
    isLoading: false,
    detail: department.fullPath,
  }));
  return [...people, ...departments];
}
