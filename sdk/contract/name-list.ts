// Writes and reads several names in one field, as system messages carry those they are about (spec §4 `tonicks`).

/** What parts the names. A name may hold a comma («Eriksen, Nora»), hardly ever this. */
const separator = '、';
/** Commas of offices that part names with them: without a blank behind, which one inside of a name has. */
const bareComma = /[,，](?!\s)/;

/** The field for some names. One name that would be read as several gets the separator behind it. */
export function printNameList(names: readonly string[]): string {
  const [only] = names;
  return names.length === 1 && only !== undefined && bareComma.test(only)
    ? only + separator
    : names.join(separator);
}

/** The names of a field, also of one that parts them with commas. */
export function readNameList(field: string): string[] {
  return field
    .split(field.includes(separator) ? separator : bareComma)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
