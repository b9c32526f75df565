// A key that is held down in the terminal client: whatever it is on, it asks once, by name, and nothing is done by it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { terminalDesk } from '../support/terminal-desk.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';
import { waitUntil } from '../support/wait-until.ts';

/** As terminals repeat it over a second or two. */
const held = 40;
const size = { columns: 100, rows: 30 } as const;

describe.skipIf(whyNoTerminal !== undefined)('a key that is held', () => {
  const desk = terminalDesk();
  let office: Office;
  let terminal: TestTerminal;
  beforeEach(async () => {
    office = await desk.office().colleague('reader');
    terminal = await desk.open(size);
  });
  afterEach(() => office.close());

  /** Holds it, in one piece and then key by key; the question stands there with its names, and a no leaves all as it was. */
  async function hold(key: string, ...named: string[]): Promise<void> {
    terminal.type(key.repeat(held));
    const asked = await terminal.waitFor('the question', ({ text }) =>
      [...named, 'y 确定', 'Esc 取消'].every((part) => text.includes(part)),
    );
    for (let time = 0; time < held; time += 1) terminal.type(key);
    await terminal.still(40);
    expect(terminal.screen.lines.at(-1)).toBe(asked.lines.at(-1));
    terminal.press('Escape');
    await terminal.waitFor('nothing asked', ({ text }) => !text.includes('y 确定'));
  }

  const chosen = async (text: string): Promise<void> => {
    await terminal.waitFor(`${text} chosen`, ({ lines }) =>
      lines.some((line) => line.includes('▌') && line.includes(text)),
    );
  };

  test('of what waits: giving it up, and sending it before its time', async () => {
    for (const text of ['明早再说', '后天再说'])
      await office.later.schedule({ chatId: '00011', text, dueTime: Date.now() + 86_400_000 });
    terminal.press('Alt+W');
    await chosen('数字化平台组');
    await hold('d', '放弃给“数字化平台组”的这一项？');
    await hold('s', '现在就发给“数字化平台组”？');
    expect(await office.later.list()).toHaveLength(2);
    terminal.type('s');
    await terminal.waitForText('现在就发给“数字化平台组”？');
    terminal.type('y');
    await waitUntil('one is sent', async () => (await office.later.list()).length === 1);
  });

  test('of to-dos: answering one does not answer the next', async () => {
    const writer = await desk.office().colleague('writer');
    const { id } = await office.contacts.personByLoginName('reader');
    for (const title of ['走查', '复盘'])
      await writer.schedule.create({
        type: 'schedule',
        title,
        start: '2032-03-05T09:00:00',
        end: '2032-03-05T10:00:00',
        zone: 'Asia/Shanghai',
        people: [{ personId: id, role: 'participant' }],
      });
    const waiting = async (): Promise<number> => (await office.todo.list({ tab: 'todo' })).items.length;
    await waitUntil('both wait', async () => (await waiting()) === 2);
    terminal.press('Alt+7');
    await chosen('复盘');
    await hold('r', '拒绝“复盘”？');
    await hold('a', '接受“复盘”？');
    expect(await waiting()).toBe(2);
    terminal.type('r');
    await terminal.waitForText('拒绝“复盘”？');
    terminal.type('y');
    await waitUntil('one is answered', async () => (await waiting()) === 1);
  });

  test('of one’s own account and settings: a device, the picture, the cache', async () => {
    await desk.office().colleague('reader', { remember: true });
    const before = (await office.account.devices()).length;
    terminal.press('Alt+A');
    await terminal.waitFor(
      'both devices',
      ({ lines }) => lines.filter((line) => / vm /.test(line)).length > 1,
    );
    terminal.press('End', 'Up');
    await terminal.waitForText('d 撤销');
    await hold('d', '撤销“');
    expect(await office.account.devices()).toHaveLength(before);
    terminal.press('Escape');
    await terminal.waitForText('食堂与班车');
    terminal.press('Alt+S');
    await terminal.waitForText('外观与语言');
    terminal.press('Tab');
    await terminal.waitForText('服务器上');
    for (let at = 0; !terminal.screen.lines.some((line) => /^▌.*清理缓存/.test(line)); at += 1) {
      expect(at).toBeLessThan(held);
      terminal.press('Down');
      await terminal.still(40);
    }
    // The key that asks for it leads through the list as well: held, it asks and takes back, and never answers.
    terminal.type('\r'.repeat(held));
    await terminal.still(60);
    expect(terminal.screen.text).not.toContain('已清理');
  });

  test('of a conversation with the knowledge bases', async () => {
    const { id } = await office.ask.createBase({ name: '规定' });
    await office.ask.addTexts(id, [{ name: '休假.md', text: '# 休假\n\n年休假一年最多分三次。' }]);
    await waitUntil('it is indexed', async () => (await office.ask.documents(id))[0]?.state === 'ready');
    terminal.press('Alt+4');
    await terminal.waitForText('规定');
    terminal.press('i');
    terminal.type('年休假可以分几次？');
    terminal.press('Enter');
    await terminal.waitForText('下一个来源');
    const turns = async (): Promise<number> => {
      const [session] = await office.ask.sessions({ limit: 1 });
      return session === undefined ? 0 : (await office.ask.session(session.id)).turns.length;
    };
    await waitUntil('it is kept', async () => (await turns()) === 1);
    await hold('d', '年休假可以分几次？');
    await hold('c', '年休假可以分几次？');
    expect(await turns()).toBe(1);
  });

  test('of the pictures of a group', async () => {
    const { group } = await office.groups.do({ act: 'create', name: '有头像的组', memberIds: ['1002'] });
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await office.groups.setAvatar(group?.id ?? '', { bytes: new Uint8Array(pixel), type: 'image/png' });
    terminal.press('/');
    terminal.type('有头像的组');
    await terminal.waitFor(
      'it alone',
      ({ text }) => /\n {2}▤ 有头像的组/.test(text) && !text.includes('食堂'),
    );
    terminal.press('Enter', 'Ctrl+T', 'Tab');
    await terminal.waitForText('i 邀请');
    await hold('P', '移除“有头像的组”的群头像？');
  });

  test('of a task on the disk', async () => {
    await office.disk.startTask({ title: '交季度报告', memberIds: ['1002'] });
    terminal.press('Alt+3');
    await terminal.waitForText('已用');
    terminal.press('Tab', 'Home', ...Array.from({ length: 5 }, () => 'Down'), 'Enter');
    await chosen('交季度报告');
    await hold('d', '结束任务“交季度报告”？');
    expect((await office.disk.tasks()).map(({ title }) => title)).toEqual(['交季度报告']);
  });
});
