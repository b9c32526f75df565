// Chooses the hue of a file's tile by what kind of file its name says it is.

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

/** The hue of a file; blue where its ending says nothing. */
export function fileHue(name: string): Hue {
  return hueOf.get(/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '') ?? 5;
}
