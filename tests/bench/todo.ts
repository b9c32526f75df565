// The to-do feed: how long a new item takes until it is on screen, beside a chat message of the same run; two devices, one office, all durable.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { median, quantile, type Report } from './figure.ts';

const rounds = 5;
const perRound = 60;
/** Items that wait already, as on the list of somebody who has been away. */
const waiting = 300;
/** Longer than any of both needs. */
const patienceMs = 5_000;

/** Resolves when something is so, told by whoever brings it about; answers when that was. */
function arrivals() {
  const expected = new Map<string, (at: number) => void>();
  return {
    seen(name: string): void {
      expected.get(name)?.(performance.now());
      expected.delete(name);
    },
    of: (name: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${name} never came`)), patienceMs);
        expected.set(name, (at) => {
          clearTimeout(timer);
          resolve(at);
        });
      }),
  };
}

/** Reports the figure. */
export async function run(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-bench-todo-'));
  const office = await OfficeProcess.start(folder);
  const ends: (() => unknown)[] = [
    () => office.kill(),
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  try {
    const open = async (person: 'ann' | 'bob'): Promise<DrillClient> => {
      const client = await DrillClient.open(office, { folder, profile: person, person }, { longLived: true });
      ends.unshift(() => client.close());
      await client.office.connection.connect();
      return client;
    };
    const [ann, bob] = [await open('ann'), await open('bob')];
    const { token } = await ann.office.todo.addSystem({
      name: { zh: '物资', en: 'Supplies' },
      origin: 'https://supplies.example',
    });
    const put = async (keys: readonly string[]): Promise<void> => {
      const items = keys.map((key) => ({
        key,
        loginNames: ['ann'],
        title: { zh: key, en: key },
        link: 'https://supplies.example/1',
      }));
      // What the other system's own program costs is no part of it: `fetch` takes a millisecond more than this.
      const { body } = await request(`${office.url}/uc/workbench/todo/put`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ systemToken: token, items }),
      });
      if (((await body.json()) as { code: number }).code !== 200) throw new Error('an item was refused');
    };
    for (let start = 0; start < waiting; start += 100)
      await put(Array.from({ length: 100 }, (_, at) => `old ${start + at}`));

    const onScreen = arrivals();
    const screen = new TodoListScreen(ann.office, () => Date.now());
    ends.unshift(() => screen.dispose());
    ends.unshift(screen.subscribe(() => onScreen.seen(screen.getSnapshot().items?.[0]?.title.en ?? '')));
    const inChat = arrivals();
    const chatId = directChat('ann', 'bob');
    const list = ann.window(chatId);
    ends.unshift(list.subscribe(() => inChat.seen(list.rows().at(-1)?.text ?? '')));
    await screen.reload();

    const item = async (name: string): Promise<number> => {
      const arrived = onScreen.of(name);
      const start = performance.now();
      await put([name]);
      return (await arrived) - start;
    };
    const message = async (text: string): Promise<number> => {
      const arrived = inChat.of(text);
      const start = performance.now();
      await bob.office.chat.send({ chatId, text, wait: true });
      return (await arrived) - start;
    };
    const turn = async (tag: string, way: (name: string) => Promise<number>): Promise<number[]> => {
      const times: number[] = [];
      for (let at = 0; at < perRound; at += 1) times.push(await way(`${tag} ${at}`));
      return times;
    };
    await turn('warm item', item);
    await turn('warm message', message);
    const items: number[][] = [];
    const messages: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      items.push(await turn(`item ${round}`, item));
      messages.push(await turn(`message ${round}`, message));
    }
    const at = (samples: readonly number[][], share: number): number =>
      median(samples.map((round) => quantile(round, share)));
    report({
      id: 'todo-item',
      name: `an item put in → on the list of somebody with ${waiting} others, p50, against a message sent → on the timeline`,
      ours: at(items, 0.5),
      baseline: at(messages, 0.5),
      unit: 'ms',
      note: 'the item comes by call from an outside system, the message by socket; both are durable',
    });
  } finally {
    for (const end of ends) await end();
  }
}
