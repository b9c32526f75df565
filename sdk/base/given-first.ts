// Turns a name that directories write with the family name first and a comma: «Eriksen, Nora» is Nora Eriksen to those who speak to her.

/** The name as it is said; any other name as it stands. */
export function givenFirst(name: string): string {
  const [family = '', given = '', more] = name.split(',');
  const isTurned = more === undefined && given.trim() !== '' && family.trim() !== '';
  return isTurned && !/\p{Script=Han}/u.test(name) ? `${given.trim()} ${family.trim()}` : name;
}
