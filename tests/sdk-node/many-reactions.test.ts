// Five thousand people of a group react to one message: a row each at the office, and an open chat that is drawn a few times.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { TimelineScreen } from '#sdk/chat/screens/timeline.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { groupChatId, loginNameOf, planBenchGroup } from '../bench/chat/bench-office.ts';

const members = 5_000;
const firstId = 1_001;
/** A frame of a screen that is drawn sixty times a second. */
const frameMs = 1_000 / 60;
let server: RunningOffice;
let office: Office;

beforeAll(async () => {
  const seed = planBenchGroup(members, Date.now());
  server = await startOffice({ inMemory: true, port: 0, seed, passwordsFor: [], limits: noLimits });
  office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: server.url });
  const { sessions } = server.office;
  await office.account.signInWithTicket({
    ticket: await sessions.ticket(sessions.enter(firstId, loginNameOf(0))),
  });
  await office.connection.connect();
}, 120_000);
afterAll(async () => {
  await office.close();
  await server.close();
});

test('one row a person however often they press, and at most one drawing a frame', async () => {
  const { mid } = await office.chat.send({ chatId: groupChatId, text: 'lunch?', wait: true });
  const screen = new TimelineScreen(office, groupChatId);
  const shown = (): number =>
    screen
      .getSnapshot()
      .rows.flatMap((row) => ('message' in row && row.message.mid === mid ? [row.message] : []))
      .flatMap(({ reactions = [] }) => reactions)
      .reduce((sum, { count }) => sum + count, 0);
  await expect.poll(() => screen.getSnapshot().phase, { timeout: 60_000 }).toBe('ready');
  let drawn = 0;
  const stop = screen.subscribe(() => (drawn += 1));
  const { messageMarks } = server.office.store;
  const react = (index: number): Promise<unknown> =>
    messageMarks.react(Number(groupChatId), firstId + index, { mid, emoji: '强', on: true, now: Date.now() });
  const from = performance.now();
  await Promise.all(Array.from({ length: members }, (_, index) => react(index)));
  await expect.poll(shown, { timeout: 60_000 }).toBe(members);
  const frames = Math.ceil((performance.now() - from) / frameMs);
  stop();
  // Pressed once more by some: told to nobody, and no further row.
  const before = drawn;
  for (const index of [0, 1, 2]) await react(index);
  expect(drawn).toBe(before);
  expect((await office.marks.reactions(groupChatId, mid)).total).toBe(members);
  console.info(`${members} reactions: drawn ${drawn} times in ${frames} frames`);
  expect(drawn).toBeLessThanOrEqual(frames);
  screen.dispose();
}, 120_000);
