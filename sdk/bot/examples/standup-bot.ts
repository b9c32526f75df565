// An example: collects what people did in a day and says it to a group at a time of the day.
import * as z from 'zod/mini';
import type { OfficeApi } from '../../api.ts';
import { createBot, type Bot, type JobTime } from '../index.ts';

/** People tell it in a direct chat with `/did …`; at `time` the group hears all of it, and the next day begins. */
export function standupBot(office: OfficeApi, place: { chatId: string; time: JobTime }): Bot {
  const done: string[] = [];
  return createBot(office)
    .command(
      { name: 'did', about: '说一件今天做完的事', takes: z.object({ what: z.string() }) },
      async ({ what }, { message, reply }) => {
        done.push(`${message.senderName}：${what}`);
        await reply('记下了。');
      },
    )
    .job(place.time, async () => {
      if (done.length === 0) return;
      await office.chat.send({ chatId: place.chatId, text: ['今天完成', ...done.splice(0)].join('\n') });
    });
}
