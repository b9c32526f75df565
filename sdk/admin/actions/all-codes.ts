// Follows the pages in which an office makes one-time codes, to their end.
import type { PersonCode } from '../admin-api.ts';

/**
 * The codes of all pages.
 * @param ask makes the codes of one page, those behind a person where one is named
 */
export async function allCodes(
  ask: (
    after: string | undefined,
  ) => Promise<{ readonly codes: readonly PersonCode[]; readonly more: boolean }>,
): Promise<PersonCode[]> {
  const found: PersonCode[] = [];
  for (;;) {
    const { codes, more } = await ask(found.at(-1)?.id);
    found.push(...codes);
    if (!more || codes.length === 0) return found;
  }
}
