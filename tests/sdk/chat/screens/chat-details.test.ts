// Proves the details of a chat against an office that answers group, members and people.
import { expect, test, vi } from 'vitest';
import type { Group, Member, OfficeApi, Person } from '#sdk/api.ts';
import { ChatDetailsScreen } from '#sdk/chat/screens/chat-details.ts';
import { OfficeError } from '#sdk/errors.ts';

const member = (id: string, role: Member['role'] = 'member'): Member => ({
  id,
  name: `n${id}`,
  avatar: '',
  role,
  departmentName: '',
});
const pages = [
  [member('1'), member('2', 'owner')],
  [member('3', 'administrator'), member('4')],
];

function officeWith(change: Partial<{ fails: boolean; total: number }> = {}) {
  let tellOnline: (ids: readonly string[]) => void = () => undefined;
  const state = { fails: false, total: 4, ...change };
  const office = {
    contacts: {
      online: (listener: typeof tellOnline) => {
        tellOnline = listener;
        listener([]);
        return () => undefined;
      },
      person: async (id: string) => ({ id, name: '林若溪' }) as Person,
    },
    chat: {
      group: async (id: string) => {
        if (state.fails) throw new OfficeError('connectionFailed');
        return { id, memberCount: 4, notice: '周五前填周报' } as Group;
      },
      members: async (_: string, input?: { page?: number }) => ({
        members: pages[(input?.page ?? 1) - 1] ?? [],
        total: state.total,
      }),
    },
  } as unknown as OfficeApi;
  return { office, state, online: (ids: readonly string[]) => tellOnline(ids) };
}

const ready = (screen: ChatDetailsScreen): Promise<void> =>
  vi.waitFor(() => expect(screen.getSnapshot().phase).toBe('ready'));
const ids = (screen: ChatDetailsScreen): string[] => screen.getSnapshot().members.map(({ id }) => id);

test('a group: its notice, then members page by page, those who run it first, then who is there', async () => {
  const { office, online } = officeWith();
  const screen = new ChatDetailsScreen(office, { kind: 'group', groupId: '9' });
  await ready(screen);
  expect(screen.getSnapshot()).toMatchObject({ group: { notice: '周五前填周报' }, total: 4 });
  expect(ids(screen)).toEqual(['2', '1']);
  await screen.loadMore();
  await screen.loadMore();
  expect(ids(screen)).toEqual(['2', '3', '1', '4']);
  online(['4']);
  expect(ids(screen)).toEqual(['2', '3', '4', '1']);
  screen.dispose();
});

test('a page without anybody is the last one, whatever the total says', async () => {
  const { office } = officeWith({ total: 9 });
  const screen = new ChatDetailsScreen(office, { kind: 'group', groupId: '9' });
  await ready(screen);
  for (let page = 0; page < 4; page += 1) await screen.loadMore();
  expect(screen.getSnapshot()).toMatchObject({ total: 4, loadingMore: false });
});

test('a person’s card, and an error that a retry mends', async () => {
  const direct = new ChatDetailsScreen(officeWith().office, { kind: 'direct', peerId: '3' });
  await ready(direct);
  expect(direct.getSnapshot().person?.name).toBe('林若溪');
  const { office, state } = officeWith({ fails: true });
  const screen = new ChatDetailsScreen(office, { kind: 'group', groupId: '9' });
  await ready(screen);
  expect(screen.getSnapshot().error?.code).toBe('connectionFailed');
  state.fails = false;
  await screen.retry();
  expect(screen.getSnapshot()).toMatchObject({ phase: 'ready', error: undefined, total: 4 });
});
