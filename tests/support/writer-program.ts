// A client as a process of its own that writes numbered messages and drafts until it is killed.
import { DrillClient, type DevicePlace, type OfficeAddress } from './drill-client.ts';
import { pause } from './wait-until.ts';

/** What the writer is started with: it goes on at `first` and ends before `end`. */
export type WriterArgument = {
  address: OfficeAddress;
  place: DevicePlace;
  chatIds: readonly string[];
  draftIn: string;
  first: number;
  end: number;
  /** Pause between messages, in ms. */
  pace: number;
};
/** What it tells, each when it is so. */
export type WriterTold =
  | { is: 'connected' }
  | { is: 'queued'; number: number }
  | { is: 'drafted'; text: string; place: number }
  | { is: 'done' };

/** The text of a numbered message; its client id is the same, so that a retry after a kill is the same message. */
export const numbered = (number: number): string => `number-${number}`;

if (process.send !== undefined && process.argv[2] !== undefined) await write(JSON.parse(process.argv[2]));

async function write(argument: WriterArgument): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  const tell = (told: WriterTold): void => void process.send?.(told);
  const client = await DrillClient.open(argument.address, argument.place);
  const { chat, connection } = client.office;
  // What was left in the outbox goes out by the connection alone: nobody asks for it.
  const connected = connection.connect().then(() => tell({ is: 'connected' }));
  for (let number = argument.first; number < argument.end; number += 1) {
    const chatId = argument.chatIds[number % argument.chatIds.length] ?? '';
    await chat.send({ chatId, text: numbered(number), clientId: numbered(number) });
    tell({ is: 'queued', number });
    if (number % 7 === 0) {
      const text = `draft at ${number}`;
      await chat.setDraft(argument.draftIn, text);
      await chat.setPlace(argument.draftIn, number + 1);
      tell({ is: 'drafted', text, place: number + 1 });
    }
    if (argument.pace > 0) await pause(argument.pace);
  }
  await connected;
  const deadline = performance.now() + 60_000;
  while ((await chat.outbox()).length > 0 && performance.now() < deadline) await pause(20);
  tell({ is: 'done' });
  await client.close();
  process.disconnect?.();
}
