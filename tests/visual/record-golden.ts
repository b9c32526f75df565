// What `npm run golden` does: makes the golden pictures anew. Look at them before they are committed.
import { goldenPictures } from './golden-pictures.ts';
import { difference, tolerance, writeGolden } from './golden.ts';
import { openPhotographer, pictureName } from './photographer.ts';

const photographer = await openPhotographer();
try {
  for (const { page, view } of goldenPictures()) {
    const name = pictureName(page, view);
    const picture = await photographer.take(page, view);
    if (difference(name, picture) <= tolerance) continue;
    writeGolden(name, picture, photographer.browserVersion);
    process.stdout.write(`written: ${name}\n`);
  }
} finally {
  await photographer.close();
}
