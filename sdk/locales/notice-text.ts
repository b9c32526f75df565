// Says a notice in the reader's language: the office's own words, or who mentioned, answered or reacted, and to what.
import { givenFirst } from '../base/given-first.ts';
import { lineText, type CardLine } from './card-text.ts';
import { asWord, reactionText, type WrittenEmoji } from './emoji-text.ts';
import { nameText } from './name-text.ts';
import type { TextKey, Translator } from './translator.ts';
import { inLanguage } from './work-text.ts';

type Texts = Pick<Translator, 't' | 'language' | 'letters'>;
type KindKey = Extract<TextKey, `topics.notice${string}`>;
/** What of a notice is said. */
type Item = {
  readonly kind: KindKey extends `topics.${infer Kind}` ? Kind : never;
  readonly words: { readonly zh: string; readonly en: string };
  readonly activity?:
    | {
        readonly type: 'mention' | 'reply' | 'reaction';
        readonly personName: string;
        readonly chatName: string;
        readonly people: number;
        readonly emoji?: string | undefined;
        readonly line: CardLine;
      }
    | undefined;
};

/** What happened, without what was said: «林若溪 提到了你», or the words of the office. */
export function noticeHeading(
  texts: Texts,
  { words, activity }: Item,
  written: WrittenEmoji = asWord,
): string {
  if (activity === undefined) return inLanguage(words, texts.language);
  const { type, people, emoji = '', personName } = activity;
  const name = nameText(texts, givenFirst(personName));
  if (type !== 'reaction') return texts.t(`noticeCentre.${type}`, { name });
  const sign = reactionText(texts, emoji, written);
  return people === 1
    ? texts.t('noticeCentre.reaction', { name, sign })
    : texts.t('noticeCentre.reactions', { name, count: people - 1, sign });
}

/** What stands below the heading: the kind, or where it happened and the words it is about. */
export function noticeDetail(texts: Texts, { kind, activity }: Item, written: WrittenEmoji = asWord): string {
  if (activity === undefined) return texts.t(`topics.${kind}`);
  const text = lineText(texts, activity.line, written);
  return activity.chatName === '' ? text : `${activity.chatName} · ${text}`;
}

/** A notice in one sentence. */
export function noticeText(texts: Texts, item: Item, written: WrittenEmoji = asWord): string {
  const name = noticeHeading(texts, item, written);
  const { activity } = item;
  if (activity === undefined) return name;
  return texts.t('chat.sender', { name, text: lineText(texts, activity.line, written) });
}

/** The kind of a notice, and where it happened. */
export function noticeKindText({ t }: Pick<Translator, 't'>, { kind, activity }: Item): string {
  const chatName = activity?.chatName ?? '';
  return chatName === '' ? t(`topics.${kind}`) : `${t(`topics.${kind}`)} · ${chatName}`;
}
