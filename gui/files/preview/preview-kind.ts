// Decides by a file's name how it is shown, and as which type its bytes are given to the browser.

/** How a file is shown. */
export type PreviewKind =
  | 'picture'
  | 'video'
  | 'audio'
  | 'pdf'
  | 'word'
  | 'sheet'
  | 'markdown'
  | 'text'
  | 'none';

const mebibyte = 1_048_576;

/** Bytes of a file that are shown of each kind at most. */
export const maxPreviewBytes: Readonly<Record<Exclude<PreviewKind, 'none'>, number>> = {
  picture: 64 * mebibyte,
  video: 512 * mebibyte,
  audio: 256 * mebibyte,
  pdf: 128 * mebibyte,
  word: 32 * mebibyte,
  sheet: 16 * mebibyte,
  markdown: mebibyte,
  text: 4 * mebibyte,
};

/** Pictures that a browser only paints: a drawing that may carry scripts is shown as the text it is. */
const types: Readonly<Record<string, readonly [PreviewKind, string]>> = {
  png: ['picture', 'image/png'],
  jpg: ['picture', 'image/jpeg'],
  jpeg: ['picture', 'image/jpeg'],
  gif: ['picture', 'image/gif'],
  webp: ['picture', 'image/webp'],
  bmp: ['picture', 'image/bmp'],
  avif: ['picture', 'image/avif'],
  mp4: ['video', 'video/mp4'],
  m4v: ['video', 'video/mp4'],
  webm: ['video', 'video/webm'],
  mp3: ['audio', 'audio/mpeg'],
  wav: ['audio', 'audio/wav'],
  m4a: ['audio', 'audio/mp4'],
  ogg: ['audio', 'audio/ogg'],
  flac: ['audio', 'audio/flac'],
  pdf: ['pdf', 'application/pdf'],
  docx: ['word', ''],
  docm: ['word', ''],
  xlsx: ['sheet', ''],
  xlsm: ['sheet', ''],
  csv: ['sheet', ''],
  md: ['markdown', ''],
  markdown: ['markdown', ''],
};
const texts = new Set(
  'txt log json xml svg html htm yml yaml toml ini conf env properties sql graphql proto diff patch tex srt vtt ics vcf ts tsx mts js mjs jsx css scss less py rb java kt swift c h cc cpp hpp cs go rs php pl lua r sh bash zsh ps1 bat cmd dockerfile makefile gradle vue svelte'.split(
    ' ',
  ),
);

/** How a file of this name is shown. */
export function previewKind(name: string): { kind: PreviewKind; type: string } {
  const ending = /([^./]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const [kind, type] = types[ending] ?? [texts.has(ending) ? 'text' : 'none', ''];
  return { kind, type };
}
