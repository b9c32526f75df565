// Owns the content of system notices: JSON in messages of person 2, with English words beside the Chinese (spec §3).
import {
  group,
  identifier,
  line,
  listOf,
  printPayload,
  prose,
  readPayload,
  wholeNumber,
  type PayloadOf,
} from './payload.ts';

/** The person whose messages are system notices (spec §3). */
export const systemNoticesId = '2';

/** Wire names, house names, what they hold. `type` 1 is a meeting (spec); 2 a request for a shared file (ours). */
const fields = {
  content: ['text', prose(2000), 'needed'],
  type: ['type', wholeNumber],
  urlpath: ['path', line(200)],
  urlparam: [
    'parameters',
    listOf(group({ key: ['key', line(64), 'needed'], value: ['value', prose(500), 'needed'] }), 20),
  ],
  id: ['id', identifier],
  lang: ['languages', group({ en: ['english', prose(2000)] })],
} as const;

/** A system notice in house names. */
export type SystemNotice = PayloadOf<typeof fields>;

/** Reads one; undefined for a text that is none, which is then shown as it is. */
export function readSystemNotice(text: string): SystemNotice | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return readPayload(fields, JSON.parse(text));
  } catch {
    // Not JSON: an older office wrote words.
    return undefined;
  }
}

/** The text of a notice. */
export function printSystemNotice(notice: SystemNotice): string {
  return JSON.stringify(printPayload(fields, notice));
}

const parameterOf = ({ parameters = [] }: SystemNotice, name: string): string | undefined =>
  parameters.find(({ key }) => key === name)?.value;

/** The topic it was told under; empty where an older office named none. */
export const noticeTopic = (notice: SystemNotice): string => parameterOf(notice, 'topic') ?? '';

/** The thing a notice is about, and the topic it was told under. */
export function noticeThing(notice: SystemNotice): { reference: string; topic: string } | undefined {
  const reference = parameterOf(notice, 'reference');
  return reference === undefined ? undefined : { reference, topic: noticeTopic(notice) };
}

/** The message a notice leads to, where it names one by its parameters. */
export function noticeTarget(notice: SystemNotice): { chatId: string; mid: number } | undefined {
  const chatId = parameterOf(notice, 'chatlinkid');
  const mid = Number(parameterOf(notice, 'mid') ?? 0);
  return chatId !== undefined && /^\d{5,16}$/.test(chatId) && Number.isSafeInteger(mid)
    ? { chatId, mid }
    : undefined;
}
