// What `npm run photographs [NAME…]` does: a picture of every gallery page in every language, theme and width, and the
// frames of the terminal client (`terminal`, and which of them: `terminal zh 80x24`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { galleryPages, type GalleryPage } from '../../gui/gallery/gallery-pages.ts';
import { isTerminalWord, photographTerminal } from './terminal-photographs.ts';
import { openPhotographer, pictureName, widths, type View } from './photographer.ts';

const folder = fileURLToPath(new URL('../../dist/photographs', import.meta.url));
const words = process.argv.slice(2);
const withTerminal = words.length === 0 || words.includes('terminal');
const terminalWords = withTerminal ? words.filter(isTerminalWord) : [];
const asked = words.filter((word) => word !== 'terminal' && !terminalWords.includes(word));
const withPages = words.length === 0 || asked.length > 0;
const pages = galleryPages.filter(
  ({ name }) => withPages && (asked.length === 0 || asked.some((part) => name.startsWith(part))),
);
const views: View[] = (['zh', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
);

if (pages.length === 0 && !withTerminal) throw new RangeError(`no page is called ${asked.join(' or ')}`);
mkdirSync(folder, { recursive: true });
let taken = 0;
let failed = 0;
if (withTerminal) taken += await photographTerminal(folder, terminalWords);
if (pages.length > 0) await takePages();

async function takePages(): Promise<void> {
  const photographer = await openPhotographer();
  try {
    const takeOne = async (page: GalleryPage, view: View): Promise<void> => {
      const name = pictureName(page, view);
      try {
        writeFileSync(join(folder, `${name}.png`), await photographer.take(page, view));
        taken += 1;
      } catch (error) {
        failed += 1;
        process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      }
    };
    for (const view of views) await Promise.all(pages.map((page) => takeOne(page, view)));
  } finally {
    await photographer.close();
  }
}
process.stdout.write(`${taken} pictures in ${folder}${failed > 0 ? `, ${failed} failed` : ''}\n`);
process.exitCode = failed > 0 ? 1 : 0;
