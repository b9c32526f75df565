// The calls that the specification names without showing them, by what they do over the wire: one act of each kind, done, seen again, and asked for at its path.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryHost } from '#fixtures/testing.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { planSmallOffice } from '#fixtures/seed/small.ts';
import { announcements } from '#sdk/contract/announcements.ts';
import { apps } from '#sdk/contract/apps.ts';
import { askContract } from '#sdk/contract/ask.ts';
import type { Endpoint } from '#sdk/contract/endpoint.ts';
import { meetingService } from '#sdk/contract/meeting.ts';
import { schedule } from '#sdk/contract/schedule.ts';
import { write } from '#sdk/contract/write.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { waitUntil } from '../support/wait-until.ts';

let running: RunningOffice;
let person: Office;
/** Paths that were asked for, without their query. */
const asked: string[] = [];

beforeAll(async () => {
  running = await startOffice({ inMemory: true, port: 0, seed: planSmallOffice({ now: Date.now() }) });
  const host = memoryHost();
  const http: typeof host.http = (request) => {
    asked.push(new URL(request.url).pathname);
    return host.http(request);
  };
  person = openOffice({
    host: { ...host, http },
    variant: pickVariant('default'),
    server: running.url,
  });
  const account = running.accounts.find(({ role }) => role === 'superAdministrator');
  if (account === undefined) throw new Error('the office has an administrator');
  await person.account.signInWithPassword({ loginName: account.loginname, password: account.password });
});
afterAll(async () => {
  await person.close();
  await running.close();
});

/** Does it, and proves that these calls were made. */
async function doing<T>(calls: readonly Endpoint[], work: () => Promise<T>): Promise<T> {
  asked.length = 0;
  const done = await work();
  const prefix = (call: Endpoint): string => (call.at === 'aiBase' ? '/ai' : '/uc');
  const forms = calls.map((call) => `${prefix(call)}${call.path}`.replace(/\{\w+\}/u, String.raw`[^/]+`));
  for (const form of forms)
    expect(
      asked.some((path) => new RegExp(`^${form}$`, 'u').test(path)),
      `${form} in ${asked.join(' ')}`,
    ).toBe(true);
  return done;
}

test('schedule: commitItems writes what occurs, and it is listed', async () => {
  const { commitItems, listItems } = schedule.calls;
  const times = { start: '2026-12-01T09:00:00', end: '2026-12-01T10:00:00', zone: 'Asia/Shanghai' };
  const found = await doing([commitItems, listItems], async () => {
    await person.schedule.create({ title: '例会', ...times });
    const day = Date.UTC(2026, 11, 1);
    return person.schedule.occurrences({ from: day - 86_400_000, to: day + 86_400_000 });
  });
  expect(found.occurrences.map(({ title }) => title)).toEqual(['例会']);
});

test('calendars: saveCalendar makes one, and listCalendars has it', async () => {
  const { saveCalendar, listCalendars } = schedule.calls;
  const names = await doing([saveCalendar, listCalendars], async () => {
    await person.schedule.saveCalendar({ name: '值班', color: 2 });
    return (await person.schedule.calendars()).map(({ name }) => name);
  });
  expect(names).toContain('值班');
});

test('meetings: createMeeting arranges one, and listMeetings has it', async () => {
  const { createMeeting, listMeetings } = meetingService.calls;
  const { made, listed } = await doing([createMeeting, listMeetings], async () => ({
    made: await person.meeting.create({ kind: 'quick', subject: '碰头' }),
    listed: await person.meeting.list('now'),
  }));
  expect(JSON.stringify(listed)).toContain(made.id);
});

test('AI questions: getAskPlace names the knowledge, a source file comes from /file/{id} below the AI base address', async () => {
  const { createBase, getAskPlace, getAskFile } = askContract.calls;
  const bytes = new TextEncoder().encode('# 停车\n\n访客车辆停在北门外停车场。');
  const file = await doing([createBase, getAskPlace, getAskFile], async () => {
    const base = await person.ask.createBase({ name: '规定' });
    await person.ask.addFile(base.id, '停车.md', new Blob([bytes], { type: 'text/markdown' }));
    await waitUntil('the document is indexed', async () =>
      (await person.ask.documents(base.id)).every(({ state }) => state === 'ready'),
    );
    expect((await person.ask.place()).bases.map(({ name }) => name)).toContain('规定');
    const [document] = await person.ask.documents(base.id);
    return person.ask.sourceFile(document?.id ?? '');
  });
  expect([...file.bytes]).toEqual([...bytes]);
  // A name has a hundred characters and not one more (spec §5).
  await expect(person.ask.createBase({ name: '名'.repeat(101) })).rejects.toMatchObject({
    code: 'askNameInvalid',
  });
  await expect(person.ask.createBase({ name: '名'.repeat(100) })).resolves.toMatchObject({
    kind: 'documents',
  });
});

test('AI writing: createDocument makes one, and listDocuments has it', async () => {
  const { createDocument, listDocuments } = write.calls;
  const titles = await doing([createDocument, listDocuments], async () => {
    await person.write.create({ title: '关于停车的通知', module: 'notice' });
    return (await person.write.list({})).rows.map(({ title }) => title);
  });
  expect(titles).toContain('关于停车的通知');
});

test('workbench: getWorkbench has the apps of a person', async () => {
  const { getWorkbench } = apps.calls;
  const place = await doing([getWorkbench], () => person.apps.workbench());
  expect(Object.keys(place).length).toBeGreaterThan(0);
});

test('announcements: publishAnnouncement tells everybody, and listAnnouncements has it', async () => {
  const { publishAnnouncement, listAnnouncements } = announcements.calls;
  const titles = await doing([publishAnnouncement, listAnnouncements], async () => {
    await person.announcements.publish({
      title: '停电',
      body: { markdown: '周六上午' },
      audience: [{ kind: 'everybody' }],
    });
    return (await person.announcements.list({})).rows.map(({ title }) => title);
  });
  expect(titles).toContain('停电');
});
