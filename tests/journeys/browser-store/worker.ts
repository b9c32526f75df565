// The worker of the browser store proof: opens the store on OPFS as the GUI's worker does and answers questions.
import { type BrowserHost, openBrowserDatabase, openBrowserMemory } from '#storage/drivers/browser.ts';
import { StorageError } from '#storage/driver.ts';
import type { Rebuilt } from '#storage/recover.ts';
import { type OpenedStore, openStore } from '#storage/open-store.ts';
import { groupRow, messageRow, outboxRow } from '../../support/sample-rows.ts';

let salvaged: { outbox: number; drafts: number } | undefined;
const options = {
  owner: '7',
  plainText: (wire: string) => wire,
  now: () => Date.UTC(2026, 0, 2),
  onRebuilt: (rebuilt: Rebuilt) => void ({ salvaged } = rebuilt),
};
let host: BrowserHost | undefined;
let opened: OpenedStore | undefined;

async function store(): Promise<OpenedStore> {
  host ??= await openBrowserDatabase('1-7');
  if (opened !== undefined) return opened;
  opened = openStore(host, options);
  salvaged = opened.rebuilt?.salvaged;
  return opened;
}

const answers: Record<string, () => Promise<unknown>> = {
  async fill() {
    const { store: here } = await store();
    const batch = 500;
    const start = performance.now();
    for (let from = 0; from < 10_000; from += batch) {
      const rows = Array.from({ length: batch }, (_, index) => from + index + 1);
      here.messages.put(
        rows.map((mid) =>
          (mid % 3 === 0 ? groupRow : messageRow)(mid, { text: `第${mid}条 会议 message 😀 number${mid}` }),
        ),
      );
    }
    const perSecond = 10_000 / ((performance.now() - start) / 1000);
    const single = performance.now();
    for (let index = 0; index < 50; index += 1) here.outbox.add(outboxRow(`c-${index}`));
    const perCommit = (performance.now() - single) / 50;
    here.drafts.put({ chatId: '00012', text: '草稿', updatedTime: 1 });
    return { perSecond, perCommit };
  },
  async look() {
    const { store: here } = await store();
    const start = performance.now();
    const found = here.messages.search({ text: '会议 num', offset: 0, limit: 30 }).map((row) => row.mid);
    const searched = performance.now() - start;
    return {
      count: here.messages.count(),
      newest: here.messages.page('00012', undefined, 2).map((row) => row.mid),
      found: found.slice(0, 3),
      emoji: here.messages.search({ text: '😀', chatId: '00099', offset: 0, limit: 1 }).map((row) => row.mid),
      outbox: here.outbox.all().length,
      draft: here.drafts.get('00012')?.text,
      rebuilt: salvaged,
      searched,
    };
  },
  async fault() {
    try {
      await store();
      return 'opened';
    } catch (error) {
      return error instanceof StorageError ? error.fault : String(error);
    }
  },
  async dropTable() {
    await store();
    opened?.store.close();
    opened = undefined;
    const driver = host?.open();
    driver?.exec('DROP TABLE group_msg');
    driver?.close();
    return 'dropped';
  },
  async memory() {
    const { store: here } = openStore(await openBrowserMemory('memory'), options);
    here.messages.put([messageRow(1, { text: '只在内存' })]);
    return here.messages.search({ text: '内存', offset: 0, limit: 3 }).length;
  },
  async release() {
    opened?.store.close();
    opened = undefined;
    host?.release();
    host = undefined;
    return 'released';
  },
};

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void (answers[data] ?? (() => Promise.resolve('unknown')))().then(
    (answer) => postMessage(answer, { transfer: [] }),
    (error: unknown) => postMessage({ error: String(error) }, { transfer: [] }),
  );
});
