// The writing client is killed between typing, storing, sending and being acknowledged: what it wrote and where it read survive.
import { join } from 'node:path';
import { startOffice } from '#fixtures/serve.ts';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { createNodeHost } from '#sdk/host/node/index.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { ChatModel } from '../support/chat-model.ts';
import { ChildProgram } from '../support/child-program.ts';
import { DrillClient, foldersOf, readStore, type StoredState } from '../support/drill-client.ts';
import { directChat, drillPlan, groupChat, idOf } from '../support/drill-plan.ts';
import { OfficeRecords } from '../support/office-records.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { numbered, type WriterArgument, type WriterTold } from '../support/writer-program.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';

const chatIds = [directChat('ann', 'bob'), groupChat('everybody')] as const;
const draftIn = directChat('ann', 'cyd');

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full ? { messages: 2_000, kills: 20 } : { messages: 120, kills: 1 };
  const dataDir = join(folder, 'office');
  const office = await startOffice({ dataDir, seed: drillPlan(Date.now()), heartbeatMs: 500 });
  let isOpen = true;
  const closeOffice = async (): Promise<void> => {
    if (isOpen) await office.close();
    isOpen = false;
  };
  context.afterwards(closeOffice);
  const address = { url: office.url, accounts: office.accounts };
  const observer = await DrillClient.open(address, { folder, profile: 'bob', person: 'bob' });
  context.afterwards(() => observer.close());
  await observer.office.connection.connect();

  const place = { folder, profile: 'ann', person: 'ann' } as const;
  const paths = createNodeHost({
    profile: 'ann',
    folders: foldersOf(place),
    openDatabase: openNodeDatabase,
  }).paths;
  const storePath = paths.database(office.officeId, idOf('ann'));
  const atDeath: StoredState[] = [];
  let queued = -1;
  let draft = '';
  let readAt = 0;
  let midWrite = 0;
  for (let life = 0; life <= size.kills; life += 1) {
    const isLast = life === size.kills;
    const argument: WriterArgument = {
      address,
      place,
      chatIds,
      draftIn,
      first: queued + 1,
      end: size.messages,
      pace: between(random, 0, 2),
    };
    const program = new ChildProgram<WriterTold>('writer-program.ts', argument);
    context.afterwards(() => program.kill());
    const remaining = size.messages - queued - 1;
    const target =
      queued + between(random, 1, Math.max(1, Math.floor((2 * remaining) / (size.kills - life + 1))));
    const late = between(random, 0, 3);
    const died = new Promise<void>((resolve) => {
      program.on((told) => {
        if (told.is === 'drafted') ({ text: draft, place: readAt } = told);
        if (told.is !== 'queued') return;
        queued = Math.max(queued, told.number);
        // A kill some milliseconds later falls anywhere between the row, the frame, the answer and the store.
        if (!isLast && told.number >= target) setTimeout(() => void program.kill().then(resolve), late);
      });
      void program.exited.then(() => resolve());
    });
    await died;
    if (isLast && (await program.exited) !== 0)
      context.problem(`the last writer ended badly: ${program.errorText}`);
    const state = readStore(storePath, 'ann');
    atDeath.push(state);
    const waiting = new Set(state.outbox.map((row) => row.clientId));
    const sent = new Set([...state.messages.values()].flat().map((row) => row.clientId));
    for (let number = 0; number <= queued; number += 1)
      if (!waiting.has(numbered(number)) && !sent.has(numbered(number)))
        context.problem(`after kill ${life}: ${numbered(number)} is neither waiting nor sent`);
    if (waiting.size > 0) midWrite += 1;
    const kept = state.drafts.find((row) => row.chatId === draftIn)?.text ?? '';
    if (kept !== draft && draftNumber(kept) < draftNumber(draft))
      context.problem(`after kill ${life}: the draft is «${kept}» instead of «${draft}»`);
    const keptPlace = state.places.get(draftIn) ?? 0;
    if (keptPlace < readAt)
      context.problem(`after kill ${life}: reading goes on at ${keptPlace} instead of ${readAt}`);
  }

  await waitUntil(
    'the observer has everything',
    () => new Set(observer.announced().map(({ text }) => text)).size >= size.messages,
    60,
    () => `(${observer.announced().length} of ${size.messages})`,
  );
  await pause(300);
  const held = observer.stored();
  await closeOffice();
  const records = new OfficeRecords(join(dataDir, 'office.sqlite'));
  context.afterwards(() => records.close());

  const model = new ChatModel();
  for (let number = 0; number < size.messages; number += 1)
    model.submit(numbered(number), chatIds[number % chatIds.length] ?? '', 'ann');
  const all = chatIds.flatMap((chatId) => records.messages(chatId));
  const stored = new Map(all.map((record) => [record.clientId, record.mid]));
  for (const state of atDeath)
    for (const row of [...state.messages.values()].flat())
      if (stored.get(row.clientId) !== row.mid)
        context.problem(
          `${row.text} was shown as sent (${row.mid}) and the office has ${stored.get(row.clientId)}`,
        );
  reportVerdicts(
    context,
    chatIds.flatMap((chatId) => [
      model.judge('office', chatId, records.messages(chatId)),
      model.judge('observer stores', chatId, held.messages.get(chatId) ?? []),
      model.judge(
        'observer announces',
        chatId,
        observer.announced().filter((message) => message.chatId === chatId),
      ),
      model.judge('sender stores', chatId, atDeath.at(-1)?.messages.get(chatId) ?? []),
    ]),
  );
  context.report('messages', size.messages);
  context.report('kills', size.kills);
  context.report('last reading place', readAt);
  context.report('kills with messages waiting', midWrite);
}

function draftNumber(text: string): number {
  return Number(/\d+$/.exec(text)?.[0] ?? -1);
}
