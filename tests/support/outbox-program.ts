// A client as a process of its own that does the outbox drill's script until it is killed.
import { join } from 'node:path';
import { asOfficeError, type ErrorCode } from '#sdk/errors.ts';
import { DrillClient, type DevicePlace, type OfficeAddress } from './drill-client.ts';
import { outboxScript, sourceChat, type ScriptedAct } from './outbox-script.ts';
import { pause } from './wait-until.ts';

/** What the program is started with: it goes on at act `first`. */
export type OutboxArgument = {
  address: OfficeAddress;
  place: DevicePlace;
  seed: number;
  acts: number;
  first: number;
  /** Where the files lie, by name. */
  files: string;
  /** Numbers of the messages that are forwarded, in the order of the script. */
  sources: readonly number[];
};
/** What is left at the end: waiting or failed, with its reason. */
export type LeftAct = { id: string; state: string; code: ErrorCode | undefined };
/** What it tells, each when it is so. */
export type OutboxTold =
  | { is: 'begun'; number: number }
  | { is: 'taken'; number: number }
  | { is: 'refused'; number: number; code: ErrorCode }
  | { is: 'done'; left: LeftAct[] };

/** Everything that waits or failed: messages, forwards, acts on groups. */
async function waiting(client: DrillClient): Promise<LeftAct[]> {
  const { acts, groups } = client.office;
  const found = (await acts.outbox()).map(({ id, state, error }) => ({ id, state, code: error?.code }));
  groups.waiting((all) => {
    for (const { clientId, state, error } of all) found.push({ id: clientId, state, code: error?.code });
  })();
  return found;
}

async function perform(client: DrillClient, act: ScriptedAct, argument: OutboxArgument): Promise<void> {
  const { chat, acts, files, groups } = client.office;
  const { id: clientId } = act;
  switch (act.type) {
    case 'text':
      await chat.send({ chatId: act.chatId, text: act.text, clientId });
      return;
    case 'picture':
    case 'file': {
      const source = { path: join(argument.files, act.name) };
      const mime = act.type === 'picture' ? 'image/png' : 'application/octet-stream';
      await files.send({ chatId: act.chatId, source, name: act.name, mime, clientId });
      return;
    }
    case 'forward': {
      const mids = [argument.sources[act.source] ?? 0];
      const { targets } = await acts.forward({
        chatId: sourceChat,
        mids,
        groupIds: act.groupIds,
        clientId,
      });
      const refused = targets.find(({ error }) => error !== undefined)?.error;
      if (refused !== undefined) throw asOfficeError(refused);
      return;
    }
    case 'rename':
    case 'refused':
      await groups.do({ act: 'rename', groupId: act.groupId, name: act.name }, { clientId });
  }
}

if (process.send !== undefined && process.argv[2] !== undefined)
  await followScript(JSON.parse(process.argv[2]) as OutboxArgument);

async function followScript(argument: OutboxArgument): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  const tell = (told: OutboxTold): void => void process.send?.(told);
  const leaves: object[] = [];
  process.on('message', (leave: object) => void leaves.push(leave));
  /** The judge says when the next act is due. */
  const goOn = async (): Promise<void> => {
    while (leaves.length === 0) await pause(1);
    leaves.shift();
  };
  const client = await DrillClient.open(argument.address, argument.place);
  const script = outboxScript(argument.seed, argument.acts);
  // What was cut off on its way in is not done again where it is kept already: it has to land by itself.
  const kept = new Set((await waiting(client)).map(({ id }) => id));
  void client.office.connection.connect();
  for (const [number, act] of script.entries()) {
    if (number < argument.first) continue;
    tell({ is: 'begun', number });
    if (!(number === argument.first && kept.has(act.id))) {
      try {
        await perform(client, act, argument);
      } catch (error) {
        tell({ is: 'refused', number, code: asOfficeError(error).code });
        await goOn();
        continue;
      }
    }
    tell({ is: 'taken', number });
    await goOn();
  }
  const deadline = performance.now() + 120_000;
  let left = await waiting(client);
  while (left.some(({ state }) => state !== 'failed') && performance.now() < deadline) {
    await pause(50);
    left = await waiting(client);
  }
  tell({ is: 'done', left });
  await client.close();
  process.disconnect?.();
}
