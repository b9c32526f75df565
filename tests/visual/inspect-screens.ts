// What `npm run screens -- [--by=fingers|systemColours] [NAME…]` does: looks whether every gallery page has room at every size, can be used by fingers and in the system's colours, and keeps the focus when its layers close.
import { parseArgs } from 'node:util';
import { galleryPages } from '../../gui/gallery/gallery-pages.ts';
import { openPhotographer, pictureName, sizes, type View } from './photographer.ts';

const {
  positionals: words,
  values: { by },
} = parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } });
const pages = galleryPages.filter(
  ({ name }) => words.length === 0 || words.some((part) => name.startsWith(part)),
);
const sized: View[] = Object.keys(sizes).map((width, at) => ({
  language: at % 2 === 0 ? 'zh' : 'en',
  theme: 'light',
  width: Number(width) as View['width'],
}));
const special: View[] = [
  { language: 'en', theme: 'light', width: 390, by: 'fingers' },
  { language: 'zh', theme: 'dark', width: 1024, by: 'systemColours' },
];
const views = by === undefined ? [...sized, ...special] : special.filter((view) => view.by === by);

if (pages.length === 0) throw new RangeError(`no page is called ${words.join(' or ')}`);
const photographer = await openPhotographer();
let wrong = 0;
try {
  for (const view of views)
    await Promise.all(
      pages.map(async (page) => {
        const found = await photographer
          .inspect(page, view)
          .catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
        if (found.length === 0) return;
        wrong += 1;
        process.stdout.write(`${pictureName(page, view)}: ${found.join('; ')}\n`);
      }),
    );
} finally {
  await photographer.close();
}
process.stdout.write(`${pages.length * views.length} looked at, ${wrong} wrong\n`);
process.exitCode = wrong > 0 ? 1 : 0;
