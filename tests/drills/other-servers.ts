// Ten thousand random liberties at a server that knows the specification alone: no screen empties, no session ends, nothing is sent twice or made up.
import { asOfficeError } from '#sdk/errors.ts';
import type { Office } from '#sdk/office.ts';
import { otherClient, shown, signIn } from '../support/other-server/client.ts';
import { libertyNames, type Liberty } from '../support/other-server/liberties.ts';
import { startOtherServer, type OtherServer } from '../support/other-server/server.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import type { Drill, DrillContext } from './drill.ts';

/** What is decided when the server starts, or takes away what the acts here need. */
const fixed: ReadonlySet<Liberty> = new Set<Liberty>([
  ...(['longIds', 'oneCounter', 'noSocket', 'noWelcome', 'ackMissing', 'echoMissing'] as const),
  // Another way of writing the same address: what was learned under one name is not looked for under the other.
  'lookupLacking',
]);
const free = libertyNames.filter((name) => !fixed.has(name));
/** Errors that a liberty of this server may end in; everything else is a fault of the client. */
const mayFail = new Set([
  'notFound',
  'serverMessage',
  'sendUncertain',
  'timedOut',
  'notOfferedHere',
  'personNotFound',
  'badAnswer',
]);

type World = { server: OtherServer; office: Office; sent: string[]; random: () => number };

const acts: Readonly<Record<string, (world: World, turn: number) => Promise<unknown>>> = {
  look: ({ office }) => office.maintenance.syncOnce(),
  older: ({ office, random }) => office.chat.older('00001', 2 + Math.floor(random() * 80), 30),
  search: ({ office }) => office.contacts.search('乙'),
  tree: ({ office }) => office.contacts.children('0'),
  groups: ({ office }) => office.contacts.groups({}),
  send({ office, sent, random }, turn) {
    const text = `第 ${turn} 句`;
    sent.push(text);
    return office.chat.send(
      { chatId: random() < 0.5 ? '00001' : '00002', text, wait: true },
      { signal: AbortSignal.timeout(10_000) },
    );
  },
};
const actNames = Object.keys(acts);

async function check(context: DrillContext, { server, office, sent }: World, turn: number): Promise<void> {
  const taken = [...server.taken].join(' ');
  const { chats, texts } = await shown(office);
  if (!chats.has('乙') || !chats.has('项目组'))
    context.problem(`turn ${turn}: the list is ${[...chats.keys()].join(' ')} (${taken})`);
  const said = new Set(server.office.messages.map(({ c }) => c));
  const invented = texts.find((text) => !said.has(text));
  if (invented !== undefined) context.problem(`turn ${turn}: nobody said ${invented} (${taken})`);
  for (const text of sent.splice(0)) {
    const times = server.office.messages.filter(({ c }) => c === text).length;
    if (times > 1) context.problem(`turn ${turn}: ${text} arrived ${times} times (${taken})`);
    if (texts.filter((one) => one === text).length > 1)
      context.problem(`turn ${turn}: ${text} is shown twice (${taken})`);
  }
}

/** See the file's first line. */
export const run: Drill['run'] = async (context) => {
  const turns = context.full ? 10_000 : 60;
  const random = seededRandom(context.seed);
  const server = await startOtherServer();
  context.afterwards(() => server.stop());
  const office = otherClient(server);
  context.afterwards(() => office.close());
  await signIn(office, 'jia');
  await office.connection.connect();
  const world: World = { server, office, sent: [], random };
  let liberties = 0;
  let refused = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    server.taken.clear();
    const count = 1 + Math.floor(random() * 6);
    for (let n = 0; n < count; n += 1) server.taken.add(free[Math.floor(random() * free.length)] ?? 'nulls');
    liberties += server.taken.size;
    const name = actNames[Math.floor(random() * actNames.length)] ?? 'look';
    try {
      await acts[name]?.(world, turn);
    } catch (thrown) {
      const { code, message } = asOfficeError(thrown);
      refused += 1;
      if (!mayFail.has(code))
        context.problem(`turn ${turn}: ${name} ended in ${message} (${[...server.taken].join(' ')})`);
    }
    if (turn % 10 === 9) await check(context, world, turn);
    let phase = '';
    office.account.state((state) => (phase = state.phase))();
    if (phase !== 'signedIn') {
      context.problem(`turn ${turn}: the session ended (${[...server.taken].join(' ')})`);
      return;
    }
  }
  context.report('turns', turns);
  context.report('liberties', liberties);
  context.report('acts that were refused', refused);
};
