// Runs the example bots against a whole office in memory: filters, commands, jobs.
import { afterEach, expect, test } from 'vitest';
import { createBot } from '#sdk/bot/index.ts';
import { answersBot } from '#sdk/bot/examples/answers-bot.ts';
import { deskBot } from '#sdk/bot/examples/desk-bot.ts';
import { minutesBot } from '#sdk/bot/examples/minutes-bot.ts';
import { pollBot } from '#sdk/bot/examples/poll-bot.ts';
import { standupBot } from '#sdk/bot/examples/standup-bot.ts';
import type { Office } from '#sdk/office.ts';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';

let office: TestOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

/** A colleague who talks to the bot, and what the bot said to them. */
async function talk() {
  office = await createTestOffice();
  const client = await office.client('bot');
  const colleague: Office = await office.client('colleague');
  await colleague.connection.connect();
  const chat = await colleague.chat.activate({ personId: '1001' });
  const heard: string[] = [];
  colleague.events((event) => {
    if (event.type === 'message' && !event.message.mine) heard.push(event.message.text);
  });
  const say = async (text: string): Promise<void> => {
    await colleague.chat.send({ chatId: chat.id, text, wait: true });
  };
  return { client, colleague, chat, heard, say };
}

test('the answering bot answers what it knows and says where it does not', async () => {
  const { client, heard, say } = await talk();
  const bot = answersBot(client, [{ words: ['班车', '几点'], answer: '七点半和八点，南门上车。' }]);
  await bot.start();
  await say('明天班车几点开');
  await say('食堂有鱼吗');
  await expect.poll(() => heard).toEqual(['七点半和八点，南门上车。', '这个我还不知道，已经记下来了。']);
  await bot.stop();
});

test('the poll bot takes votes, refuses wrong ones with the usage, and explains itself', async () => {
  const { client, heard, say } = await talk();
  const bot = pollBot(client);
  await bot.start();
  for (const text of [
    '/poll 周五 去哪儿',
    '/vote 12',
    '/vote 2',
    '/vote 3',
    '/result 现在',
    '/result',
    '/help',
    'vote 1',
  ])
    await say(text);
  await expect.poll(() => heard.length).toBe(5);
  await bot.idle();
  expect(heard[0]).toContain('投票：周五 去哪儿');
  expect(heard[1]).toMatch(/^参数 choice 不对.*用法：\/vote <choice>$/u);
  expect(heard[2]).toBe('“现在”是多出来的。用法：/result');
  expect(heard[3]).toBe('周五 去哪儿\n3：1 票');
  expect(heard[4]).toContain('/vote <choice>\n投一票，可以改');
  await bot.stop();
});

test('the desk bot marks what it has seen, and keeps one pinned list that follows edits and thumbs', async () => {
  const { client, colleague, chat } = await talk();
  const bot = deskBot(client, chat.id);
  await bot.start();
  const { mid } = await colleague.chat.send({ chatId: chat.id, text: '打印机没墨了', wait: true });
  const list = async (): Promise<string[]> =>
    (await colleague.marks.pinned(chat.id)).map(({ message }) => message.text);
  await expect.poll(list).toEqual(['待办 1 件\n打印机没墨了']);
  expect((await colleague.marks.reactions(chat.id, mid)).people).toMatchObject([{ id: '1001', emoji: 'OK' }]);
  await colleague.marks.edit(chat.id, mid, '三楼打印机没墨了');
  await expect.poll(list).toEqual(['待办 1 件\n三楼打印机没墨了']);
  await colleague.chat.send({ chatId: chat.id, text: '灯坏了', wait: true });
  await expect.poll(list).toEqual(['待办 2 件\n三楼打印机没墨了\n灯坏了']);
  expect((await colleague.status.list()).map(({ text }) => text)).toEqual(['待办 2 件']);
  await colleague.marks.react(chat.id, mid, { emoji: '强', on: true });
  await expect.poll(list).toEqual(['待办 1 件\n灯坏了']);
  await bot.stop();
});

test('the stand-up bot says at its time what it was told, once', async () => {
  const { client, chat, heard, say } = await talk();
  const bot = standupBot(client, { chatId: chat.id, time: { every: 25 } });
  await bot.start();
  await say('/did 压测报告');
  await expect.poll(() => heard.toSorted()).toEqual(['今天完成\ncolleague：压测报告', '记下了。']);
  await bot.stop();
});

test('jobs do not overlap, outlive an error, and an impossible time is said at once', async () => {
  const { client } = await talk();
  const errors: string[] = [];
  let running = 0;
  let most = 0;
  let runs = 0;
  const bot = createBot(client)
    .onError(({ code }) => errors.push(code))
    .job({ every: 5 }, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running -= 1;
      runs += 1;
      if (runs === 1) throw new TypeError('broken job');
    });
  expect(() => bot.job({ cron: 'every day' }, () => undefined)).toThrow();
  expect(() => bot.job({ every: 0 }, () => undefined)).toThrow(RangeError);
  await bot.start();
  await expect.poll(() => runs).toBeGreaterThan(2);
  await bot.stop();
  expect({ most, errors, running }).toEqual({ most: 1, errors: ['unexpected'], running: 0 });
});

test('the minutes bot makes a meeting for a chat and brings back who was there, what was said and noted', async () => {
  const { client, heard, say, colleague } = await talk();
  const bot = minutesBot(client);
  await bot.start();
  await say('/meet 联调收口');
  const listed = async () =>
    (await colleague.meeting.list('now')).meetings.find(({ subject }) => subject === '联调收口');
  await expect.poll(async () => (await listed())?.id ?? '').not.toBe('');
  const { id = '', number } = (await listed()) ?? {};
  const { room } = await colleague.meeting.join({ id, number });
  await colleague.meeting.say(id, '先看没过的两个');
  await colleague.meeting.writeNotes(id, await colleague.meeting.notes(id), '日报补时区字段');
  await colleague.meeting.leave(id, room.mine);
  await client.meeting.end(id);
  await expect.poll(() => heard.at(-1) ?? '').toContain('会议纪要：联调收口');
  for (const part of ['参会：', '先看没过的两个', '日报补时区字段']) expect(heard.at(-1)).toContain(part);
  await bot.stop();
});
