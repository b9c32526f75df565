// What `npm run golden` does: takes the golden pictures again and names those that look different; `-- --write` renews them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenPictures } from './golden-pictures.ts';
import { difference, goldenLetters, tolerance, writeGolden } from './golden.ts';
import { openPhotographer, pictureName } from './photographer.ts';

const writes = process.argv.includes('--write');
const differing = fileURLToPath(new URL('../../dist/photographs/differing', import.meta.url));
const pictures = goldenPictures();
const photographer = await openPhotographer();
let different = 0;
try {
  if (!writes && photographer.letters !== goldenLetters())
    process.stderr.write('letters look different here from where the pictures were made\n');
  for (const { page, view } of pictures) {
    const name = pictureName(page, view);
    let share = 1;
    let last: Buffer | undefined;
    const picture = await photographer.take(page, view, (taken) => {
      share = difference(name, taken);
      const isSame = last?.equals(taken) === true;
      last = taken;
      return share <= tolerance || (writes && isSame);
    });
    if (share <= tolerance) continue;
    different += 1;
    if (writes) writeGolden(name, picture, photographer.letters);
    else {
      mkdirSync(differing, { recursive: true });
      writeFileSync(join(differing, `${name}.png`), picture);
    }
    process.stdout.write(`${writes ? 'written' : 'different'}: ${name}, ${(share * 100).toFixed(2)} %\n`);
  }
} finally {
  await photographer.close();
}
process.stdout.write(`${pictures.length} pictures, ${different} ${writes ? 'written' : 'different'}\n`);
process.exitCode = different > 0 && !writes ? 1 : 0;
