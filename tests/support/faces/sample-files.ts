// The files that are sent in the journeys of every face: the same ones for all, down to the times a ZIP file keeps.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';

/** Where they lie. */
export type SampleFiles = {
  readonly picture: string;
  readonly document: string;
  readonly folder: string;
  /** What is scheduled. */
  readonly later: string;
};

/** Last changed then; a ZIP file counts in steps of two seconds. */
const changed = new Date('2024-03-05T01:00:00Z');

/** Writes them below a folder. */
export function writeSampleFiles(base: string): SampleFiles {
  const write = (path: string, content: string | Buffer): string => {
    const place = join(base, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    utimesSync(place, changed, changed);
    return place;
  };
  const drawn = new PNG({ width: 40, height: 30 });
  drawn.data.fill(160);
  const picture = write('机房.png', PNG.sync.write(drawn));
  const document = write('月报.pdf', '%PDF-1.4\n'.padEnd(5_000, '月报 '));
  const later = write('通知.pdf', '%PDF-1.4\n'.padEnd(3_000, '通知 '));
  // Written last first: the order of a folder is nobody's promise.
  write('图纸/二层.txt', '二层');
  write('图纸/旧/地下.txt', '地下');
  write('图纸/一层.txt', '一层'.repeat(400));
  return { picture, document, folder: join(base, '图纸'), later };
}
