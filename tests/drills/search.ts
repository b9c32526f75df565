// The same questions asked by program, by command, in the terminal client and in the window: nothing is missed, and all show the same in the same order.
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { OfficeApi } from '#sdk/api.ts';
import { padChatId } from '#sdk/contract/chat-id.ts';
import { openOffice } from '#sdk/office.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { serveOffice } from '#sdk/rpc/serve.ts';
import { SearchScreen } from '#sdk/search/search-screen.ts';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { realCli } from '../support/cli-office.ts';
import { namedSo, searchCorpus, truthOf, type Question } from '../support/search-corpus.ts';
import type { DrillContext } from './drill.ts';

/** Hits of a page, and screens that are open at once. */
const page = 30;
const atOnce = 25;

/** What a door shows of a question: numbers of messages, or ids of people. */
type Shown = readonly string[];
/** One way to ask. */
type Door = (question: Question) => Promise<Shown>;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const [messages, count] = context.full ? [8_000, 300] : [600, 30];
  const corpus = searchCorpus(seededRandom(context.seed), messages, count);
  const server = await startOffice({
    ...{
      inMemory: true,
      port: 0,
      seed: corpus.plan,
      passwordsFor: [corpus.plan.people[0]?.loginName ?? ''],
      limits: noLimits,
    },
  });
  context.afterwards(() => server.close());
  const [account] = server.accounts;
  if (account === undefined) throw new Error('nobody can sign in');
  const signedIn = async (): Promise<OfficeApi> => {
    const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: server.url });
    context.afterwards(() => office.close());
    await office.account.signInWithPassword({ loginName: account.loginname, password: account.password });
    await office.connection.connect();
    const { complete } = await office.maintenance.backfill();
    if (!complete) context.problem('the history is not whole');
    return office;
  };
  const program = await signedIn();
  const terminal = await signedIn();
  const window = twinOf(await signedIn(), context);
  const command = await commandDoor(context, server.url, account);

  let expected = 0;
  let found = 0;
  const wanted = new Map<Question, Shown>();
  for (const question of corpus.questions) {
    if (question.of === 'people') {
      const ids = await peopleOf(program, question.text);
      const truth = namedSo(corpus, question.text);
      expected += truth.length;
      found += truth.filter((id) => ids.includes(id)).length;
      const wrong = ids.filter((id) => !truth.includes(id));
      for (const id of wrong)
        context.problem(`«${question.text}» finds ${corpus.people.find((one) => one.id === id)?.name ?? id}`);
      for (const id of truth.filter((one) => !ids.includes(one)))
        context.problem(`«${question.text}» misses ${corpus.people.find((one) => one.id === id)?.name}`);
      wanted.set(question, ids);
      continue;
    }
    const truth = truthOf(corpus, question).map(String);
    const all = await everyHit(program, question);
    expected += truth.length;
    found += truth.filter((mid) => all.includes(mid)).length;
    if (all.join() !== truth.join())
      context.problem(
        `«${question.text}»: ${all.length} hits, ${truth.length} are true, or the order is another`,
      );
    wanted.set(question, all.slice(0, page));
  }
  context.report('questions', corpus.questions.length);
  context.report('true hits', expected);
  context.report('recall, %', expected === 0 ? 0 : (100 * found) / expected);
  if (found < expected) context.problem(`${expected - found} of ${expected} were missed`);
  const doors: Record<string, Door> = {
    command,
    terminal: (question) => screenShows(terminal, question),
    window: (question) => screenShows(window, question),
  };
  for (const [name, door] of Object.entries(doors)) {
    let same = 0;
    const rest = [...wanted];
    while (rest.length > 0)
      await Promise.all(
        rest.splice(0, name === 'command' ? 1 : atOnce).map(async ([question, goal]) => {
          const shown = await door(question);
          const likewise = question.of === 'people' ? goal.slice(0, shown.length) : goal;
          if (shown.join() === likewise.join() && (shown.length > 0 || goal.length === 0)) same += 1;
          else
            context.problem(
              `${name}: «${question.text}» shows ${shown.join()} instead of ${likewise.join()}`,
            );
        }),
      );
    context.report(`same order, ${name}`, same);
  }
}

const filterOf = (question: Extract<Question, { of: 'messages' }>) => ({
  text: question.text,
  ...(question.chatId !== undefined && { chatId: padChatId(question.chatId) }),
});

async function everyHit(
  office: OfficeApi,
  question: Extract<Question, { of: 'messages' }>,
): Promise<string[]> {
  const mids: string[] = [];
  for (;;) {
    const { hits, more, complete } = await office.chat.search({
      ...filterOf(question),
      offset: mids.length,
      limit: page,
    });
    if (!complete) throw new Error('the store is not whole');
    mids.push(...hits.map(({ message }) => String(message.mid)));
    if (!more) return mids;
  }
}

const peopleOf = async (office: OfficeApi, typed: string): Promise<string[]> =>
  (await office.contacts.search(typed)).people.map(({ id }) => id);

/** What the view model shows that the terminal client and the window paint. */
async function screenShows(office: OfficeApi, question: Question): Promise<Shown> {
  const chatId =
    question.of === 'messages' && question.chatId !== undefined ? padChatId(question.chatId) : undefined;
  const screen = new SearchScreen(office, { chatId });
  try {
    screen.setQuery(question.text);
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (screen.getSnapshot().phase === 'done') resolve();
      };
      screen.subscribe(look);
      look();
    });
    const { messages, people, error } = screen.getSnapshot();
    if (error !== undefined) throw new Error(error.code);
    return question.of === 'people'
      ? people.map(({ person }) => person.id)
      : messages.map(({ hit }) => String(hit.message.mid));
  } finally {
    screen.dispose();
  }
}

/** The office as the window has it: on the other side of a port. */
function twinOf(office: OfficeApi, context: DrillContext): OfficeApi {
  const { port1, port2 } = new MessageChannel();
  context.afterwards(() => port1.close());
  const portOver = (port: MessagePort): Port => ({
    post: (messages) => port.postMessage(messages),
    onMessage: (listener) => void port.on('message', listener),
    onClose: () => undefined,
  });
  serveOffice(office, portOver(port2));
  return connectOffice(portOver(port1));
}

/** `tangram chat search` and `tangram contacts search`, on a store of their own. */
async function commandDoor(
  context: DrillContext,
  url: string,
  account: { loginname: string; password: string },
): Promise<Door> {
  const cli = realCli();
  context.afterwards(() => cli.remove());
  const run = async (argv: readonly string[], input = ''): Promise<string> => {
    const { code, out, err } = await cli.tangram(argv, { input });
    if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}: ${err}`);
    return out;
  };
  await run(['login', '--server', url, '--user', account.loginname, '--password-stdin'], account.password);
  await run(['cache', 'sync']);
  return async (question) => {
    if (question.of === 'people') {
      const rows = await run(['contacts', 'search', question.text, '--json=id', '--all']);
      return (JSON.parse(rows) as { id: string }[]).map(({ id }) => id);
    }
    const where = question.chatId === undefined ? [] : ['--in', padChatId(question.chatId)];
    const words = [
      'chat',
      'search',
      question.text,
      ...where,
      '--limit',
      String(page),
      '--offline',
      '--json=mid',
    ];
    return (JSON.parse(await run(words)) as { mid: string }[]).map(({ mid }) => mid);
  };
}
