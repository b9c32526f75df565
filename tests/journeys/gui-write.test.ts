// Writing in the window: a document from its start to its file, the model's tools, two devices at once, the list, templates, and what readers for ears and eyes find.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { fromMarkdown } from '#sdk/write/rules/modules.ts';
import { audit, inTheme } from '../support/audit.ts';
import { startScriptedModel, type Script, type ScriptedModel } from '../support/scripted-model.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-write');
let stage: Stage;
let page: Page;
let other: Page;
let writer: Office;
let model: ScriptedModel;

beforeAll(async () => {
  if (!there) return;
  model = await startScriptedModel();
  Object.assign(process.env, { TANGRAM_MODEL_URL: model.url, TANGRAM_MODEL_NAMES: 'house' });
  stage = await openStage({ seed: 'small' });
  const name = stage.office.accounts[0]?.loginname ?? '';
  [page, other, writer] = await Promise.all([stage.page(name), stage.page(name), stage.client(name)]);
}, 120_000);
afterAll(async () => {
  for (const name of ['URL', 'NAMES']) delete process.env[`TANGRAM_MODEL_${name}`];
  await stage?.close();
  await model?.close();
});

const goTo = (place: string, at = page): Promise<void> => lead(at, `/main/smartWrite/${place}`);
const paper = (at = page): Locator => at.locator('.ProseMirror');
const says = (...texts: readonly string[]): Script => ({ steps: texts.map((say) => ({ say })) });
const saved = (at = page): Promise<void> => at.getByText(/已自动保存/u).waitFor();
const made = (title: string, text: string): Promise<{ id: string }> =>
  writer.write.create({ title, module: 'notice', body: fromMarkdown(text) });
/** Puts the caret behind the last character of the line with these words. */
const behind = async (words: string, at = page): Promise<void> => {
  await paper(at).getByText(words).first().click();
  await at.keyboard.press('End');
};

test.skipIf(!there)(
  'from the start to an outline: a topic is asked for, a node is chosen first, a sixth level is refused, and one step back',
  async () => {
    await goTo('writeModule');
    await page.locator('.tg-write-tile', { hasText: '报告' }).first().click();
    await page.getByRole('button', { name: '生成大纲，开始写' }).click();
    await page.getByText('请填写标题').waitFor();
    await page.getByLabel('主题').fill('冬季巡检情况');
    await page.getByRole('button', { name: '生成大纲，开始写' }).click();
    await page.waitForURL(/\/writing\/\d+/u);
    const nodes = page.getByRole('tree', { name: '大纲' }).getByRole('treeitem');
    await nodes.first().waitFor();
    await page.getByRole('button', { name: '加同级' }).click();
    await page.getByText('请先选中一个节点，再添加同级或下级').first().waitFor();
    await nodes.first().click();
    for (const level of [2, 3, 4, 5]) {
      await page.getByRole('button', { name: '加下级' }).click();
      await page.getByRole('textbox', { name: '加下级' }).fill(`第${level}层`);
      await page.keyboard.press('Enter');
      await nodes.filter({ hasText: `第${level}层` }).click();
    }
    const before = await nodes.count();
    await page.getByRole('button', { name: '加同级' }).click();
    await page.getByRole('textbox', { name: '加同级' }).fill('不要了');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: '加同级' }).waitFor({ state: 'detached' });
    expect(await nodes.count()).toBe(before);
    await page.getByRole('button', { name: '加下级' }).click();
    await page.getByText('大纲最多 5 级，不能再往下加').first().waitFor();
    expect(await nodes.count()).toBe(before);
    await page.locator('.tg-outline__head').getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => nodes.count()).toBe(before - 1);
    await saved();
    // Kinds used last stand first the next time.
    await goTo('writeModule');
    await page.getByRole('region', { name: '最近用过' }).getByText('报告', { exact: true }).waitFor();
  },
);

test.skipIf(!there)(
  'what a document rests on is chosen at its start; a wrong kind and a size beyond the bound are said before anything is sent',
  async () => {
    const topic = `低温安排${Date.now()}`;
    await goTo('writeModule');
    await page.getByLabel('主题').fill(topic);
    const choose = page.getByLabel('文件', { exact: true });
    const mimeType = 'text/plain';
    await choose.setInputFiles({ name: '方案.pages', mimeType, buffer: Buffer.from('x') });
    await page.getByText('文件格式不支持，请选择 docx、pdf、txt 或 md 文件').first().waitFor();
    // Made where it is chosen: so many bytes are slow on their way into a page.
    await choose.evaluate((field: HTMLInputElement) => {
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(20 * 1_048_576 + 1)], '大.txt'));
      field.files = carried.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.getByText('文件超过 20 MB，请换小一些的文件').first().waitFor();
    expect((await writer.write.list({ search: topic })).rows).toEqual([]);
    const buffer = Buffer.from('# 低温\n\n低于零下15摄氏度时每2小时巡检一次。');
    await choose.setInputFiles({ name: '低温方案.md', mimeType, buffer });
    await page.getByRole('region', { name: '依据' }).getByText('低温方案.md').waitFor();
    await page.getByRole('button', { name: '生成大纲，开始写' }).click();
    await page.waitForURL(/\/writing\/\d+/u);
    await page.getByRole('region', { name: '依据' }).getByText('低温方案.md').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    expect(await writer.write.sources(id)).toMatchObject([{ kind: 'file', name: '低温方案.md' }]);
  },
);

test.skipIf(!there)(
  'a tool of the model: left, asked again, taken, and taken back by one undo; then the file',
  async () => {
    const { id } = await made('巡检通知', '# 巡检\n\n每日巡检一次。');
    await goTo(`writing/${id}`);
    await behind('每日巡检一次');
    const tool = page.getByRole('button', { name: '润色' });
    const box = page.locator('.tg-suggest');
    model.play(says('每天都要巡检。'));
    await tool.click();
    await box.getByText('每天都要巡检。').waitFor();
    expect(await paper().locator('p', { hasText: '每日巡检一次。' }).count()).toBe(1);
    await box.getByRole('button', { name: '放弃' }).click();
    await box.waitFor({ state: 'detached' });
    expect(await paper().innerText()).not.toContain('每天都要巡检');
    await tool.click();
    await box.getByText('每天都要巡检。').waitFor();
    model.play(says('每日须巡检一次。'));
    await box.getByRole('button', { name: '重试' }).click();
    await box.getByText('每日须巡检一次。').waitFor();
    await box.getByRole('button', { name: '接受' }).click();
    await expect.poll(() => paper().innerText()).toContain('每日须巡检一次。');
    await page.keyboard.press('Control+z');
    await expect.poll(() => paper().innerText()).toContain('每日巡检一次。');
    expect(await paper().innerText()).not.toContain('每日须巡检');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => paper().innerText()).toContain('每日须巡检一次。');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('menuitem', { name: 'Markdown' }).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe('巡检通知.md');
    expect(await readFile(await download.path(), 'utf8')).toContain('每日须巡检一次。');
  },
);

test.skipIf(!there)('whoever opens a document writes on in it at once', async () => {
  const { id } = await made('接着写', '第一段。');
  await goTo(`writing/${id}`);
  await page.locator('.ProseMirror-focused').waitFor();
  await page.keyboard.type('开头：');
  await paper().getByText('开头：第一段。').waitFor();
});

test.skipIf(!there)('a text without an end is stopped, and a refusal says what to do', async () => {
  const { id } = await made('停止', '每日巡检一次。');
  await goTo(`writing/${id}`);
  await behind('每日巡检一次');
  const box = page.locator('.tg-suggest');
  model.play({ steps: [{ say: '先写一句。' }, { wait: 100 }, { forever: '没有尽头' }] });
  await page.getByRole('button', { name: '续写' }).click();
  await box.getByText('先写一句。').waitFor();
  await box.getByRole('button', { name: '停止' }).click();
  await box.getByText(/已停下/u).waitFor();
  await expect.poll(() => model.left.length).toBe(1);
  model.play({ status: 400 });
  await box.getByRole('button', { name: '重试' }).click();
  await box.getByText('模型没有给出可用的结果，请稍后重试').waitFor();
});

test.skipIf(!there)('two devices on one document lose no word, one of them without a network', async () => {
  const { id } = await made('两处同写', '第一段。\n\n第二段。');
  await Promise.all([goTo(`writing/${id}`), goTo(`writing/${id}`, other)]);
  await Promise.all([behind('第一段'), behind('第二段', other)]);
  await Promise.all([page.keyboard.type('甲写的。'), other.keyboard.type('乙写的。')]);
  const both = [/第一段。甲写的。/u, /第二段。乙写的。/u];
  for (const at of [page, other])
    for (const words of both) await expect.poll(() => paper(at).innerText()).toMatch(words);
  await page.context().setOffline(true);
  await behind('甲写的');
  await page.keyboard.type('断网时写的。');
  await page.getByText('已存在本机，联网后自动保存').waitFor();
  await behind('乙写的', other);
  await other.keyboard.type('联网的人写的。');
  await saved(other);
  await page.context().setOffline(false);
  for (const at of [page, other])
    for (const words of [/甲写的。断网时写的。/u, /乙写的。联网的人写的。/u])
      await expect.poll(() => paper(at).innerText()).toMatch(words);
});

test.skipIf(!there)('my documents: a title is edited, one goes into the bin and comes back', async () => {
  const title = `旧题目${Date.now()}`;
  const renamed = `${title}改`;
  await made(title, '正文。');
  await goTo('myDoc');
  const line = (name: string): Locator =>
    page.locator('.tg-write-line').filter({ has: page.getByRole('link', { name, exact: true }) });
  await line(title).getByText('通知', { exact: true }).waitFor();
  await line(title).getByRole('button', { name: '修改标题' }).click();
  await page.getByRole('textbox', { name: '修改标题' }).fill(renamed);
  await page.keyboard.press('Enter');
  await line(renamed).getByRole('button', { name: '放入回收站' }).click();
  await page.getByText(`《${renamed}》已放入回收站`).waitFor();
  await line(renamed).waitFor({ state: 'detached' });
  await page.locator('.tg-write-undo').getByRole('button', { name: '撤销' }).click();
  await line(renamed).getByRole('button', { name: '放入回收站' }).click();
  await line(renamed).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: '回收站' }).click();
  await line(renamed).getByRole('button', { name: '恢复' }).click();
  await line(renamed).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: '全部' }).click();
  await line(renamed).waitFor();
});

test.skipIf(!there)('a template is filled in and becomes a document', async () => {
  const title = `关于召开{{会议名称}}的通知`;
  const body = fromMarkdown('定于{{会议日期}}召开{{会议名称}}。');
  await writer.write.saveTemplate({ title, module: 'notice', form: {}, body });
  await goTo('officialTemplate');
  await page.locator('.tg-write-cards li').first().getByRole('button', { name: '使用' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('会议名称').fill('保供会');
  await dialog.getByLabel('会议日期').fill('11月28日');
  await dialog.getByRole('button', { name: '生成文稿' }).click();
  await page.waitForURL(/\/writing\/\d+/u);
  await paper().getByText('定于11月28日召开保供会。').waitFor();
});

test.skipIf(!there)(
  'readers for ears and eyes can use every page and dialog',
  async () => {
    const { id } = await made(
      '给人看的通知',
      '# 一节\n\n每日巡检一次。\n\n| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
    );
    const found: string[] = [];
    const look = async (name: string): Promise<void> => {
      await page.waitForFunction(() => document.querySelector('[class*=skeleton]') === null);
      await inTheme(page, 'dark');
      found.push(...(await audit(page, 'colours')).map((one) => `${name} dark: ${one}`));
      await inTheme(page, 'light');
      found.push(...(await audit(page)).map((one) => `${name}: ${one}`));
    };
    for (const place of ['writeModule', 'myDoc', 'officialTemplate', `writing/${id}`]) {
      await goTo(place);
      await page.getByRole('navigation', { name: '写作' }).or(paper()).first().waitFor();
      await look(place);
    }
    const dialog = page.getByRole('dialog');
    for (const item of ['公文要素', '历史版本']) {
      await page.getByRole('button', { name: '更多', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await dialog.waitFor();
      await look(item);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: '共享' }).click();
    await dialog.waitFor();
    await look('共享');
    expect(found).toEqual([]);
  },
  60_000,
);
