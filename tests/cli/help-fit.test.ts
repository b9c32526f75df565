// Proves that help is as wide as the terminal and no wider, and whole lines where it goes into a pipe.
import { expect, test } from 'vitest';
import { helpFit } from '#cli/commands/help/fit.ts';
import { helpFor } from '#cli/commands/help/pages.ts';
import { palette } from '#cli/output/paint.ts';
import { cellWidth } from '#cli/tui/text/cell-width.ts';
import { createTranslator, languages } from '#sdk/locales/index.ts';

/** Words that are copied stay on one line: usage and examples. */
const isCommand = (line: string): boolean => line.includes('tangram ');

test.each(languages)(
  'no sentence is cut by the edge of a terminal of 80 columns, in %s',
  async (language) => {
    const fit = await helpFit({ outIsTerminal: true, columns: 80 });
    const tools = { texts: createTranslator(language), paint: palette(false), ...(fit && { fit }) };
    for (const words of [
      [],
      ['chat'],
      ['chat', 'send'],
      ['chat', 'list'],
      ['account', 'password'],
      ['server', 'start'],
    ]) {
      const page = await helpFor(words, tools);
      for (const line of page.split('\n').filter((one) => !isCommand(one)))
        expect([line, cellWidth(line) <= 80]).toEqual([line, true]);
      // Nothing is lost by the breaking.
      const whole = await helpFor(words, { texts: tools.texts, paint: tools.paint });
      expect(page.replaceAll(/\s+/g, '')).toBe(whole.replaceAll(/\s+/g, ''));
    }
  },
);

test('a pipe gets each line whole', async () =>
  expect(await helpFit({ outIsTerminal: false, columns: 80 })).toBeUndefined());
