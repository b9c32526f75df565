// Writes what waits for its time in one line: its words, the file it carries with its size, and how far that is.
import { sizeText } from './size-text.ts';
import { fullTime } from './time-text.ts';
import type { Translator } from './translator.ts';

/** What of an entry is written: sizes in bytes; `mid` of a reminder; `here` while it waits on this device. */
export type LaterFacts = {
  readonly text: string;
  readonly words: string;
  readonly mid?: number;
  readonly file?: { readonly name: string; readonly size: number };
  readonly here?: {
    readonly done: number;
    readonly state: 'queued' | 'sending' | 'paused' | 'failed';
    readonly isOver: boolean;
  };
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

/** What it waits for on this device, with how far its file is; undefined once the office has it. */
export function laterState(
  { t }: Pick<Translator, 't'>,
  { file, here }: Pick<LaterFacts, 'file' | 'here'>,
): string | undefined {
  if (here === undefined) return undefined;
  const { done, state, isOver } = here;
  if (state === 'failed') return t(file === undefined ? 'acts.later.refused' : 'acts.later.failed');
  if (file === undefined) return t(isOver ? 'acts.later.heldOver' : 'acts.later.held');
  const percent = file.size === 0 ? 100 : Math.floor((done / file.size) * 100);
  if (state === 'paused') return t('acts.later.paused', { percent });
  if (isOver) return t('acts.later.fileOver', { percent });
  return state === 'queued' ? t('acts.later.queued') : t('acts.later.uploading', { percent });
}

/** What somebody is told who has just scheduled something: when it goes, or that it waits here first. */
export function scheduledText(
  translator: Translator,
  { dueTime, file, here }: Pick<LaterFacts, 'file' | 'here'> & { readonly dueTime: number },
): { key: 'acts.when.scheduled' | 'acts.when.held'; parameters: { time: string } } {
  const waits = here !== undefined && file === undefined;
  return {
    key: waits ? 'acts.when.held' : 'acts.when.scheduled',
    parameters: { time: fullTime(translator, dueTime) },
  };
}
