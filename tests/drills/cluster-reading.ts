// Everybody writes at one node and reads at another, over and over: nobody may read less than they have written.
import { logPlaceHeader } from '#sdk/contract/log-place.ts';
import { passwordDigest } from '#fixtures/office/services/secrets.ts';
import type { Random } from '#fixtures/seed/random.ts';
import { between } from '#fixtures/seed/random.ts';
import { ask, RawDevice, system } from '../fixtures/raw-client.ts';
import { directChat, type DrillPerson } from '../support/drill-plan.ts';
import type { NodeProcess } from '../support/node-process.ts';
import { pause } from '../support/wait-until.ts';

/** Longest time a request may take, and the pause before the next try, in ms. */
const waits = { requestMs: 15_000, againMs: 100, betweenMs: 30 } as const;

/** A chat token of somebody. */
export async function tokenAt({ url, accounts }: NodeProcess, loginName: DrillPerson): Promise<string> {
  const password = accounts.find(({ loginname }) => loginname === loginName)?.password ?? '';
  const entered = await ask({ url }, 'chat', 'login', {
    loginName,
    passwordDigest: passwordDigest(password),
    ...system,
  });
  return entered.token;
}

/** What was read, and what was wrong about it. */
export type Read = { reads: number; tries: number; stale: string[] };

/** Writes drafts and reads them, until it ends; nodes may end meanwhile, and what fails is tried again. */
export function startReading(
  nodes: readonly NodeProcess[],
  people: readonly { person: DrillPerson; token: string }[],
  random: Random,
) {
  const over = new AbortController();
  const found: Read = { reads: 0, tries: 0, stale: [] };
  const anyNode = (): NodeProcess => nodes[between(random, 0, nodes.length - 1)] as NodeProcess;

  async function request(path: string, token: string, place: string, body?: object): Promise<Response> {
    for (;;) {
      found.tries += 1;
      try {
        const answer = await fetch(`${anyNode().url}${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            authorization: token,
            'content-type': 'application/json',
            ...(place !== '' && { [logPlaceHeader]: place }),
          },
          signal: AbortSignal.timeout(waits.requestMs),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const said = await answer.text();
        const isDone = answer.status === 200 && (JSON.parse(said) as { ok?: boolean }).ok === true;
        if (isDone) return new Response(said, { headers: answer.headers });
      } catch {
        // The node has ended or stands still: another one is asked.
      }
      await pause(waits.againMs);
    }
  }

  const working = people.map(async ({ person, token }) => {
    const chatId = directChat(person, person === 'ann' ? 'bob' : 'ann');
    let place = '';
    for (let number = 0; !over.signal.aborted; number += 1) {
      const text = `${person} writes ${number}.`;
      const written = await request('/im/chat/draft.do', token, place, { chatlinkid: chatId, c: text });
      place = written.headers.get(logPlaceHeader) ?? place;
      for (let time = 0; time < 3; time += 1) {
        const read = await request('/im/chat/drafts.do?since=0', token, place);
        found.reads += 1;
        place = read.headers.get(logPlaceHeader) ?? place;
        const said = await read.text();
        if (!said.includes(text))
          found.stale.push(`${person} wrote «${text}» and read ${said.slice(0, 300)}`);
      }
      await pause(waits.betweenMs);
    }
  });
  return {
    async end(): Promise<Read> {
      over.abort();
      await Promise.all(working);
      return found;
    },
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** How long a message takes from one device to another, in ms: both at the node that writes, and each at another node. */
export async function measureAcross(
  nodes: readonly NodeProcess[],
  messages: number,
): Promise<{ within: number; across: number; between: number }> {
  const [one, two, three] = nodes as readonly [NodeProcess, NodeProcess, NodeProcess];
  // Of this chat the drill judges nothing.
  const chatId = directChat('ann', 'cyd');
  const [ann, cyd] = [await tokenAt(one, 'ann'), await tokenAt(one, 'cyd')];
  async function time(from: NodeProcess, to: NodeProcess): Promise<number> {
    const sender = await RawDevice.open(from.url, ann);
    const receiver = await RawDevice.open(to.url, cyd);
    const took: number[] = [];
    for (let number = 0; number < messages; number += 1) {
      const clientId = crypto.randomUUID();
      const start = performance.now();
      sender.say(chatId, `time ${number}`, clientId);
      await receiver.next('message', ({ message }) => message.clientId === clientId);
      took.push(performance.now() - start);
    }
    sender.close();
    receiver.close();
    return median(took);
  }
  await time(one, one);
  return { within: await time(one, one), across: await time(one, two), between: await time(two, three) };
}
