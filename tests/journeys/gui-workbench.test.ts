// The workbench in the browser: a morning by pointer, and the approval page of the organisation in its frame.
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

test.skipIf(!there)('an app that was removed says so', async () => {
  await open('/main/apps/open/999999');
  await page.getByText('应用已被移除或没有权限').first().waitFor();
});
