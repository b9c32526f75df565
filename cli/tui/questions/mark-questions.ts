// Asks for a reaction or the new words of a message, and shows what people added: who reacted, old words, pins.
import type { LocalMessage, Member, PinnedMessage, ReactionBy } from '#sdk/api.ts';
import { emojiCalled, emojiOf, wordOfEmoji } from '#sdk/contract/emojis.ts';
import { editableText } from '#sdk/chat/rules/editable-text.ts';
import { isBlank } from '#sdk/chat/rules/message-text.ts';
import { everyoneName } from '#sdk/chat/rules/mention-text.ts';
import { emojisFound } from '#sdk/chat/rules/native-emojis.ts';
import { MentionsScreen } from '#sdk/chat/screens/mentions.ts';
import { loadNativeEmojis, nativesAtHand } from '#sdk/chat/screens/native-emojis.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asWord, reactionText } from '#sdk/locales/emoji-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import type { Desk } from '../frame/desk.ts';
import { messageInALine } from '../lines/message-in-a-line.ts';
import type { Suggested } from './questions.ts';

/** Emojis that are offered for what is typed. */
const mostOffered = 30;

type Asking = Pick<Desk, 'questions' | 'go' | 'translator'>;

/** The name or the character of an emoji; undefined where none was chosen. Keys behind the one that asks are taken at once. */
export function askReaction({ questions, go, translator }: Asking): Promise<string | undefined> {
  const { t, language } = translator;
  return questions.ask(
    {
      title: t('marks.react'),
      placeholder: t('chat.emojiPicker.search'),
      unfit: t('chat.emojiPicker.none'),
      more: loadNativeEmojis(),
      suggest: (typed) =>
        emojisFound(nativesAtHand(), typed, mostOffered)
          .slice(0, mostOffered)
          .map(({ name, english }) => ({
            key: name,
            text: emojiCalled(name, language),
            // In English what is typed for it in a message; its Chinese name says nothing to this reader.
            detail: language === 'zh' || emojiOf(name) === undefined ? english : `:${wordOfEmoji(name)}:`,
            answer: name,
          })),
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}

/** The new words of a message and whom they mention; undefined where it stays as it is. Members are offered at an @. */
export async function askNewWords(
  { questions, go, translator, office }: Asking & Pick<Desk, 'office'>,
  message: LocalMessage,
): Promise<{ text: string; mentions: string[] } | undefined> {
  const { t, language } = translator;
  const finder = new MentionsScreen(office, message.groupId, everyoneName(language));
  const person = (typed: string, member: Member): Suggested[] => {
    const written = finder.written(typed, member);
    if (written === undefined) return [];
    return [
      {
        key: member.id,
        text: nameText(translator, member.name),
        detail: forReader(member, language).departmentName,
        answer: written.text,
        isStep: true,
        onTake: () => void finder.choose(typed, member),
      },
    ];
  };
  const text = await questions.ask(
    {
      title: t('marks.editTitle'),
      placeholder: t('marks.editTitle'),
      begin: editableText(message.text, language === 'en' ? wordOfEmoji : undefined),
      unfit: t('marks.editHint'),
      finder,
      suggest: (typed) => [
        ...finder.getSnapshot().members.flatMap((member) => person(typed, member)),
        ...(isBlank(typed) ? [] : [{ key: 'text', text: typed, detail: t('marks.editSave'), answer: typed }]),
      ],
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
  return text === undefined ? undefined : { text, mentions: finder.idsIn(text) ?? [] };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A list to look through, narrowed down by what is typed; the key of what is taken. */
function look(
  { questions, go }: Asking,
  {
    title,
    placeholder,
    empty,
  }: { readonly title: string; readonly placeholder: string; readonly empty: string },
  rows: readonly Omit<Suggested, 'answer'>[],
): Promise<string | undefined> {
  return questions.ask(
    {
      title,
      placeholder,
      unfit: empty,
      suggest: (typed) => {
        const wanted = typed.trim().toLowerCase();
        return rows
          .filter(({ text, detail = '' }) => `${text} ${detail}`.toLowerCase().includes(wanted))
          .map((row) => ({ ...row, answer: row.key }));
      },
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}

/** Who reacted with what; the one that was taken. */
export async function showReactors(
  asking: Asking,
  people: readonly ReactionBy[],
): Promise<ReactionBy | undefined> {
  const { translator } = asking;
  const { t } = translator;
  const rows = people.map(({ name, emoji }, at) => ({
    key: String(at),
    text: nameText(translator, name),
    detail: reactionText(translator, emoji, asWord),
  }));
  const key = await look(
    asking,
    { title: t('marks.reactors'), placeholder: t('tuiPanes.narrowDown'), empty: t('tuiPanes.nothingFits') },
    rows,
  );
  return key === undefined ? undefined : people[Number(key)];
}

/** What a message says and said before, the newest first. */
export async function showVersions(
  asking: Asking,
  message: LocalMessage,
  before: readonly { text: string; time: number }[],
): Promise<void> {
  const { translator } = asking;
  const { t } = translator;
  const all = [...before, { text: message.text, time: message.editedTime ?? message.time }].toReversed();
  const rows = all.map(({ text, time }, at) => ({
    key: String(at),
    text: oneLine(lineText(translator, summarize(text))),
    detail:
      at === 0 ? `${t('marks.versionNow')} · ${fullTime(translator, time)}` : fullTime(translator, time),
  }));
  await look(
    asking,
    { title: t('marks.versions'), placeholder: t('tuiPanes.narrowDown'), empty: t('tuiPanes.nothingFits') },
    rows,
  );
}

/** The pinned message that was taken, to go there. */
export async function askPinned(
  asking: Asking,
  pinned: readonly PinnedMessage[],
): Promise<number | undefined> {
  const { translator } = asking;
  const { t } = translator;
  const rows = pinned.map(({ message, personName }) => ({
    key: String(message.mid),
    text: messageInALine(translator, message),
    detail: t('marks.pinnedBy', { name: nameText(translator, personName) }),
  }));
  const empty = t(pinned.length === 0 ? 'marks.pinnedNone' : 'tuiPanes.nothingFits');
  const key = await look(
    asking,
    { title: t('marks.pinned'), placeholder: t('tuiPanes.narrowDown'), empty },
    rows,
  );
  return key === undefined ? undefined : Number(key);
}
