// Words a notice in both languages without the whole of the sentences: what the search index holds of it and a hit shows.
import { searchableText, plainText } from '../../contract/markup/readable.ts';
import { readSystemNotice, systemNoticesId } from '../../contract/markup/system-notice.ts';
import { groupNotices as english } from '../../locales/en/group-notices.ts';
import { localeOf, type Language } from '../../locales/language.ts';
import { listText } from '../../locales/list-text.ts';
import { groupNotices as chinese } from '../../locales/zh/group-notices.ts';
import type { MessageRow } from '#storage/rows.ts';
import { noticeText } from '../rules/notice-text.ts';

/** What of a stored message its words depend on. */
type Worded = Pick<
  MessageRow,
  'text' | 'senderId' | 'bySystem' | 'systemKey' | 'operatorName' | 'targetNames' | 'mine'
>;

const sentences = { zh: chinese, en: english } as const;

/** The sentence of a group's notice as the faces show it; undefined for what people wrote. */
function groupNotice(message: Worded, language: Language): string | undefined {
  if (!message.bySystem) return undefined;
  const notice = noticeText(message);
  if (notice.key === undefined) return notice.text;
  const { operator, targets, text } = notice.parameters;
  const names = listText({ locale: localeOf(language) }, targets);
  const said: Readonly<Record<string, string>> = { operator, targets: names, text };
  const name = notice.key.slice('chat.notice.'.length) as keyof typeof chinese;
  return sentences[language][name].replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, parameter: string) => said[parameter] ?? '',
  );
}

/** What a message says to a reader of this language: a notice its sentence there, anything else its words. */
export function shownWords(message: Worded, language: Language): string {
  const notice = groupNotice(message, language);
  if (notice !== undefined) return notice;
  const system = message.senderId === systemNoticesId ? readSystemNotice(message.text) : undefined;
  if (system === undefined) return plainText(message.text);
  return (language === 'en' ? system.languages?.english : undefined) ?? system.text;
}

/**
 * What a search looks in. Notices are there in both languages, so that whoever changes theirs finds them as before;
 * the line between them keeps a word of one from running into the other.
 */
export function searchedWords(message: Worded): string {
  const notice = groupNotice(message, 'zh');
  return notice === undefined
    ? searchableText(message.text, message.senderId)
    : `${notice}\n${groupNotice(message, 'en') ?? ''}`;
}
