// The centre of notices in the terminal client: what came is walked and read, narrowed down, and a kind is muted and heard again.
import { describe, expect, test } from 'vitest';
import { terminalDesk } from '../support/terminal-desk.ts';
import { whyNoTerminal } from '../support/terminal.ts';
import { waitUntil } from '../support/wait-until.ts';

describe.skipIf(whyNoTerminal !== undefined)('the notices of the terminal client', () => {
  const desk = terminalDesk();

  test('read by keys, of one kind, muted on all devices', async () => {
    const [mine, theirs] = await Promise.all(
      ['reader', 'writer'].map((name) => desk.office().colleague(name)),
    );
    if (mine === undefined || theirs === undefined) throw new Error('nobody is there');
    // Somebody was mentioned before.
    await mine.notices.readAll();
    const { id } = await mine.contacts.personByLoginName('reader');
    for (const title of ['走查', '复盘'])
      await theirs.schedule.create({
        type: 'schedule',
        title,
        start: '2032-03-05T09:00:00',
        end: '2032-03-05T10:00:00',
        zone: 'Asia/Shanghai',
        people: [{ personId: id, role: 'participant' }],
      });
    const unread = async (): Promise<number> => (await mine.notices.list({ unread: true })).items.length;
    await waitUntil('both are told', async () => (await unread()) === 2);

    const terminal = await desk.open({ columns: 100, rows: 30 });
    terminal.press('Alt+8');
    const first = await terminal.waitForText('走查');
    expect(first.lines.filter((line) => line.includes('•'))).toHaveLength(2);
    expect(first.lines.some((line) => line.startsWith('▌') && line.includes('复盘'))).toBe(true);
    // The other one, read where it stands.
    terminal.press('Down');
    await terminal.waitFor('the older one', ({ lines }) =>
      lines.some((line) => line.startsWith('▌') && line.includes('走查')),
    );
    terminal.press('Space');
    await waitUntil('one is read', async () => (await unread()) === 1);
    await terminal.waitFor(
      'one mark less',
      ({ lines }) => lines.filter((line) => line.includes('•')).length === 1,
    );
    terminal.type('u');
    await terminal.waitFor('the unread one alone', ({ lines }) =>
      lines.every((line) => !line.includes('走查')),
    );
    terminal.type('u');
    await terminal.waitForText('走查');
    // What was said in a group is a kind of its own, and of the next one there is nothing.
    terminal.press('Right');
    await terminal.waitForText('提到了你');
    terminal.press('Right');
    await terminal.waitForText('没有这一类通知');
    terminal.press('Left');
    terminal.press('Left');
    await terminal.waitForText('走查');
    const level = async (): Promise<string> => (await mine.notices.levels()).noticeSchedule;
    const before = await level();
    terminal.type('m');
    await terminal.waitForText('今后只计数');
    await waitUntil('muted', async () => (await level()) === 'count');
    terminal.type('m');
    await terminal.waitForText('恢复提示；');
    await waitUntil('heard again', async () => (await level()) === before);
    terminal.type('E');
    await waitUntil('all is read', async () => (await unread()) === 0);
    terminal.press('Escape');
    await terminal.waitForText('会话');
    expect(terminal.clears).toBe(0);
  });
});
