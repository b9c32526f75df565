// AI questions in the window: chosen knowledge, sources, versions, branches, ratings, corrections, refusals, pictures, assistants.
import { readFile } from 'node:fs/promises';
import { Document, HeadingLevel, ImageRun, Packer, Paragraph } from 'docx';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawing } from '#fixtures/office/ask/seed-picture.ts';
import type { Office } from '#sdk/office.ts';
import { startScriptedModel, type ScriptedModel } from '../support/scripted-model.ts';
import { waitUntil } from '../support/wait-until.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-ask');
const text =
  '# 休假\n\n## 年休假\n\n年休假一年最多分三次，其中一次不少于连续 5 个工作日。\n\n## 病假\n\n病假须提交医院证明，连续 3 天以上由部门负责人批准。';
const question = '年休假可以分几次？';

let stage: Stage;
let page: Page;
let model: ScriptedModel;
let owner: Office;
let asker: Office;
let baseId: string;

beforeAll(async () => {
  if (!there) return;
  model = await startScriptedModel();
  Object.assign(process.env, {
    TANGRAM_MODEL_URL: model.url,
    TANGRAM_MODEL_NAMES: 'deepSeek/chat,other/large',
  });
  stage = await openStage({ seed: 'small' });
  const [first, second] = stage.office.accounts;
  owner = await stage.client(first?.loginname ?? '');
  asker = await stage.client(second?.loginname ?? '');
  ({ id: baseId } = await owner.ask.createBase({ name: '规定' }));
  await owner.ask.addTexts(baseId, [{ name: '休假.md', text }]);
  const library = await owner.ask.createBase({ name: '问答', kind: 'library' });
  await owner.ask.putPairs(library.id, [{ question: '班车几点发车？', answer: '早上 7:20。' }]);
  const app = await owner.ask.putApp({
    name: '规定问答',
    baseIds: [baseId, library.id],
    starters: [question],
  });
  await waitUntil(
    'the document is indexed',
    async () => (await owner.ask.documents(baseId))[0]?.state === 'ready',
  );
  page = await stage.page(second?.loginname ?? '');
  // Nobody has been authorised yet: the page says so, and whom to ask.
  await lead(page, '/main/aiQa');
  const nothing = page.getByText('你还没有获得任何问答应用或知识库的授权');
  await nothing.waitFor();
  // On a phone, where list and page take turns, there is a way on from there.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/main/aiQa?list');
  await page.setViewportSize(size);
  await lead(page, '/main/aiQa');
  await nothing.waitFor();
  await owner.ask.setAppAudience({ id: app.id, kind: 'everybody', allowed: true });
}, 120_000);
afterAll(async () => {
  for (const name of ['URL', 'NAMES']) delete process.env[`TANGRAM_MODEL_${name}`];
  await stage?.close();
  await model?.close();
});

const last = (): Locator => page.locator('.tg-ask-turn').last();
const ask = async (words: string): Promise<void> => {
  await page.getByLabel('就你的资料提问……').fill(words);
  await page.keyboard.press('Enter');
};
const fresh = async (): Promise<void> => {
  await lead(page, '/main/aiQa');
  await page.getByText('今天想了解什么？').waitFor();
};
const answered = (): Promise<void> => last().getByRole('button', { name: '复制' }).waitFor();
const three = { steps: [{ say: '年休假最多分三次。[1]' }] };

test.skipIf(!there)('the AI entry of the chat list opens the questions; / leads there', async () => {
  await lead(page, '/main/messages');
  await page.locator('.tg-assistant-row').click();
  await page.waitForURL(/\/main\/aiQa/u);
  await page.goto(stage.office.url);
  await page.waitForURL(/\/main\/aiQa/u);
  await page.getByRole('button', { name: question }).waitFor();
});

test.skipIf(!there)('Q1: without a knowledge base nothing is asked, and the field says so', async () => {
  await fresh();
  for (const name of ['规定', '问答'])
    await page.locator('.tg-ask-field').getByRole('button', { name, exact: true }).click();
  await page.getByPlaceholder('请先选择知识库').fill(question);
  expect(await page.getByRole('button', { name: '发送' }).isDisabled()).toBe(true);
  const before = model.asked.length;
  await page.keyboard.press('Enter');
  expect(await page.locator('.tg-ask-turn').count()).toBe(0);
  expect(model.asked.length).toBe(before);
});

test.skipIf(!there)(
  'Q2 Q4 Q5 Q7: an answer is written with numbers, a number opens its exact place, and it is the same after a reload',
  async () => {
    await fresh();
    model.play({ steps: [{ say: '年休假' }, { wait: 400 }, { say: '最多分三次。[1] 可以分七次。[1][9]' }] });
    await ask(question);
    // Before it is checked it is there already, without a number behind it.
    await page.locator('.tg-ask-turn__draft', { hasText: '年休假' }).waitFor();
    await answered();
    expect(await last().locator('.tg-ask-turn__meta').innerText()).toMatch(
      /1 份文档中的 \d+ 个片段[\s\S]*秒/u,
    );
    const marks = last().locator('.tg-ask-turn__text .tg-ask-mark');
    expect(await marks.count()).toBe(2);
    expect(await last().locator('[data-flagged]').innerText()).toContain('七次');
    expect(await marks.first().getAttribute('title')).toContain('休假.md');
    await marks.first().focus();
    await page.keyboard.press('Enter');
    const tinted = page.locator('.tg-ask-source mark');
    await tinted.waitFor();
    expect(text).toContain(await tinted.innerText());
    expect(await page.locator('.tg-ask-source [data-state=same]').count()).toBe(1);
    await page.getByRole('button', { name: '复制引文' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('—— 休假.md');
    const before = await last().locator('.tg-ask-turn__text').innerText();
    await page.reload();
    await answered();
    expect(await last().locator('.tg-ask-turn__text').innerText()).toBe(before);
  },
);

test.skipIf(!there)(
  'Q10 Q12: follow-ups ask; versions and branches stay with their own sources',
  async () => {
    await fresh();
    model.play(three);
    await ask(question);
    await answered();
    const followUp = page.getByRole('group', { name: '接着问' }).getByRole('button').first();
    const proposed = await followUp.innerText();
    await followUp.click();
    await page.getByRole('heading', { name: proposed }).waitFor();
    await answered();
    await last().getByRole('button', { name: '重新生成' }).click();
    await last().getByText('2 / 2').waitFor();
    await last().getByRole('button', { name: '上一版' }).click();
    await last().getByText('1 / 2').waitFor();
    await last().getByRole('button', { name: '修改问题' }).click();
    await page.getByRole('textbox', { name: '修改问题' }).fill('病假要什么证明？');
    await page.getByRole('button', { name: '重新提问' }).click();
    await page.getByRole('heading', { name: '病假要什么证明？' }).waitFor();
    await answered();
    expect(await last().locator('.tg-ask-turn__head').innerText()).toContain('2 / 2');
  },
);

test.skipIf(!there)(
  'Q11 Q13: what is being written stops with a mark; clearing is refused meanwhile, in the words of the specification',
  async () => {
    await fresh();
    model.play(three);
    await ask(question);
    await answered();
    model.play({ steps: [{ say: '年休假最多分三次。[1] 还' }, { forever: '有。' }] });
    await ask('年休假还有什么规定？');
    await page.locator('[aria-busy=true] .tg-ask-mark').first().waitFor();
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '清空会话' }).click();
    await page.getByText('对话正在生成中，无法清空').first().waitFor();
    // From the click itself, by the clock of this machine, to when the endpoint was left.
    await page.evaluate(() =>
      addEventListener('click', () => (document.body.dataset['clicked'] ??= String(Date.now())), true),
    );
    await page.getByRole('button', { name: '停止生成' }).click();
    await waitUntil('the endpoint is left', () => model.left.length > 0);
    const clicked = Number(await page.locator('body').getAttribute('data-clicked'));
    const sent = model.sent;
    expect((model.left[0] ?? Infinity) - clicked).toBeLessThan(300);
    await last().getByText('已停止').waitFor();
    expect(model.sent).toBe(sent);
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '新话题' }).click();
    await page.getByText('以上内容不再作为上下文').waitFor();
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '清空会话' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '清空会话' }).click();
    await waitUntil('nothing is left', async () => (await page.locator('.tg-ask-turn').count()) === 0);
  },
);

test.skipIf(!there)(
  'Q8: what nothing answers is refused by the fixed sentence, with what to do next',
  async () => {
    await fresh();
    await ask('珠穆朗玛峰有多高？');
    await last().getByText('在所选的知识库中没有找到能回答这个问题的内容。').waitFor();
    for (const name of ['换一种问法', /请教/u]) await last().getByRole('button', { name }).waitFor();
    expect(await last().locator('.tg-ask-mark').count()).toBe(0);
  },
);

test.skipIf(!there)('Q3: what a library has stands first, apart from documents', async () => {
  await fresh();
  await ask('班车几点发车？');
  await last().locator('.tg-ask-turn__text', { hasText: '早上 7:20。' }).waitFor();
  await last()
    .getByRole('group', { name: /^来自问答库（1）$/u })
    .getByRole('button', { name: /班车几点发车/u })
    .click();
  await page.locator('.tg-ask-source mark', { hasText: '早上 7:20。' }).waitFor();
  const [session] = await asker.ask.sessions({ limit: 1 });
  const { turns } = await asker.ask.session(session?.id ?? '');
  const documents = turns[0]?.answers[0]?.sources.filter(({ reference }) =>
    reference.startsWith('basefile:'),
  );
  expect(
    await last()
      .getByRole('group', { name: /^来自文档/u })
      .count(),
  ).toBe((documents?.length ?? 0) > 0 ? 1 : 0);
});

test.skipIf(!there)(
  'Q14 Q15: a rating with its reason reaches who looks after it; what they write comes first, with their name',
  async () => {
    await fresh();
    model.play(three);
    await ask(question);
    await answered();
    await last().getByRole('button', { name: '没有帮助' }).click();
    await last().getByRole('button', { name: '不完整' }).click();
    await waitUntil('it waits', async () =>
      (await owner.ask.unanswered()).some(
        ({ reason, question: asked }) => reason === '不完整' && asked === question,
      ),
    );
    const [waiting] = await owner.ask.unanswered();
    await owner.ask.correct(waiting?.answerId ?? '', '年休假一年最多分三次，须提前申请。');
    await fresh();
    await ask(question);
    await last()
      .getByText(/^由 .* 核实/u)
      .waitFor();
    await last().getByText('年休假一年最多分三次，须提前申请。').waitFor();
  },
);

test.skipIf(!there)('Q16: model and depth are chosen for a question and stay with its answer', async () => {
  await fresh();
  await page.getByRole('button', { name: '检索深度: 快速' }).click();
  await page.locator('.tg-ask-field').getByRole('button', { name: 'deepSeek/chat' }).click();
  await page
    .getByRole('menuitemcheckbox', { name: 'other/large' })
    .or(page.getByRole('menuitem', { name: 'other/large' }))
    .first()
    .click();
  model.play({ steps: [{ say: '病假须提交医院证明。[1]' }] });
  await ask('病假要什么证明？');
  await last().getByText('由 other/large 撰写').waitFor();
  expect(model.asked.at(-1)?.model).toBe('large');
  const [session] = await asker.ask.sessions({ limit: 1 });
  const { turns } = await asker.ask.session(session?.id ?? '');
  expect(turns[0]?.answers[0]).toMatchObject({ model: 'other/large', depth: 'thorough' });
});

test.skipIf(!there)(
  'Q18 Q22: an answer is copied with its footnotes; conversations are found, renamed, pinned and removed',
  async () => {
    await fresh();
    model.play({ steps: [{ say: '病假须提交医院证明。[1]' }] });
    await ask('病假要交什么？');
    await answered();
    await last().getByRole('button', { name: '复制' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/医院证明[\s\S]*休假\.md/u);
    await page.getByPlaceholder('搜索提问记录').fill('要交什么');
    const row = page.locator('.tg-ask-list__row');
    await waitUntil('one is found', async () => (await row.count()) === 1);
    await row.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '重命名' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('病假材料，要交什么');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await row.getByText('病假材料').waitFor();
    await row.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '置顶', exact: true }).click();
    await page.locator('.tg-ask-list h2', { hasText: '置顶' }).waitFor();
    await row.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '删除会话' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除会话' }).click();
    await waitUntil('it is gone', async () => (await row.count()) === 0);
  },
);

test.skipIf(!there)(
  'Q9: pictures of the cited passage stand under the answer with their caption, and are enlarged',
  async () => {
    const bytes = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph({ text: '更换证书', heading: HeadingLevel.HEADING_1 }),
              new Paragraph('证书到期前三十天内，在自助门户的“我的证书”页点击续期按钮。'),
              new Paragraph({
                children: [
                  new ImageRun({
                    type: 'png',
                    data: drawing('vpn-renew.png'),
                    transformation: { width: 240, height: 135 },
                    altText: { name: '续期', title: '续期', description: '续期按钮的位置' },
                  }),
                ],
              }),
            ],
          },
        ],
      }),
    );
    await owner.ask.addFile(baseId, '证书手册.docx', new Blob([new Uint8Array(bytes)]));
    await waitUntil('the manual is indexed', async () =>
      (await owner.ask.documents(baseId)).every(({ state }) => state === 'ready'),
    );
    await fresh();
    model.play({ steps: [{ say: '证书到期前三十天内在“我的证书”页续期。[1]' }] });
    await ask('证书在哪里续期？');
    await answered();
    const strip = last().getByRole('group', { name: '相关图片' });
    await strip.getByText('续期按钮的位置').waitFor();
    const drawn = strip.locator('img');
    await waitUntil('it is painted', () =>
      drawn.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth === 480),
    );
    await strip.getByRole('button', { name: /^放大图片/u }).click();
    await page.getByRole('dialog').locator('img').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await strip.getByRole('button', { name: /^打开来源 1/u }).click();
    await page.locator('.tg-ask-source h2', { hasText: '证书手册.docx' }).waitFor();
  },
);

test.skipIf(!there)(
  'Q6: a file of a disk is added in the window; who may download it does, and goes to where it stands; others read the text',
  async () => {
    const [first] = stage.office.accounts;
    const [disk] = await owner.disk.disks({ kind: 'personal' });
    const words = '# 访客\n\n访客须提前一天由接待人登记，凭二维码进入园区。\n';
    const [up = ''] = await owner.disk.upload({
      folderId: disk?.rootId ?? '',
      source: { content: new TextEncoder().encode(words) },
      name: '访客须知.md',
      conflict: 'replace',
    });
    await owner.disk.uploaded(up);
    const own = await stage.page(first?.loginname ?? '');
    await lead(own, `/main/aiQa/manage/${baseId}`);
    await own.getByRole('button', { name: '更多操作' }).click();
    await own.getByRole('menuitem', { name: '从云盘添加' }).click();
    await own.getByRole('dialog').getByRole('treeitem', { name: '访客须知.md' }).click();
    await own.getByRole('dialog').getByRole('button', { name: '添加文件' }).click();
    await own.locator('.tg-ask-manage li', { hasText: '访客须知.md' }).getByText('个片段').waitFor();
    const look = async (at: Page): Promise<void> => {
      model.play({ steps: [{ say: '访客须提前一天登记。[1]' }] });
      await lead(at, '/main/aiQa');
      await at.getByText('今天想了解什么？').waitFor();
      await at.getByLabel('就你的资料提问……').fill('访客要提前多久登记？');
      await at.keyboard.press('Enter');
      await at.locator('.tg-ask-turn__text .tg-ask-mark').first().click();
      await at.locator('.tg-ask-source mark').waitFor();
    };
    await look(own);
    const [saved] = await Promise.all([
      own.waitForEvent('download'),
      own.getByRole('button', { name: '下载原文' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('访客须知.md');
    expect(await readFile(await saved.path(), 'utf8')).toBe(words);
    await own.getByRole('button', { name: '在云盘中打开' }).click();
    await own.waitForURL(/\/main\/disk\/personal\//u);
    await own.locator('.tg-preview', { hasText: '访客须知.md' }).waitFor();
    await look(page);
    for (const name of ['下载原文', '在云盘中打开'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    // Nor by the address itself.
    const [session] = await asker.ask.sessions({ limit: 1 });
    const { turns } = await asker.ask.session(session?.id ?? '');
    const [source] = turns[0]?.answers[0]?.sources ?? [];
    await expect(asker.ask.sourceFile(source?.reference.split(':')[1] ?? '')).rejects.toMatchObject({
      code: 'askSourceGone',
    });
    await own.close();
  },
);

test.skipIf(!there)(
  'Q17 Q19: a source that was taken away hides its quote at once; what a model writes runs nothing',
  async () => {
    await fresh();
    model.play({
      steps: [{ say: '病假须<img src=x onerror="top.ran=1">提交[医院](http://evil.example)证明。[1]' }],
    });
    await ask('病假须交什么证明？');
    await answered();
    expect(await last().locator('img, a').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    const [document] = await owner.ask.documents(baseId);
    await owner.ask.removeDocuments([document?.id ?? '']);
    await page.reload();
    await answered();
    expect(await last().locator('.tg-ask-mark[data-state=removed]').count()).toBeGreaterThan(0);
    const [app] = await owner.ask.apps();
    await owner.ask.setAppAudience({ id: app?.id ?? '', kind: 'everybody', allowed: false });
    await page.reload();
    await page.locator('.tg-ask-turn').first().waitFor();
    expect(await page.locator('.tg-ask-turn__text').innerText()).not.toContain('医院证明');
  },
);

test.skipIf(!there)(
  'who looks after bases publishes an assistant in the window, for a group of people',
  async () => {
    const [first] = stage.office.accounts;
    const own = await stage.page(first?.loginname ?? '');
    await lead(own, '/main/aiQa/manage/apps');
    await own.getByRole('button', { name: '发布应用' }).click();
    const dialog = own.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('新人问答');
    await dialog.getByRole('checkbox', { name: '规定' }).check();
    await dialog.getByRole('button', { name: '保存' }).click();
    await own.getByText('还没有人可以使用').first().waitFor();
    await own.getByRole('button', { name: '“新人问答”给谁使用' }).click();
    // The switch is drawn over its box.
    await own.getByRole('dialog').locator('.tg-toggle').click();
    await waitUntil('everybody may', async () =>
      (await owner.ask.apps()).some(({ name, audience }) => name === '新人问答' && audience.length === 1),
    );
    await waitUntil('it is there for the other', async () =>
      (await asker.ask.place()).assistants.some(({ name }) => name === '新人问答'),
    );
  },
);
