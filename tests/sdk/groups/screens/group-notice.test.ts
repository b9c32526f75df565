// Proves that an announcement stands over a chat until it is read, and never before whoever wrote it.
import { expect, test } from 'vitest';
import type { OfficeApi, OfficeEvent } from '#sdk/api.ts';
import { GroupNoticeScreen } from '#sdk/groups/screens/group-notice.ts';

function opened() {
  let notice = '周五带书';
  let readNotices: Record<string, string> = {};
  const tellers: ((event: OfficeEvent) => void)[] = [];
  const watchers: ((settings: object) => void)[] = [];
  const office = {
    settings: {
      state: (watch: (settings: object) => void) => {
        watchers.push(watch);
        watch({ readNotices });
        return () => undefined;
      },
      set: async (_: string, value: Record<string, string>) => {
        readNotices = value;
        for (const watch of watchers) watch({ readNotices });
      },
    },
    events: (teller: (event: OfficeEvent) => void) => {
      tellers.push(teller);
      return () => undefined;
    },
    chat: { group: async () => ({ notice }) },
  } as unknown as OfficeApi;
  const change = (text: string, mine: boolean): void => {
    notice = text;
    const message = { chatId: '00012', bySystem: true, systemKey: 'updatenotice', mine };
    for (const tell of tellers) {
      tell({ type: 'message', message } as unknown as OfficeEvent);
      tell({ type: 'chat', chatId: '00012' } as unknown as OfficeEvent);
    }
  };
  return { screen: new GroupNoticeScreen(office, '00012', '12'), change };
}

test('what others announce stands there until it is read, one’s own words do not', async () => {
  const { screen, change } = opened();
  const shown = (): string | undefined => screen.getSnapshot().notice;
  await expect.poll(shown).toBe('周五带书');
  await screen.markRead();
  expect(shown()).toBeUndefined();
  change('周六带书', false);
  await expect.poll(shown).toBe('周六带书');
  change('周日带书', true);
  await expect.poll(shown).toBeUndefined();
  change('周一带书', false);
  await expect.poll(shown).toBe('周一带书');
  screen.dispose();
});
