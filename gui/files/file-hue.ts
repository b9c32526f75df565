// Chooses the hue and the glyph of a file's tile by what kind of file its name says it is.
import type { IconName } from '../parts/icon-paths.ts';

/** One of the seven hues of the design language. */
export type Hue = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Endings by hue: papers red, tables green, texts blue, slides amber, packed jade, pictures violet, film and sound plum. */
const endings: Readonly<Record<Hue, readonly string[]>> = {
  1: ['pdf', 'ofd'],
  2: ['ppt', 'pptx', 'key', 'odp', 'dps'],
  3: ['xls', 'xlsx', 'csv', 'ods', 'et'],
  4: ['zip', 'rar', '7z', 'tar', 'gz', 'bin', 'exe', 'iso'],
  5: ['doc', 'docx', 'odt', 'rtf', 'wps', 'md', 'txt'],
  6: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'bmp', 'dwg'],
  7: ['mp4', 'mov', 'avi', 'mkv', 'webm', 'mp3', 'wav', 'm4a'],
};
const hueOf = new Map<string, Hue>(
  ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((hue) => endings[hue].map((ending) => [ending, hue] as const)),
);

/** Endings of sound: the only ones of their hue that are heard, not seen. */
const sounds: readonly string[] = ['mp3', 'wav', 'm4a'];

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';

/** The hue of a file; blue where its ending says nothing. */
export function fileHue(name: string): Hue {
  return hueOf.get(endingOf(name)) ?? 5;
}

/** The glyph of a file: a picture, a film and sound show what they are, everything else is a sheet. */
export function fileIcon(name: string): IconName {
  const hue = fileHue(name);
  if (hue === 6) return 'picture';
  if (hue === 7) return sounds.includes(endingOf(name)) ? 'voice' : 'meeting';
  return 'file';
}
