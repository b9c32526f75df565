// An example: makes a meeting for a chat, looks on, and brings its minutes back: who was there and when, what was said and noted.
import * as z from 'zod/mini';
import type { Attendance, MeetingMessage, MeetingNotes, OfficeApi } from '../../api.ts';
import { createBot, type Bot } from '../index.ts';

const clock = (time: number): string => new Date(time).toISOString().slice(11, 16);

/** The minutes of a meeting, by the clock of UTC. */
function minutesOf(
  subject: string,
  people: readonly Attendance[],
  said: readonly MeetingMessage[],
  notes: MeetingNotes,
): string {
  const there = people
    .filter(({ times }) => times.length > 0)
    .map(
      ({ name, times }) =>
        `${name} ${times.map(({ from, to }) => `${clock(from)}–${clock(to ?? from)}`).join('、')}`,
    );
  const missing = people
    .filter(({ invited, times }) => invited && times.length === 0)
    .map(({ name }) => name);
  return [
    `会议纪要：${subject}`,
    `参会：${there.join('；') || '无'}`,
    ...(missing.length === 0 ? [] : [`缺席：${missing.join('、')}`]),
    ...(notes.text === '' ? [] : ['笔记：', notes.text]),
    ...(said.length === 0 ? [] : ['聊天：', ...said.map(({ name, text }) => `${name}：${text}`)]),
  ].join('\n');
}

/** `/meet …` makes a meeting and puts its card into the chat; when it is over the chat gets the minutes. */
export function minutesBot(office: OfficeApi): Bot {
  return createBot(office).command(
    { name: 'meet', about: '开一个会，结束后发回纪要', takes: z.object({ subject: z.string() }) },
    async ({ subject }, { message, reply }) => {
      const { meeting } = office;
      const made = await meeting.create({ kind: 'quick', subject });
      await meeting.invite(made.id, { chats: [message.chatId] });
      const bring = async (): Promise<void> => {
        const [people, said, notes] = await Promise.all([
          meeting.members(made.id),
          meeting.said(made.id),
          meeting.notes(made.id),
        ]);
        await reply(minutesOf(subject, people, said, notes));
      };
      // It goes on with other messages meanwhile.
      const stop = meeting.watch(made.id)(({ type }) => {
        if (type !== 'ended') return;
        stop();
        bring().catch(async (error: unknown) => reply(`纪要没有取到：${String(error)}`));
      });
    },
  );
}
