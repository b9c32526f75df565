// Decides how the way to a department is written for people: its levels stand apart, in every language and face.

/** Between two levels: a blank on each side, so that a long way breaks between them. */
const between = ' / ';

/**
 * A path as it is read (`集团 / 平台组`) from the one the office tells (`集团/平台组`). Programs are given the office's own.
 * A path that stands apart already stays as it is.
 */
export function pathText(path: string): string {
  return path
    .split('/')
    .map((level) => level.trim())
    .join(between);
}

/** What a department stands in, as it is read: its way without its own name; empty for the topmost. */
export function pathAbove(path: string): string {
  return pathText(path.split('/').slice(0, -1).join('/'));
}

/** Where somebody works, as it is read: the whole way, or the department's name where the way is not known. */
export function departmentText(person: {
  readonly departmentPath: string;
  readonly departmentName: string;
}): string {
  return pathText(person.departmentPath || person.departmentName);
}
