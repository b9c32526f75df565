// The sentences of whoever reads a table: with names in letters where they read English and have chosen them.
import type { OfficeApi } from '#sdk/api.ts';
import type { Language, Translator } from '#sdk/locales/index.ts';
import { presentValue } from './feeds.ts';

type Settled = Pick<OfficeApi, 'settings'>;

/** What of a command's context says who reads: their language, and whether it is a person at all. */
type Reading = {
  readonly language: Language;
  readonly io: { readonly outIsTerminal: boolean };
  readonly output: { readonly forPrograms: boolean };
};

/** For what people look at; a program that reads the output is given names as they are. */
export async function readersTexts(
  context: Reading & { texts(): Promise<Translator> },
  office: Settled,
): Promise<Translator> {
  return { ...(await context.texts()), ...(await readersLetters(context, office)) };
}

/** The letters of names alone, where no sentence is needed: loading all of them takes longer than a list. */
export async function readersLetters(
  context: Reading,
  office: Settled,
): Promise<Pick<Translator, 'letters'>> {
  if (context.language !== 'en' || !context.io.outIsTerminal || context.output.forPrograms) return {};
  const { nameLetters: isWanted } = await presentValue(office.settings.state);
  return isWanted ? { letters: (await import('#sdk/locales/name-letters.ts')).nameLetters } : {};
}
