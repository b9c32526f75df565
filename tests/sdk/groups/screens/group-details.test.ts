// Proves that members who cannot be looked for are not taken for members who are not there.
import { expect, test, vi } from 'vitest';
import type { Group, Member, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';

const member = (id: string, name: string): Member => ({ id, name, role: 'member' }) as Member;
const [ann, bo] = [member('1', '安然'), member('2', '博文')];

test('a search that fails leaves who was shown, and says why', async () => {
  const findMembers = vi.fn(async (): Promise<readonly Member[]> => [bo]);
  const office = {
    account: { state: () => () => undefined },
    connection: { state: () => () => undefined },
    contacts: { online: () => () => undefined },
    events: () => () => undefined,
    chat: { group: async () => ({ id: '3', role: 'member', requestCount: 0 }) as Group },
    groups: { allMembers: async () => [ann, bo], findMembers },
  } as unknown as OfficeApi;
  const screen = new GroupDetailsScreen(office, '3');
  await expect.poll(() => screen.getSnapshot().members).toEqual([ann, bo]);
  await screen.find('bw');
  expect(screen.getSnapshot()).toMatchObject({ members: [bo], error: undefined });
  findMembers.mockRejectedValueOnce(new OfficeError('connectionFailed'));
  await screen.find('ar');
  expect(screen.getSnapshot()).toMatchObject({
    query: 'ar',
    members: [bo],
    error: { code: 'connectionFailed' },
    refusal: { code: 'connectionFailed' },
  });
  await screen.find('');
  expect(screen.getSnapshot()).toMatchObject({ members: [ann, bo], error: undefined });
  screen.dispose();
});
