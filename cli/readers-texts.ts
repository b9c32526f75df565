// The sentences of whoever reads a table: with names in letters where they read English and have chosen them.
import type { OfficeApi } from '#sdk/api.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { Context } from './context.ts';
import { presentValue } from './feeds.ts';

/** For what people look at; a program that reads the output is given names as they are. */
export async function readersTexts(
  context: Context,
  office: Pick<OfficeApi, 'settings'>,
): Promise<Translator> {
  const texts = await context.texts();
  if (texts.language !== 'en' || !context.io.outIsTerminal || context.output.forPrograms) return texts;
  const { nameLetters: isWanted } = await presentValue(office.settings.state);
  if (!isWanted) return texts;
  const { nameLetters } = await import('#sdk/locales/name-letters.ts');
  return { ...texts, letters: nameLetters };
}
