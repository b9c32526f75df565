// Asks for a reaction, or for the new words of a message.
import type { LocalMessage } from '#sdk/api.ts';
import { emojis } from '#sdk/chat/emojis.ts';
import { wordOfEmoji } from '#sdk/chat/emojis.ts';
import { editableText } from '#sdk/chat/rules/editable-text.ts';
import { findEmojis } from '#sdk/chat/rules/find-emojis.ts';
import type { Desk } from '../frame/desk.ts';

type Asking = Pick<Desk, 'questions' | 'go' | 'translator'>;

/** The name of an emoji; undefined where none was chosen. */
export function askReaction({ questions, go, translator }: Asking): Promise<string | undefined> {
  const { t, language } = translator;
  return questions.ask(
    {
      title: t('marks.react'),
      placeholder: t('chat.emojiPicker.search'),
      unfit: t('chat.emojiPicker.none'),
      suggest: (typed) =>
        findEmojis(emojis, typed.replaceAll(':', ''))
          .slice(0, 30)
          .map(({ name, english }) => ({
            key: name,
            text: language === 'zh' ? name : english,
            detail: language === 'zh' ? english : name,
            answer: name,
          })),
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}

/** The new words of a message; undefined where it stays as it is. */
export function askNewWords(
  { questions, go, translator }: Asking,
  message: LocalMessage,
): Promise<string | undefined> {
  const { t, language } = translator;
  return questions.ask(
    {
      title: t('marks.editTitle'),
      placeholder: t('marks.editTitle'),
      begin: editableText(message.text, language === 'en' ? wordOfEmoji : undefined),
      unfit: t('marks.editHint'),
      suggest: (typed) =>
        typed.trim() === '' ? [] : [{ key: 'text', text: typed, detail: t('marks.editSave'), answer: typed }],
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}
