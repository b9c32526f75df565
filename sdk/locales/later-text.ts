// Writes what waits for its time in one line: its words, the file it carries with its size, and how far that is.
import { sizeText } from './size-text.ts';
import type { Translator } from './translator.ts';

/** What of an entry is written: sizes in bytes; `mid` of a reminder; `upload` while its file is not up. */
export type LaterFacts = {
  readonly text: string;
  readonly words: string;
  readonly mid?: number;
  readonly file?: { readonly name: string; readonly size: number };
  readonly upload?: { readonly done: number; readonly state: 'queued' | 'sending' | 'paused' | 'failed' };
};

/** What will be sent, or what it reminds of. */
export function laterText(
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  { file, mid, text, words }: LaterFacts,
): string {
  if (mid !== undefined) return t('acts.later.reminder', { text });
  if (file === undefined) return text;
  const parameters = { name: file.name, size: sizeText(file.size, locale) };
  return words === ''
    ? t('acts.later.file', parameters)
    : t('acts.later.fileWords', { ...parameters, words });
}

/** How far its file is, while the office does not have it; undefined once it has. */
export function laterState(
  { t }: Pick<Translator, 't'>,
  { file, upload }: Pick<LaterFacts, 'file' | 'upload'>,
): string | undefined {
  if (upload === undefined) return undefined;
  const size = file?.size ?? 0;
  const percent = size === 0 ? 100 : Math.floor((upload.done / size) * 100);
  if (upload.state === 'paused') return t('acts.later.paused', { percent });
  if (upload.state === 'failed') return t('acts.later.failed');
  return upload.state === 'queued' ? t('acts.later.queued') : t('acts.later.uploading', { percent });
}
