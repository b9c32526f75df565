// The centre of notices between two devices of one person: read on one is read on the other, and levels are one choice.
import { afterEach, expect, test } from 'vitest';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';
import type { Office } from '#sdk/office.ts';
import type { SettingValues } from '#sdk/settings/table.ts';

let office: TestOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

async function twoDevices(): Promise<{
  opened: TestOffice;
  publisher: Office;
  first: Office;
  second: Office;
}> {
  const opened = await createTestOffice();
  office = opened;
  const publisher = await opened.client('bot');
  const [first, second] = [await opened.client('colleague'), await opened.client('colleague')];
  await Promise.all([publisher, first, second].map((one) => one.connection.connect()));
  return { opened, publisher, first, second };
}

async function publish(publisher: Office, titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await publisher.announcements.publish({
      title,
      body: { markdown: title },
      audience: [{ kind: 'everybody' }],
    });
}

const unreadOf = (client: Office): { get(): number } => {
  let count = 0;
  client.notices.unread((told) => (count = told));
  return { get: () => count };
};
const levelOf = (client: Office): { get(): string } => {
  let settings: SettingValues | undefined;
  client.settings.state((told) => (settings = told));
  return { get: () => settings?.noticeAnnouncements ?? '' };
};

test('what came is listed with its words, kind and place, and what is read on one device is read on the other', async () => {
  const { publisher, first, second } = await twoDevices();
  const counts = [unreadOf(first), unreadOf(second)];
  await publish(publisher, ['one', 'two', 'three']);
  await expect.poll(() => counts.map((count) => count.get())).toEqual([3, 3]);
  const page = await first.notices.list({});
  expect(page).toMatchObject({ unread: 3 });
  expect(page.items).toHaveLength(3);
  const [newest, middle] = page.items;
  expect(newest).toMatchObject({
    kind: 'noticeAnnouncements',
    topic: 'announcement.published',
    unread: true,
    path: expect.stringMatching(/^\/main\/announcements\/\d+$/u) as string,
  });
  expect(newest?.words.en).toContain('three');
  expect(await first.notices.read([middle?.mid ?? 0])).toBe(2);
  await expect.poll(() => counts.map((count) => count.get())).toEqual([2, 2]);
  // The chat counts the same: it is one truth.
  const [chat] = await second.chat.find('', 20).then((all) => all.filter(({ peerId }) => peerId === '2'));
  expect(chat).toMatchObject({ unread: 2 });
  expect((await second.notices.list({ unread: true })).items.map(({ words }) => words.en)).toEqual([
    expect.stringContaining('three'),
    expect.stringContaining('one'),
  ]);
  await second.notices.readAll();
  await expect.poll(() => counts.map((count) => count.get())).toEqual([0, 0]);
  expect((await first.notices.list({ unread: true })).items).toEqual([]);
  expect((await first.notices.list({ kind: 'noticeDisk' })).items).toEqual([]);
});

test('a level chosen on one device holds on the other, also where it was chosen in its settings', async () => {
  const { first, second } = await twoDevices();
  const levels = [levelOf(first), levelOf(second)];
  await first.notices.setLevel('noticeAnnouncements', 'count');
  await expect.poll(() => levels.map((level) => level.get())).toEqual(['count', 'count']);
  await second.settings.set('noticeAnnouncements', 'silent');
  await expect.poll(() => levels.map((level) => level.get())).toEqual(['silent', 'silent']);
  await first.settings.reset('noticeAnnouncements');
  await expect.poll(() => levels.map((level) => level.get())).toEqual(['sound', 'sound']);
  expect(await second.notices.levels()).toMatchObject({ noticeAnnouncements: 'sound' });
});

test('a level chosen without a network is told when there is one, and a new device takes over what was chosen', async () => {
  const { opened, first } = await twoDevices();
  await first.connection.disconnect();
  await first.settings.set('noticeAnnouncements', 'urgent');
  await first.connection.connect();
  const third = await opened.client('colleague');
  await expect.poll(async () => (await third.notices.levels()).noticeAnnouncements).toBe('urgent');
  const level = levelOf(third);
  await third.connection.connect();
  await expect.poll(() => level.get()).toBe('urgent');
});

test('what was told last is read without a network, narrowed as asked', async () => {
  const { opened, publisher, first } = await twoDevices();
  await publish(publisher, ['one', 'two']);
  await expect.poll(async () => (await first.notices.list({})).items.length).toBe(2);
  opened.fail({ call: 'listNotices', as: 'cut', times: 1_000 });
  const page = await first.notices.list({ unread: true });
  expect(page.items).toHaveLength(2);
  expect(page.seenAt).toBeGreaterThan(0);
  expect((await first.notices.list({ kind: 'noticeDisk' })).items).toEqual([]);
});
