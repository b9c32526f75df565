// Answers with a model, against an endpoint that does what a test tells it to: what it says is shown only as far as it is borne out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { answerStream, type AnswerEvent } from '#sdk/ask/index.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { startScriptedModel, type ScriptedModel } from '../support/scripted-model.ts';
import { waitUntil } from '../support/wait-until.ts';

let model: ScriptedModel;
let running: RunningOffice;
let office: Office;
let baseId: string;
const question = '年休假可以分几次？';

beforeAll(async () => {
  model = await startScriptedModel();
  Object.assign(process.env, {
    TANGRAM_MODEL_URL: model.url,
    TANGRAM_MODEL_NAMES: 'deepSeek/chat,other/large',
    TANGRAM_MODEL_DEEPSEEK_ONLY: '1',
  });
  running = await startOffice({ inMemory: true, seed: 'small' });
  const [person] = running.accounts;
  office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  await office.account.signInWithPassword({
    loginName: person?.loginname ?? '',
    password: person?.password ?? '',
  });
  const base = await office.ask.createBase({ name: '规定' });
  baseId = base.id;
  await office.ask.addTexts(baseId, [
    {
      name: '休假.md',
      text: '# 休假\n\n年休假一年最多分三次，其中一次不少于连续 5 个工作日。\n\n半天按 0.5 天计入。',
    },
  ]);
  await waitUntil(
    'the document is indexed',
    async () => (await office.ask.documents(baseId))[0]?.state === 'ready',
  );
});
afterAll(async () => {
  for (const name of ['URL', 'NAMES', 'DEEPSEEK_ONLY']) delete process.env[`TANGRAM_MODEL_${name}`];
  await office.close();
  await running.close();
  await model.close();
});

async function asked(): Promise<{
  events: AnswerEvent[];
  done: Extract<AnswerEvent, { type: 'done' }>['answer'];
}> {
  const events: AnswerEvent[] = [];
  for await (const event of answerStream(office, { question, baseIds: [baseId] })) events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error('no end');
  return { events, done: last.answer };
}

test('only models of the one provider are offered; the chosen pair and the depth stay with the answer', async () => {
  const place = await office.ask.place();
  expect(place).toMatchObject({ models: ['deepSeek/chat'], model: 'deepSeek/chat', deepSeekOnly: true });
  model.play({ steps: [{ say: '最多分三次。[1]' }] });
  const { done } = await asked();
  expect(done).toMatchObject({ mode: 'model', model: 'deepSeek/chat', depth: 'quick' });
  expect(model.asked[0]?.model).toBe('deepseek-chat');
});

test('sentences stream as they become whole, with their citations; wrong numbers of sources are dropped', async () => {
  model.play({
    steps: [
      { say: '年休假最多' },
      { say: '分三次。[1' },
      { say: '][9] 其中一次不少于 5 个工作日' },
      { say: '。[1]' },
    ],
  });
  const { events, done } = await asked();
  expect(events.map(({ type }) => type).filter((type) => type !== 'search')).toEqual(
    expect.arrayContaining(['begun', 'source', 'delta', 'done']),
  );
  expect(done.sentences.map(({ text, sources }) => [text.trim(), sources])).toEqual([
    ['年休假最多分三次。', [1]],
    ['其中一次不少于 5 个工作日。', [1]],
  ]);
});

test('a word is there at once, unchecked, and what may become a link or a number is held back', async () => {
  model.play({
    steps: [
      { say: '年休假' },
      { wait: 100 },
      { say: '最多[链' },
      { wait: 100 },
      { say: '接](http://x.example)分三次。[1]' },
    ],
  });
  const { events, done } = await asked();
  const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.text] : []));
  expect(drafts[0]).toBe('年休假');
  expect(drafts.every((draft) => '年休假最多链接分三次。'.startsWith(draft))).toBe(true);
  expect(drafts.join('')).not.toMatch(/[[\]<]|x\.example/u);
  expect(done.sentences).toHaveLength(1);
});

test('numbers that no cited passage holds are flagged, also where nothing is cited', async () => {
  model.play({ steps: [{ say: '可以分七次。[1] 每次 12 天。' }] });
  const { done } = await asked();
  expect(done.sentences.map(({ flagged }) => flagged)).toEqual([true, true]);
});

test('the reasoning comes apart from the answer and is not kept in it', async () => {
  model.play({ steps: [{ think: '先看第一段' }, { say: '最多分三次。[1]' }] });
  const { events, done } = await asked();
  expect(events.filter((event) => event.type === 'delta' && event.reasoning === true)).toHaveLength(1);
  expect(done.text).not.toContain('先看');
});

test('HTML, links, pictures of elsewhere and terminal codes are taken off', async () => {
  model.play({
    steps: [
      {
        say: '<img src=http://x.example/a.png>分三次![x](http://x.example/b.png)[这里](http://x.example)\u001b[31m。[1]',
      },
    ],
  });
  const { done } = await asked();
  expect(done.text).not.toMatch(/x\.example|<|\u001b/u);
  expect(done.text).toContain('分三次');
});

test('broken lines are passed over', async () => {
  model.play({ steps: [{ raw: 'data: {"choi\n\n' }, { raw: ': note\n\n' }, { say: '最多分三次。[1]' }] });
  expect((await asked()).done.text).toContain('最多分三次');
});

test('too many requests and a fault of the endpoint are tried again', async () => {
  model.play({ status: 429 }, { status: 500 }, { steps: [{ say: '最多分三次。[1]' }] });
  const { done } = await asked();
  expect(done.state).toBe('done');
  expect(model.asked).toHaveLength(3);
});

test('an endpoint that goes on failing fails the answer, with what to do next', async () => {
  model.play({ status: 500 });
  await expect(asked()).rejects.toMatchObject({ code: expect.any(String) as string });
});

test('an end in the middle of a word fails the answer; what was whole stays', async () => {
  model.play({ steps: [{ say: '最多分三次。[1] 其中一' }, { wait: 50 }, { cut: true }] });
  await expect(asked()).rejects.toThrow();
  const [session] = await office.ask.sessions({ limit: 1 });
  const { turns } = await office.ask.session(session?.id ?? '');
  expect(turns[0]?.answers[0]).toMatchObject({ state: 'failed', sentences: [{ sources: [1] }] });
});

test('an endless output ends by itself', async () => {
  model.play({ steps: [{ forever: '没完没了的话。'.repeat(60) }] });
  const { done } = await asked();
  expect(done.text.length).toBeLessThan(70_000);
});

test('to stop ends it within 300 ms on both sides; what is there stays and is marked', async () => {
  model.play({ steps: [{ say: '最多分三次。[1] 还' }, { forever: '有。' }] });
  const over = new AbortController();
  let stopped = 0;
  await expect(async () => {
    for await (const event of answerStream(office, { question, baseIds: [baseId] }, { signal: over.signal }))
      if (event.type === 'delta' && stopped === 0) {
        stopped = Date.now();
        over.abort();
      }
  }).rejects.toMatchObject({ code: 'cancelled' });
  expect(Date.now() - stopped).toBeLessThan(300);
  await waitUntil('the endpoint is left', () => model.left.length > 0);
  expect((model.left[0] ?? Infinity) - stopped).toBeLessThan(300);
  const [session] = await office.ask.sessions({ limit: 1 });
  await waitUntil('the answer is marked', async () => {
    const { turns } = await office.ask.session(session?.id ?? '');
    return turns[0]?.answers[0]?.state === 'stopped';
  });
});
