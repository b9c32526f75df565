// Asks for a time to come: the usual ones first, and whatever is typed as the command line takes it.
import { dueTimeProblem } from '#sdk/chat/rules/due-time.ts';
import { usualTimes } from '#sdk/chat/rules/usual-times.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { parseFuture } from '../../output/times.ts';
import type { Desk } from '../frame/desk.ts';
import type { Suggested } from './questions.ts';

/** What reads a time to come as the command line takes it, or in words. */
export async function timeReader(now: () => number): Promise<(typed: string) => number | undefined> {
  const { momentInWords } = await import('#sdk/schedule/rules/moment-words.ts');
  return (typed) => parseFuture(typed, now()) ?? momentInWords(typed, now(), 'coming')?.time;
}

/** Epoch milliseconds of the time somebody gave; undefined where they left. `title` is a sentence already; a time that held before is offered first. */
export async function askTime(
  { questions, go, now, translator }: Pick<Desk, 'questions' | 'go' | 'now' | 'translator'>,
  title: string,
  before?: number,
): Promise<number | undefined> {
  const { t } = translator;
  const offer = (key: string, text: string, time: number): Suggested => ({
    key,
    text,
    detail: fullTime(translator, time),
    answer: String(time),
  });
  const read = await timeReader(now);
  const answer = await questions.ask(
    {
      title,
      placeholder: t('tuiPanes.timeHint'),
      unfit(typed) {
        const time = read(typed);
        const problem = time === undefined ? undefined : dueTimeProblem(time, now());
        return t(problem === undefined ? 'tuiPanes.timeUnfit' : `errors.${problem}`);
      },
      suggest(typed) {
        const usual = usualTimes(now()).map(({ name, time }) => offer(name, t(`acts.when.${name}`), time));
        if (before !== undefined) usual.unshift(offer('before', t('tuiPanes.timeBefore'), before));
        if (typed.trim() === '') return usual;
        const time = read(typed);
        const fitting = usual.filter(({ text }) => text.includes(typed.trim()));
        const isFit = time !== undefined && dueTimeProblem(time, now()) === undefined;
        return isFit ? [offer('typed', typed.trim(), time), ...fitting] : fitting;
      },
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
  return answer === undefined ? undefined : Number(answer);
}

/** The words somebody gave in place of `before`; undefined where they left. */
export function askWords(
  { questions, go, translator }: Pick<Desk, 'questions' | 'go' | 'translator'>,
  title: string,
  before: string,
): Promise<string | undefined> {
  const { t } = translator;
  return questions.ask(
    {
      title,
      placeholder: '',
      begin: before,
      unfit: t('errors.blankMessage'),
      suggest: (typed) =>
        typed.trim() === '' ? [] : [{ key: 'words', text: typed, detail: t('words.ok'), answer: typed }],
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}
