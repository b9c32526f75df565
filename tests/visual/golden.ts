// Compares pictures with the golden ones, the way an eye does, and says how far apart they are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const golden = fileURLToPath(new URL('golden', import.meta.url));
const madeWith = join(golden, 'made-with.json');
/** How different one pixel may be (0 to 1): anti-aliasing is not a difference. */
const threshold = 0.15;
/** Share of pixels that may differ: a shifted hairline stays below, a button that came or went does not. */
export const tolerance = 0.001;

/** What letters looked like where the golden pictures were made (`Photographer.letters`). */
export function goldenLetters(): string {
  return existsSync(madeWith)
    ? (JSON.parse(readFileSync(madeWith, 'utf8')) as { letters: string }).letters
    : '';
}

/** Writes a golden picture. */
export function writeGolden(name: string, picture: Buffer, letters: string): void {
  mkdirSync(golden, { recursive: true });
  writeFileSync(join(golden, `${name}.png`), picture);
  writeFileSync(madeWith, `{ "letters": ${JSON.stringify(letters)} }\n`);
}

/** The share of pixels in which a picture differs from its golden one; 1 where the sizes differ or there is none. */
export function difference(name: string, picture: Buffer): number {
  const file = join(golden, `${name}.png`);
  if (!existsSync(file)) return 1;
  const kept = readFileSync(file);
  // The same browser writes the same picture with the same bytes.
  if (kept.equals(picture)) return 0;
  const ours = PNG.sync.read(picture);
  const theirs = PNG.sync.read(kept);
  const { width, height } = theirs;
  if (ours.width !== width || ours.height !== height) return 1;
  const differing = pixelmatch(ours.data, theirs.data, undefined, width, height, { threshold });
  return differing / (width * height);
}
