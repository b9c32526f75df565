// Exports a chat: gathers its messages page by page and prints them in the reader's language.
import type { ExportedFile, LocalMessage, OfficeApi } from '../../api.ts';
import { summarize } from '../../contract/markup/summary.ts';
import { clockText, fullTime } from '../../locales/time-text.ts';
import type { Translator } from '../../locales/index.ts';
import { errorText } from '../../notices/rules/error-sentence.ts';
import { exportable, printExport, type ExportFormat, type ExportWords } from '../rules/chat-export.ts';
import { noticeText } from '../rules/notice-text.ts';

/** What is to be exported. Times in epoch ms, inclusive and exclusive. */
export type ExportRequest = { chatId: string; format: ExportFormat; from?: number; to?: number };

/** Messages asked for at once. */
const pageSize = 300;

/** The file's content, and how many messages are in it. `progress` gets how many have been gathered. */
export async function exportChat(
  office: OfficeApi,
  request: ExportRequest,
  parts: {
    translator: Translator;
    now: number;
    progress?: (messages: number) => void;
    /** Puts the files of the messages beside the export; without it they are named only. */
    files?: (messages: readonly LocalMessage[]) => Promise<ReadonlyMap<number, ExportedFile>>;
    signal?: AbortSignal;
  },
): Promise<{ content: string; messages: number }> {
  const { translator, now } = parts;
  const chat = await office.chat.get(request.chatId);
  const messages = await gatherMessages(office, request, parts);
  const files = await parts.files?.(messages);
  const made = translator.t('acts.export.made', { time: fullTime(translator, now) });
  const content = printExport(request.format, messages, {
    ...wordsOf(chat.name, translator, made),
    ...(files === undefined ? {} : { files }),
  });
  return { content, messages: messages.length };
}

/** The messages of an export, oldest first. `progress` gets how many have been gathered. */
export async function gatherMessages(
  office: OfficeApi,
  { chatId, from = 0, to = Number.MAX_SAFE_INTEGER }: ExportRequest,
  parts: { progress?: (messages: number) => void; signal?: AbortSignal },
): Promise<LocalMessage[]> {
  const found: LocalMessage[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    parts.signal?.throwIfAborted();
    const page = await office.chat.older(chatId, before, pageSize);
    const [oldest] = page.messages;
    found.unshift(...page.messages.filter((one) => exportable(one) && one.time >= from && one.time < to));
    parts.progress?.(found.length);
    if (oldest === undefined || page.end || oldest.time < from) return found;
    before = oldest.mid;
  }
}

function wordsOf(chatName: string, translator: Translator, made: string): ExportWords {
  const { t, translateRef } = translator;
  return {
    locale: translator.locale,
    chatName,
    made,
    day: (time) => fullTime(translator, time).replace(/(?:[,，]|(?<!\s))\s*\d{1,2}:\d{2}.*$/u, ''),
    clock: (time) => clockText(translator, time),
    notice(message) {
      const notice = noticeText(message);
      return notice.key === undefined ? notice.text : translateRef(notice);
    },
    missing: (name, error) => t('acts.export.missing', { name, reason: errorText(translator, error) }),
    label(message) {
      const { card } = summarize(message.text);
      return card === undefined ? '' : `${t(`chat.cards.${card}`)} `;
    },
  };
}
