// How long a status holds in the terminal: an end that is offered, or a moment that is typed.
import { expect, test } from 'vitest';
import { askStatus } from '#cli/tui/questions/status-question.ts';
import { Questions } from '#cli/tui/questions/questions.ts';
import { createTranslator } from '#sdk/locales/both-languages.ts';

const now = (): number => new Date(2026, 2, 2, 9, 0).getTime();

/** Says some words and then an end: what stands first where this is typed is taken. */
async function chosen(typed: string) {
  const questions = new Questions();
  const asking = askStatus(
    { questions, go: () => undefined, now, translator: createTranslator('en') },
    undefined,
  );
  await expect.poll(() => questions.question?.title).toBe('Your status');
  questions.settle('=At the dentist');
  await expect.poll(() => questions.question?.title).toBe('Clear after');
  const offered = questions.question?.suggest(typed) ?? [];
  questions.settle(offered[0]?.answer);
  return { offered: offered.map(({ key }) => key), status: await asking };
}

test('a moment that is typed is offered before the usual ends', async () => {
  const { offered, status } = await chosen('15:30');
  expect(offered[0]).toBe('moment');
  expect(status).toEqual({
    emoji: '',
    text: 'At the dentist',
    until: new Date(2026, 2, 2, 15, 30).getTime(),
  });
});

test('an end that is offered holds as it says, and what is no time fits nothing', async () => {
  expect((await chosen('1 hour')).status).toMatchObject({ until: now() + 3_600_000 });
  expect((await chosen('zzz')).status).toBeUndefined();
});
