// Asks for a time to come: the usual ones first, and whatever is typed as the command line takes it.
import { usualTimes } from '#sdk/chat/rules/usual-times.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { parseFuture } from '../output/times.ts';
import type { Desk } from './desk.ts';
import type { Suggested } from './questions.ts';

/** Epoch milliseconds of the time somebody gave; undefined where they left. `title` is a sentence already. */
export async function askTime(
  { questions, go, now, translator }: Pick<Desk, 'questions' | 'go' | 'now' | 'translator'>,
  title: string,
): Promise<number | undefined> {
  const { t } = translator;
  const offer = (key: string, text: string, time: number): Suggested => ({
    key,
    text,
    detail: fullTime(translator, time),
    answer: String(time),
  });
  const answer = await questions.ask(
    {
      title,
      placeholder: t('tuiPanes.timeHint'),
      unfit: t('tuiPanes.timeUnfit'),
      suggest(typed) {
        const usual = usualTimes(now()).map(({ name, time }) => offer(name, t(`acts.when.${name}`), time));
        if (typed.trim() === '') return usual;
        const time = parseFuture(typed, now());
        const fitting = usual.filter(({ text }) => text.includes(typed.trim()));
        return time === undefined ? fitting : [offer('typed', typed.trim(), time), ...fitting];
      },
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
  return answer === undefined ? undefined : Number(answer);
}
