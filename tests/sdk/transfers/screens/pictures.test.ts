// Proves the way through a chat's pictures: older pages on the way, newer ones without a gap, films passed over, errors told.
import { expect, test } from 'vitest';
import type { LocalMessage, MessagePage, OfficeApi } from '#sdk/api.ts';
import type { HistoryQuery } from '#sdk/chat/acts-api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { fileOf, fileText } from '#sdk/transfers/rules/message-file.ts';
import { PicturesScreen } from '#sdk/transfers/screens/pictures.ts';
import { aMessage } from '../../../cli/fake-office.ts';
import { settle } from '../../../support/fake-clock.ts';

const sent = (mid: number, kind: 'image' | 'video' = 'image'): LocalMessage => {
  const text = fileText({ kind, fileId: `f${mid}`, name: `${mid}.png`, size: 9, mime: '', md5: '' }, '');
  return aMessage(mid, '00012', text, { kind, time: mid * 10, state: 'sent' });
};

/** A history of these messages, newest first, in pages of two. */
function officeOf(mids: readonly number[], films: readonly number[] = []) {
  const asked: HistoryQuery[] = [];
  const all = mids.map((mid) => sent(mid, films.includes(mid) ? 'video' : 'image')).toReversed();
  const state: { fails: boolean } = { fails: false };
  const history = async (query: HistoryQuery): Promise<MessagePage> => {
    asked.push(query);
    if (state.fails) throw new OfficeError('connectionFailed');
    const { before = Infinity, from = 0 } = query;
    const fitting = all.filter(({ mid, time }) => mid < before && time >= from);
    return { messages: fitting.slice(0, 2), end: fitting.length <= 2 };
  };
  return { asked, state, office: { acts: { history } } as unknown as OfficeApi };
}

function opened(office: OfficeApi, message: LocalMessage): PicturesScreen {
  const file = fileOf(message);
  if (file === undefined) throw new Error('the message carries no file');
  return new PicturesScreen(office, message, file);
}

test('older pictures come page by page on the way, and the place is told once all are known', async () => {
  const { office, asked } = officeOf([1, 2, 3, 4, 5, 6, 7]);
  const screen = opened(office, sent(7));
  await settle();
  expect(screen.getSnapshot()).toMatchObject({ file: { mid: 7 }, hasOlder: true, hasNewer: false });
  expect(screen.getSnapshot().place).toBeUndefined();
  // No more than one page is here before anybody goes back.
  expect(asked.filter(({ from }) => from === undefined)).toHaveLength(1);
  for (const mid of [6, 5, 4, 3, 2, 1]) {
    await screen.step(-1);
    expect(screen.getSnapshot().file.mid).toBe(mid);
  }
  await screen.step(-1);
  expect(screen.getSnapshot()).toMatchObject({ file: { mid: 1 }, hasOlder: false, place: { at: 1, all: 7 } });
  screen.dispose();
});

test('from the middle of a long history newer ones follow without a gap, and films are passed over', async () => {
  const { office } = officeOf([1, 2, 3, 4, 5, 6, 7, 8], [1, 4, 7]);
  const screen = opened(office, sent(3));
  await settle();
  const seen: number[] = [];
  for (let step = 0; step < 4; step += 1) {
    await screen.step(1);
    seen.push(screen.getSnapshot().file.mid);
  }
  expect(seen).toEqual([5, 6, 8, 8]);
  expect(screen.getSnapshot()).toMatchObject({ hasNewer: false, place: { at: 5, all: 5 } });
  screen.dispose();
});

test('steps pressed faster than the history answers are all gone', async () => {
  const { office } = officeOf([1, 2, 3, 4, 5]);
  const screen = opened(office, sent(5));
  const steps = [screen.step(-1), screen.step(-1), screen.step(-1)];
  expect(screen.getSnapshot().waiting).toBe(true);
  await Promise.all(steps);
  expect(screen.getSnapshot()).toMatchObject({ file: { mid: 2 }, waiting: false });
  screen.dispose();
});

test('an error is told and the picture stays; the next step tries again', async () => {
  const { office, state } = officeOf([1, 2]);
  state.fails = true;
  const screen = opened(office, sent(2));
  await screen.step(-1);
  expect(screen.getSnapshot()).toMatchObject({
    file: { mid: 2 },
    waiting: false,
    error: { code: 'connectionFailed' },
  });
  state.fails = false;
  await screen.step(-1);
  expect(screen.getSnapshot()).toMatchObject({ file: { mid: 1 }, error: undefined });
  screen.dispose();
});

test('a picture that is still being sent stands after all others', async () => {
  const { office, asked } = officeOf([1, 2]);
  const screen = opened(office, { ...sent(0), state: 'sending' });
  await settle();
  expect(asked).toEqual([{ chatId: '00012', tab: 'pictures' }]);
  await screen.step(-1);
  expect(screen.getSnapshot()).toMatchObject({ file: { mid: 2 }, place: { at: 2, all: 3 } });
  screen.dispose();
});
