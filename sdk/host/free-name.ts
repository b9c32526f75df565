// Finds a name that nothing has yet, the way people know it: «plan.pdf», «plan (1).pdf».

/** Numbers tried; whoever has more files of one name gets an error from the system. */
const mostTries = 10_000;

/** The place itself, or the first with a number that is free. */
export async function freeName(place: string, taken: (place: string) => Promise<boolean>): Promise<string> {
  const [, stem = '', ending = ''] = /^(.*?)((?:\.[^./\\]{1,16})?)$/s.exec(place) ?? [];
  let candidate = place;
  for (let number = 1; number < mostTries && (await taken(candidate)); number += 1)
    candidate = `${stem} (${number})${ending}`;
  return candidate;
}
