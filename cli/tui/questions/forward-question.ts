// Shows what is forwarded and to whom, and asks for a word of one's own beside it.
import type { LocalMessage } from '#sdk/api.ts';
import { forwardLimits } from '#sdk/chat/rules/may-forward.ts';
import type { Picked } from '#sdk/contacts/screens/picker.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { Desk } from '../frame/desk.ts';
import { messageInALine } from '../lines/message-in-a-line.ts';

/** The word that goes along, empty where there is none; undefined where the person left. */
export function askForwardWords(
  { questions, go, signs, translator }: Pick<Desk, 'questions' | 'go' | 'signs' | 'translator'>,
  what: {
    readonly going: readonly LocalMessage[];
    /** How many of what was chosen stay where they are. */
    readonly left: number;
    readonly picked: Pick<Picked, 'people' | 'groups'>;
  },
): Promise<string | undefined> {
  const { t } = translator;
  const { going, left, picked } = what;
  const to = listText(translator, [
    ...picked.people.map(({ name }) => nameText(translator, name)),
    ...picked.groups.map(({ name }) => name),
  ]);
  const shown = going.slice(0, forwardLimits.previewed).map((message) => messageInALine(translator, message));
  const others = going.length - shown.length;
  return questions.ask(
    {
      title: `${t('acts.forward.title', { count: going.length })} ${signs.prompt} ${to}`,
      placeholder: t('acts.forward.words'),
      unfit: t('acts.forward.words'),
      suggest: (typed) => {
        const words = typed.trim().slice(0, forwardLimits.words);
        const act = t('acts.forward.act');
        return [words === '' ? { text: act } : { text: words, detail: act }].map((row) => ({
          ...row,
          key: 'forward',
          answer: words,
        }));
      },
      about: {
        title: t('acts.forward.preview'),
        lines: [
          ...shown,
          ...(others > 0 ? [t('acts.forward.others', { count: others })] : []),
          ...(left > 0 ? [t('acts.forward.left', { count: left })] : []),
        ],
      },
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}
