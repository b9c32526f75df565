// AI questions: a million passages taken in and searched beside a plain full-text table, and the first word of a model beside a bare relay.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import Database from 'better-sqlite3';
import { openIndex } from '#fixtures/office/ask/index/open-index.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { answerStream } from '#sdk/ask/index.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { startScriptedModel } from '../support/scripted-model.ts';
import { waitUntil } from '../support/wait-until.ts';
import { openPages } from './ask/pages.ts';
import { median, quantile, type Report } from './figure.ts';
import { scratchFolder } from './run/scratch.ts';

const pagesOfDocument = 100;
/** A million, or fewer for a quick look; such figures belong in no table. */
const documents = Math.ceil(Number(process.env['TANGRAM_BENCH_PASSAGES'] ?? 1_000_000) / pagesOfDocument);
const questions = 200;
const plainQuestions = 10;
const atOnce = 40;
const rounds = 15;
const megabyte = 1_048_576;

/** Reports the figures. */
export async function run(report: Report): Promise<void> {
  await firstWord(report);
  million(report);
}

function million(report: Report): void {
  const folder = scratchFolder();
  const bare = process.memoryUsage.rss() / megabyte;
  const pages = openPages(1);
  const index = openIndex(join(folder, 'index.db'));
  const plain = new Database(join(folder, 'plain.db'));
  plain.pragma('journal_mode = WAL');
  plain.exec("create virtual table page using fts5 (body, tokenize = 'trigram')");
  const insert = plain.prepare('insert into page (body) values (?)');
  let [ours, theirs, passages, most] = [0, 0, 0, 0];
  for (let from = 0; from < documents; from += atOnce) {
    const texts = Array.from({ length: Math.min(atOnce, documents - from) }, (_, at) =>
      pages.document(from + at, pagesOfDocument),
    );
    let start = performance.now();
    const put = index.put(
      texts.map((text, at) => ({
        ...{ id: from + at + 1, baseId: 1, hash: 'h', name: `d${from + at}.txt`, text },
        ...{ headings: [], pages: [] },
      })),
    );
    ours += performance.now() - start;
    passages += put.reduce((sum, each) => sum + each.passages, 0);
    most = Math.max(most, process.memoryUsage.rss() / megabyte);
    start = performance.now();
    plain.transaction(() => texts.flatMap((text) => text.split('\n\n## ')).map((page) => insert.run(page)))();
    theirs += performance.now() - start;
  }
  report({
    id: 'ask-index',
    name: `pages a second of plain text taken in (${passages} passages), against one full-text table without passages`,
    ours: (documents * pagesOfDocument) / (ours / 1_000),
    baseline: (documents * pagesOfDocument) / (theirs / 1_000),
    unit: 'pages/s',
  });
  const times: number[] = [];
  const plainTimes: number[] = [];
  let right = 0;
  const search = plain.prepare('select rowid from page where page match ? order by rank limit 10');
  for (let at = 0; at < questions; at += 1) {
    const document = Math.floor(pages.random() * documents);
    const text = pages.question(document, Math.floor(pages.random() * pagesOfDocument), at % 3 === 0);
    let start = performance.now();
    const [answer] = index.search([{ text, baseIds: [1], limit: 10 }]);
    times.push(performance.now() - start);
    if (answer?.found[0]?.documentId === document + 1) right += 1;
    if (at >= plainQuestions) continue;
    const terms = text.match(/[\p{Script=Han}\p{N}]{3}|[a-z]{3,}/gu) ?? [];
    start = performance.now();
    search.all(terms.map((term) => `"${term}"`).join(' OR '));
    plainTimes.push(performance.now() - start);
  }
  report({
    id: 'ask-search',
    name: `a question to its sources among ${passages} passages, the slowest 5 in 100; ${right} of ${questions} right at first`,
    ours: quantile(times, 0.95),
    baseline: quantile(plainTimes, 0.95),
    unit: 'ms',
  });
  report({
    id: 'ask-memory',
    name: 'memory while a million passages are taken in, against the process before',
    ours: most,
    baseline: bare,
    unit: 'MB',
  });
  index.close();
  plain.close();
}

/** Answers `undefined` where the endpoint has not begun. */
async function firstWord(report: Report): Promise<void> {
  const model = await startScriptedModel();
  const relay = createServer((request, response) => {
    void fetch(`${model.url}/chat/completions`, {
      method: 'POST',
      body: Readable.toWeb(request) as ReadableStream<Uint8Array>,
      duplex: 'half',
    } as RequestInit).then((answer) => Readable.fromWeb(answer.body as ReadableStream).pipe(response));
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const relayed = `http://127.0.0.1:${(relay.address() as AddressInfo).port}/`;
  Object.assign(process.env, { TANGRAM_MODEL_URL: model.url, TANGRAM_MODEL_NAMES: 'deepSeek/chat' });
  const running = await startOffice({ inMemory: true, seed: 'small' });
  const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  const [person] = running.accounts;
  await office.account.signInWithPassword({
    loginName: person?.loginname ?? '',
    password: person?.password ?? '',
  });
  const { id } = await office.ask.createBase({ name: '规定' });
  await office.ask.addTexts(id, [{ name: '休假.md', text: '# 休假\n\n年休假一年最多分三次。' }]);
  await waitUntil(
    'the document is indexed',
    async () => (await office.ask.documents(id))[0]?.state === 'ready',
  );
  const [ours, theirs]: [number[], number[]] = [[], []];
  // Long before it is whole: what is measured is the word, not the sentence.
  const script = { steps: [{ say: '年休假' }, { wait: 120 }, { say: '最多分三次。[1]' }] };
  for (let at = 0; at < rounds; at += 1) {
    model.play(script);
    for await (const event of answerStream(office, { question: '年休假可以分几次？', baseIds: [id] }))
      if ((event.type === 'draft' || event.type === 'delta') && ours.length === at)
        ours.push(Date.now() - model.first);
    model.play(script);
    const answer = await fetch(relayed, { method: 'POST', body: '{"model":"x","messages":[]}' });
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>)
      if (piece.byteLength > 0 && theirs.length === at) theirs.push(Date.now() - model.first);
  }
  report({
    id: 'ask-first-word',
    name: "from a model's first word to the client that shows it, against a bare relay",
    ours: median(ours),
    baseline: median(theirs),
    unit: 'ms',
    note: `the slowest of ${rounds}: ${Math.max(...ours)} ms, over a relay ${Math.max(...theirs)} ms`,
  });
  for (const name of ['URL', 'NAMES']) delete process.env[`TANGRAM_MODEL_${name}`];
  await office.close();
  await running.close();
  relay.close();
  relay.closeAllConnections();
  await model.close();
}
