// Asks what a person says of themselves, and how long that holds.
import { statusText } from '#sdk/locales/status-text.ts';
import type { PersonStatus } from '#sdk/status/index.ts';
import {
  asksToClear,
  statusEnd,
  statusEnds,
  usualStatuses,
  type StatusEnd,
} from '#sdk/status/rules/status-end.ts';
import { dueTimeProblem } from '#sdk/chat/rules/due-time.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import type { Desk } from '../frame/desk.ts';
import type { Suggested } from './questions.ts';
import { timeReader } from './time-question.ts';

/** What is to be set; `clear` takes the status away. */
export type ChosenStatus = { emoji: string; text: string; until?: number } | 'clear';

const isStatusEnd = (end: string): end is StatusEnd => statusEnds.some((one) => one === end);

/** `own` is the status so far. Undefined where the person left. */
export async function askStatus(
  { questions, go, now, translator }: Pick<Desk, 'questions' | 'go' | 'now' | 'translator'>,
  own: PersonStatus | undefined,
): Promise<ChosenStatus | undefined> {
  const { t } = translator;
  const show = (): void => go({ type: 'overlay', overlay: 'question' });
  const usual = usualStatuses.map(({ name, emoji, end }) => ({
    name,
    emoji,
    end,
    text: t(`status.suggestions.${name}`),
  }));
  const isSet = own !== undefined && (own.text !== '' || own.emoji !== '');
  const suggest = (typed: string): readonly Suggested[] => {
    const words = typed.trim();
    const clears = asksToClear(words, t('status.clear'));
    const offered = usual
      .filter(({ text }) => text.toLowerCase().includes(words.toLowerCase()))
      .map(({ name, emoji, text, end }) => ({
        key: name,
        text,
        detail: `${emoji} ${t(`status.ends.${end}`)}`,
        answer: name,
      }));
    const typedOne = { key: 'typed', text: words, detail: t('status.set'), answer: `=${words}` };
    const clear = {
      key: 'clear',
      text: t('status.clear'),
      detail: statusText(translator, own),
      answer: 'clear',
    };
    return [
      ...(words === '' || clears ? [] : [typedOne]),
      ...offered,
      ...(isSet && (words === '' || clears) ? [clear] : []),
    ];
  };
  const chosen = await questions.ask(
    {
      title: t('status.title'),
      placeholder: t('status.words'),
      suggest,
      // Words alone are always an answer; what is left is the wish to clear what is not there.
      unfit: t('status.none'),
    },
    show,
  );
  if (chosen === undefined || chosen === 'clear') return chosen;
  const known = usual.find(({ name }) => name === chosen);
  const ends: readonly StatusEnd[] =
    known === undefined ? statusEnds : [known.end, ...statusEnds.filter((end) => end !== known.end)];
  const read = await timeReader(now);
  const end = await questions.ask(
    {
      title: t('status.until'),
      placeholder: t('tuiPanes.timeHint'),
      unfit: t('tuiPanes.timeUnfit'),
      suggest: (typed) => {
        const fitting = ends
          .map((name) => ({ key: name, text: t(`status.ends.${name}`), answer: name }))
          .filter(({ text }) => text.toLowerCase().includes(typed.trim().toLowerCase()));
        const time = typed.trim() === '' ? undefined : read(typed);
        if (time === undefined || dueTimeProblem(time, now()) !== undefined) return fitting;
        const moment = { key: 'moment', text: typed.trim(), detail: fullTime(translator, time) };
        return [{ ...moment, answer: String(time) }, ...fitting];
      },
    },
    show,
  );
  if (end === undefined) return undefined;
  const until = isStatusEnd(end) ? statusEnd(end, now()) : Number(end);
  return {
    ...(known === undefined
      ? { emoji: '', text: chosen.slice(1) }
      : { emoji: known.emoji, text: known.text }),
    ...(until !== undefined && { until }),
  };
}
