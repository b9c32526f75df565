// Proves that a flash message is gone: looks through the bytes of every file of this computer's product folders for it.
import { createReadStream, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What was looked through, and where something was found. */
export type BurnScan = {
  readonly files: number;
  readonly bytes: number;
  readonly folders: readonly string[];
  /** Places of copies: the file, and in which form. */
  readonly copies: readonly { readonly path: string; readonly form: string }[];
};

type Needle = { readonly form: string; readonly bytes: Buffer };

/** How a flash message with its text is written wherever the office, a frame or a store would write one. */
const wireForm = ')[{"c":"';

/**
 * The forms in which words could lie in a file. Base64 shifts with what stands before: the bytes that are the same
 * whatever that is are looked for, at each of the three shifts.
 */
function needlesOf(words: string | undefined): Needle[] {
  const opening = `flashMsg(${wireForm}`;
  const own: Needle[] = [
    { form: 'message UTF-8', bytes: Buffer.from(opening, 'utf8') },
    { form: 'message UTF-16', bytes: Buffer.from(opening, 'utf16le') },
  ];
  if (words === undefined) return own;
  const utf8 = Buffer.from(words, 'utf8');
  const escaped = JSON.stringify(words).slice(1, -1);
  const ascii = escaped.replace(
    /[^\u0020-\u007e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const base64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), utf8])
      .toString('base64')
      .replace(/(?<!=)=+$/, '');
    return text.slice(shift === 0 ? 0 : shift + 1, -2);
  });
  const texts: [form: string, bytes: Buffer][] = [
    ['UTF-8', utf8],
    ['UTF-16 LE', Buffer.from(words, 'utf16le')],
    ['UTF-16 BE', Buffer.from(words, 'utf16le').swap16()],
    ['JSON', Buffer.from(escaped)],
    ['ASCII JSON', Buffer.from(ascii)],
    ...base64.map((text): [string, Buffer] => ['base64', Buffer.from(text)]),
  ];
  const seen = new Set<string>();
  for (const [form, bytes] of texts) {
    const hex = bytes.toString('hex');
    if (bytes.length < 4 || seen.has(hex)) continue;
    seen.add(hex);
    own.push({ form, bytes });
  }
  return own;
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: unknown): Dirent[] => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function formsIn(
  path: string,
  needles: readonly Needle[],
): Promise<{ bytes: number; forms: string[] }> {
  const overlap = Math.max(...needles.map(({ bytes }) => bytes.length)) - 1;
  const found = new Set<string>();
  let tail = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) {
    const part = Buffer.concat([tail, chunk as Buffer]);
    bytes += (chunk as Buffer).length;
    for (const needle of needles) if (part.includes(needle.bytes)) found.add(needle.form);
    tail = part.subarray(Math.max(0, part.length - overlap));
  }
  return { bytes, forms: [...found] };
}

/** Looks for any flash message that was written down with its text, and for these words in every form. */
export async function scanForFlash(folders: readonly string[], words?: string): Promise<BurnScan> {
  const needles = needlesOf(words);
  const paths = [...new Set((await Promise.all(folders.map(filesUnder))).flat())];
  const copies: { path: string; form: string }[] = [];
  let [files, bytes] = [0, 0];
  for (const path of paths) {
    const found = await formsIn(path, needles).catch((error: unknown) => {
      // Write-ahead logs and part files come and go while one looks.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    if (found === undefined) continue;
    files += 1;
    bytes += found.bytes;
    copies.push(...found.forms.map((form) => ({ path, form })));
  }
  return { files, bytes, folders, copies };
}
