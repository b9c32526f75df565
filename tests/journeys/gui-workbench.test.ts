// The workbench in the browser: a morning by keyboard and by pointer, the approval page in its frame, and a page of others that is hostile.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Office } from '#sdk/office.ts';
import { firstPage } from '../support/chromium.ts';
import { hasBrowser, lead, openStage, passwordOf, type Stage } from './gui/browser-office.ts';
import { HostileSite } from './gui/hostile-site.ts';

const there = hasBrowser('gui-workbench');
let stage: Stage;
let page: Page;
let mine: Office;
let other: Office;
let power: Office;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  page = await stage.page('shenzhixing', { timezoneId: 'Asia/Shanghai' });
  mine = await stage.client('shenzhixing');
  other = await stage.client('linruoxi');
  const root = stage.office.accounts.find(({ role }) => role === 'superAdministrator');
  power = await stage.client(root?.loginname ?? '');
});
afterAll(async () => {
  if (there) await stage.close();
});

/** Somebody asks for something that shenzhixing decides. */
async function request(reason: string): Promise<string> {
  const { id } = await mine.contacts.personByLoginName('shenzhixing');
  const plan = {
    key: 'journey',
    name: { zh: '用章', en: 'Seal' },
    detail: { zh: '', en: '' },
    icon: 'approval',
    hue: 0,
    prefix: 'JR',
    titleFields: ['reason'],
    fields: [{ key: 'reason', label: { zh: '事由', en: 'Reason' }, kind: 'text' as const, required: true }],
    steps: [
      {
        key: 'first',
        name: { zh: '审批', en: 'Decide' },
        kind: 'decide' as const,
        need: 'any' as const,
        actor: { kind: 'person' as const, personIds: [id] },
      },
    ],
  };
  const known = (await other.approval.forms()).find(({ key }) => key === 'journey');
  if (known === undefined) await power.approval.putForm({ plan });
  return (await other.approval.submit('journey', { values: { reason } })).id;
}
const stateOf = async (id: string): Promise<string> => (await other.approval.get(id)).state;
const open = async (path: string): Promise<void> => {
  await lead(page, path);
};
async function announced(title: string): Promise<string> {
  const { id } = await mine.contacts.personByLoginName('shenzhixing');
  const audience = [{ kind: 'person' as const, id }];
  return (
    await power.announcements.publish({ title, body: { markdown: '正文' }, audience, mustConfirm: true })
  ).id;
}

/** Goes on with Tab until what has the focus is, or lies in, what is looked for. */
async function tabTo(on: Page, selector: string): Promise<void> {
  await on.locator(selector).first().waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    const here = await on.evaluate(
      (wanted) => document.activeElement?.matches(`${wanted}, ${wanted} *`) ?? false,
      selector,
    );
    if (here) return;
    await on.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

test.skipIf(!there)(
  'the morning by keyboard alone: signed in, two requests approved, an announcement confirmed, an app opened, a suggestion answered',
  { timeout: 120_000 },
  async () => {
    const ids = [await request('年度合同用印'), await request('授权书用印')];
    const announcement = await announced('周六停电检修');
    const category = await power.apps.putCategory({ name: { zh: '早晨', en: 'Morning' } });
    const app = await power.apps.put({
      categoryId: category.id,
      kind: 'page',
      audience: [{ kind: 'everybody' }],
      name: { zh: '食堂菜单', en: 'Menu' },
      target: `${stage.office.url.replace('127.0.0.1', 'localhost')}/menu`,
    });
    const { id: suggestion } = await mine.suggestions.send({ text: '电梯能不能修一下' });
    const context = await stage.profile({ locale: 'zh-CN', serviceWorkers: 'block' });
    const own = await firstPage(context);
    const keys = own.keyboard;
    const rows = own.locator('.tg-todo-row');
    await own.goto(`${stage.office.url}/main/todo`);
    await tabTo(own, 'form input');
    await keys.type('shenzhixing');
    await tabTo(own, 'input[name=password]');
    await keys.type(passwordOf(stage.office, 'shenzhixing'));
    await keys.press('Enter');
    await own.locator('.tg-rail').first().waitFor();
    if (!own.url().includes('/main/todo')) await own.goto(`${stage.office.url}/main/todo`);
    await rows.first().waitFor();
    // J at once after the words, while the list may still show what was found before.
    for (const [at, reason] of ['年度合同用印', '授权书用印'].entries()) {
      await keys.press('/');
      await keys.press('Control+a');
      await keys.type(reason);
      await keys.press('Enter');
      await own.locator('.tg-approval-acts').waitFor();
      await own.getByText(reason).nth(1).waitFor();
      await keys.press('a');
      await expect.poll(() => stateOf(ids[at] ?? '')).toBe('approved');
    }
    await keys.press('/');
    await keys.press('Control+a');
    await keys.type('周六停电检修');
    await keys.press('Enter');
    await own.locator('.tg-todo-row[aria-selected=true]', { hasText: '周六停电检修' }).waitFor();
    await keys.press('Enter');
    await own.waitForURL(`**/main/announcements/${announcement}`);
    await tabTo(own, '.tg-announcement__foot button');
    await keys.press('Enter');
    await expect.poll(async () => (await mine.announcements.get(announcement)).confirmed).toBe(true);
    await own.goto(`${stage.office.url}/main/apps/all`);
    await tabTo(own, '.tg-home__search input');
    await keys.type('食堂菜单');
    await expect.poll(() => own.locator('.tg-tile').count()).toBe(1);
    await tabTo(own, '.tg-tile');
    await keys.press('Enter');
    await own.waitForURL(`**/main/apps/open/${app.id}`);
    await own.goto(`${stage.office.url}/main/suggestion`);
    await tabTo(own, '.tg-suggestion__field input');
    await keys.type('明天就修');
    await keys.press('Enter');
    await expect
      .poll(async () => (await mine.suggestions.get(suggestion)).replies.map(({ text }) => text))
      .toEqual(['明天就修']);
    await context.close();
  },
);

test.skipIf(!there)(
  'a morning by pointer: a request approved, an announcement confirmed, a suggestion answered',
  async () => {
    const id = await request('借阅档案用印');
    const announcement = await announced('消防演练');
    await open('/main/apps');
    await page.locator('.tg-todo-row', { hasText: '借阅档案用印' }).click();
    await page.locator('.tg-approval-acts').getByRole('button', { name: '同意' }).click();
    await expect.poll(() => stateOf(id)).toBe('approved');
    // Chosen, written about, and confirmed by its own name: there is no button that would approve meanwhile.
    const back = await request('缺附件的用印');
    await page.locator('.tg-todo-row', { hasText: '缺附件的用印' }).click();
    const acts = page.locator('.tg-approval-acts');
    await acts.getByRole('button', { name: '退回' }).click();
    await acts.getByRole('textbox', { name: '退回给发起人修改' }).fill('请附上合同');
    expect(await acts.getByRole('button').allInnerTexts()).toEqual(['取消', expect.stringMatching(/^退回/u)]);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => stateOf(back)).toBe('returned');
    // The parts of the list stand whole beside each other in a list of the usual width.
    await open('/main/approval?part=waiting');
    const chips = page.getByRole('radiogroup', { name: '审批' });
    await expect
      .poll(() => chips.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0);
    await open('/main/apps');
    await page.getByText('消防演练').first().click();
    const row = page.locator('.tg-todo-row[aria-selected=true]');
    if ((await row.count()) > 0) await page.locator('.tg-detail__acts button').first().click();
    await page.waitForURL(`**/main/announcements/${announcement}`);
    await page.locator('.tg-announcement__foot button').click();
    await expect.poll(async () => (await mine.announcements.get(announcement)).confirmed).toBe(true);
    await open('/main/suggestion');
    const { id: suggestion } = await mine.suggestions.send({ text: '食堂能不能早些开门' });
    await page.getByText('食堂能不能早些开门').waitFor();
    const card = page.locator('.tg-suggestion', { hasText: '食堂能不能早些开门' });
    await card.locator('input').last().fill('七点就好');
    await card.locator('form button').last().click();
    await expect.poll(async () => (await mine.suggestions.get(suggestion)).replies.length).toBe(1);
  },
);

test.skipIf(!there)(
  'the approval page of the organisation stands in a frame of its own origin and decides',
  async () => {
    const id = await request('框里的用印');
    await power.admin.setParameter('sys_pc_client_params', 'workflow_approval_page', '/approval-page');
    await open('/main/approval');
    const frame = page.frameLocator('iframe.tg-outside');
    await frame.getByRole('heading', { name: '待我审批' }).waitFor();
    const request1 = frame.locator('article', { hasText: '框里的用印' });
    await request1.getByRole('button', { name: '同意' }).click();
    await frame.getByRole('status').waitFor();
    await expect.poll(() => stateOf(id)).toBe('approved');
    expect(await page.locator('iframe.tg-outside').getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    await power.admin.setParameter('sys_pc_client_params', 'workflow_approval_page', undefined);
  },
);

test.skipIf(!there)(
  'a hostile page gets nothing: not our page, not a window, not a token, and it may not keep us',
  { timeout: 60_000 },
  async () => {
    await using site = await HostileSite.start();
    const category = await power.apps.putCategory({ name: { zh: '外部', en: 'Outside' } });
    const app = await power.apps.put({
      categoryId: category.id,
      kind: 'page',
      audience: [{ kind: 'everybody' }],
      name: { zh: '恶意页面', en: 'Hostile' },
      target: `${site.url}/`,
    });
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await page.goto(`${stage.office.url}/main/apps/open/${app.id}`);
    const here = page.url();
    await expect.poll(() => (site.rounds > 3 ? 'led on' : site.asked.map(({ url }) => url))).toBe('led on');
    expect(downloads).toBe(0);
    expect(page.url()).toBe(here);
    expect(page.context().pages().length).toBe(1);
    // Every attempt was made, and none brought anything.
    expect(site.told.map((told) => told.split('=')[0])).toEqual(expect.arrayContaining([...site.attempts]));
    expect(site.told.filter((told) => !/=(?:refused|asked)$/u.test(told))).toEqual([]);
    const headers = new Set(site.asked.flatMap((one) => Object.keys(one.headers)));
    for (const name of ['authorization', 'cookie', 'referer']) expect(headers, name).not.toContain(name);
    const said = JSON.stringify(site.asked);
    for (const word of ['thirdToken', 'hhid_', stage.office.url]) expect(said, word).not.toContain(word);
    const urls = site.asked.map(({ url }) => url);
    for (const path of ['/opened', '/top', '/parent', '/blank']) expect(urls).not.toContain(path);
    // It goes on without end, and we leave it all the same, to the whole page that was there before it.
    await page.goBack();
    await page.locator('.tg-rail').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/main/approval');
    expect(await page.locator('iframe.tg-outside').count()).toBe(0);
  },
);

test.skipIf(!there)('an app that was removed says so', async () => {
  await open('/main/apps/open/999999');
  await page.getByText('应用已被移除或没有权限').first().waitFor();
});
