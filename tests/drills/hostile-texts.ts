// Sends hostile texts as messages, past every check of a client: each is stored as it is or refused, and arrives as it is.
import { randomUUID } from 'node:crypto';
import { printFrame } from '#sdk/contract/frame-codec.ts';
import type { DrillClient } from '../support/drill-client.ts';
import { groupChat } from '../support/drill-plan.ts';
import type { OfficeProcess } from '../support/office-process.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';
import { RudeSocket, tokenOf } from './hostile-office.ts';

/** Messages on the way at once. */
const window = 200;
/** Sockets in a row that bring no answer at all: the office does not cut by accident any more. */
const mostInVain = 3;

/** Says them on a bare socket; `reader` must hold every acknowledged one, to the letter. */
export async function sayTexts(
  context: DrillContext,
  office: OfficeProcess,
  reader: DrillClient,
  texts: readonly string[],
): Promise<void> {
  const chatId = groupChat('everybody');
  const token = await tokenOf(office, 'dan');
  const run = randomUUID().slice(0, 8);
  const stored = new Map<number, string>();
  let refused = 0;
  let answers = 0;
  let socket = await RudeSocket.open(office.url, token);
  for (let start = 0; start < texts.length; start += window) {
    const part = texts.slice(start, start + window);
    const waiting = new Map(part.map((text, index) => [`text-${run}-${start + index}`, text]));
    for (let inVain = 0; waiting.size > 0 && inVain < mostInVain;) {
      const before = waiting.size;
      const answered = Promise.all(
        [...waiting].map(([clientId, text]) =>
          socket.hears((frame) => {
            if (!('clientId' in frame) || frame.clientId !== clientId) return false;
            if (frame.type === 'ack') stored.set(frame.mid, text.toWellFormed());
            else refused += 1;
            waiting.delete(clientId);
            return true;
          }),
        ),
      );
      for (const [clientId, text] of waiting)
        socket.say(printFrame({ type: 'send', clientId, chatId, kind: 1, text }));
      await answered;
      if (waiting.size === 0) break;
      // Cut, as whoever is silent for two beats, which on a busy machine is soon: what has no answer is said again.
      inVain = waiting.size === before ? inVain + 1 : 0;
      socket = await RudeSocket.open(office.url, token);
    }
    answers += part.length - waiting.size;
  }
  socket.close();
  if (answers !== texts.length) context.problem(`${answers} of ${texts.length} texts were answered`);
  const newest = Math.max(0, ...stored.keys());
  await waitUntil('the reader has every text', () => reader.announced().some(({ mid }) => mid >= newest));
  const held = new Map((reader.stored().messages.get(chatId) ?? []).map((row) => [row.mid, row.text]));
  for (const [mid, text] of stored)
    if (held.get(mid) !== text)
      context.problem(`sent ${JSON.stringify(text)}, held ${JSON.stringify(held.get(mid))}`);
  for (const text of texts.slice(0, 300)) await reader.office.chat.search({ text: text.slice(0, 60) });
  context.report('texts sent', texts.length);
  context.report('texts stored', stored.size);
  context.report('texts refused', refused);
}
