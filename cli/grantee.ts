// Finds what a word on the command line means where people, chat groups and departments can all be named.
import type { OfficeApi } from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { departmentsCalled } from './department.ts';
import { CliError } from './errors.ts';
import { findChat, findPerson } from './target.ts';

/** Somebody, a group of chats one is in, or a department with all below it; each by its own id. */
export type Grantee = { readonly kind: 'person' | 'group' | 'department'; readonly id: string };

/** Nobody is called so, or several are found: people who only sit in a department answer to its name as well. */
const isUnsure = (error: unknown): boolean =>
  error instanceof CliError
    ? error.code === 'ambiguousTarget'
    : asOfficeError(error).code === 'personNotFound';

/**
 * Whom a word means: one person who is called so; else the group, or the department, that has exactly this name.
 * @throws OfficeError `personNotFound`; CliError `ambiguousTarget` with the candidates
 */
export async function findGrantee(office: OfficeApi, word: string): Promise<Grantee> {
  try {
    return { kind: 'person', id: (await findPerson(office, word)).id };
  } catch (error) {
    if (!isUnsure(error)) throw error;
    const chat = await findChat(office, word).catch(() => undefined);
    if (chat?.groupId !== undefined) return { kind: 'group', id: chat.groupId };
    const { departments } = await office.contacts.search(word);
    const [department, another] = departmentsCalled(departments, word);
    if (department === undefined || another !== undefined) throw error;
    return { kind: 'department', id: department.id };
  }
}
