// Proves the two lists of who has read: page by page, each page once, whichever side is looked at meanwhile.
import { expect, test } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { ReadersScreen } from '#sdk/chat/screens/readers.ts';
import { OfficeError } from '#sdk/errors.ts';
import { settle } from '../../../support/fake-clock.ts';

type Wanted = { hasRead: boolean; page: number };
function open(answer: (wanted: Wanted) => Promise<object>): { screen: ReadersScreen; asked: Wanted[] } {
  const asked: Wanted[] = [];
  const readers = (_: string, __: number, wanted: Wanted) => {
    asked.push(wanted);
    return answer(wanted);
  };
  const office = { acts: { readers } } as unknown as OfficeApi;
  return { screen: new ReadersScreen(office, { chatId: '00012', mid: 7 }), asked };
}
const names = ({ hasRead, page }: Wanted) => [{ id: `${hasRead} ${page}` }];

test('pages follow each other until all are there', async () => {
  const { screen } = open(async (wanted) => ({ people: names(wanted), read: 2, total: 5 }));
  await settle();
  expect(screen.getSnapshot()).toMatchObject({ people: [{ id: 'true 1' }], more: true, loading: false });
  await screen.loadMore();
  expect(screen.getSnapshot()).toMatchObject({ people: [{ id: 'true 1' }, { id: 'true 2' }], more: false });
  await screen.look('unread');
  expect(screen.getSnapshot()).toMatchObject({ side: 'unread', people: [{ id: 'false 1' }], more: true });
});

test('asking twice brings a page once, and an answer for the other side is too late', async () => {
  const { screen, asked } = open(async (wanted) => ({ people: names(wanted), read: 9, total: 18 }));
  const turned = screen.look('unread');
  await Promise.all([turned, screen.loadMore(), screen.loadMore()]);
  expect(asked).toHaveLength(4);
  expect(screen.getSnapshot()).toMatchObject({ side: 'unread', people: [{ id: 'false 1' }], loading: false });
});

test('what went wrong is told and can be tried again', async () => {
  let isBroken = true;
  const { screen } = open(async (wanted) => {
    if (isBroken) throw new OfficeError('connectionFailed');
    return { people: names(wanted), read: 1, total: 1 };
  });
  await settle();
  expect(screen.getSnapshot()).toMatchObject({ error: { code: 'connectionFailed' }, loading: false });
  isBroken = false;
  await screen.loadMore();
  expect(screen.getSnapshot()).toMatchObject({ error: undefined, people: [{ id: 'true 1' }] });
});
