// AI questions in the terminal client: asked, sources by key, follow-ups, ratings, versions, conversations, refusals.
import { describe, expect, test } from 'vitest';
import { terminalDesk } from '../support/terminal-desk.ts';
import { whyNoTerminal } from '../support/terminal.ts';
import { waitUntil } from '../support/wait-until.ts';

const text =
  '# 休假\n\n## 年休假\n\n年休假一年最多分三次，其中一次不少于连续 5 个工作日。\n\n## 病假\n\n病假须提交医院证明，连续 3 天以上由部门负责人批准。';

describe.skipIf(whyNoTerminal !== undefined)('the questions of the terminal client', () => {
  const desk = terminalDesk();

  test('Q4, Q5, Q8, Q10, Q12, Q14, Q20, Q22: asked, opened, rated and kept by keys', async () => {
    const office = await desk.office().colleague('reader');
    const { id } = await office.ask.createBase({ name: '规定' });
    await office.ask.addTexts(id, [{ name: '休假.md', text }]);
    await waitUntil('it is indexed', async () => (await office.ask.documents(id))[0]?.state === 'ready');
    const answers = async () => {
      const [session] = await office.ask.sessions({ limit: 1 });
      return session === undefined ? [] : (await office.ask.session(session.id)).turns;
    };
    const terminal = await desk.open({ columns: 120, rows: 40 });
    terminal.press('Alt+4');
    await terminal.waitForText('规定');
    terminal.press('i');
    terminal.type('年休假可以分几次？');
    terminal.press('Enter');
    await terminal.waitForText('最多分三次');
    await terminal.waitForText('摘录自你的资料，未使用模型');
    // What was asked leaves the field: keys are keys again.
    await terminal.waitForText('下一个来源');
    terminal.type(']');
    await terminal.waitForText('连续 3 天以上由部门负责人批准');
    terminal.type('+');
    await waitUntil('it is rated', async () => (await answers())[0]?.answers[0]?.rating === 1);
    terminal.type('r');
    await waitUntil('a second version', async () => (await answers())[0]?.answers.length === 2);
    // Nothing more is asked while one is being written.
    await terminal.waitForText('2 / 2');
    terminal.type('1');
    await waitUntil('a follow-up was asked', async () => (await answers()).length === 2);
    // It says itself what it is about: the question before it does not take its place.
    await terminal.waitForText('病假须提交医院证明');
    // It is whole when its source stands under it and the footer has the keys of one.
    await terminal.waitFor(
      'the whole answer',
      ({ text }) => text.includes('休假 › 病假') && text.includes('下一个来源'),
    );
    terminal.press('i');
    terminal.type('珠穆朗玛峰在哪个国家？');
    terminal.press('Enter');
    await terminal.waitForText('在所选的知识库中没有找到能回答这个问题的内容。');
    terminal.type('P');
    await waitUntil('it is pinned', async () => (await office.ask.sessions())[0]?.pinned === true);
    expect((await answers()).length).toBe(3);
  });
});
