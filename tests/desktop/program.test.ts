// The desktop program from start to end, with a real office behind its port: window, tray, links, notices, quitting.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { ownCertificate } from '#fixtures/office/http/certificate.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { createNodeHost, systemFolders } from '#sdk/host/node/index.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { channels } from '../../gui/desktop/bridge.ts';
import { startDesktop } from '../../gui/desktop/desktop.ts';
import {
  answers,
  app,
  BrowserWindow,
  calls,
  dialogs,
  event,
  facts,
  forked,
  invoke,
  news,
  Notification,
  resetElectron,
  sendFrom,
  sessions,
  Tray,
} from '../support/fake-electron.ts';
import { waitUntil } from '../support/wait-until.ts';
import { openDesktop, plainOptions, useHome, type DesktopStage } from './stage.ts';

const until = (holds: () => boolean): Promise<void> => waitUntil('the program', holds);
let stage: DesktopStage | undefined;
const clients: Office[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await stage?.close();
  stage = undefined;
});

const passwordOf = (loginName: string): string =>
  stage?.office.accounts.find(({ loginname }) => loginname === loginName)?.password ?? '';
const signIn = (page: OfficeApi, loginName = 'anran') =>
  page.account.signInWithPassword({ loginName, password: passwordOf(loginName), remember: true });

async function colleague(): Promise<Office> {
  const client = openOffice({
    host: memoryHost(),
    variant: pickVariant('default'),
    server: stage?.office.url ?? '',
  });
  clients.push(client);
  await client.account.signInWithPassword({ loginName: 'bowen', password: passwordOf('bowen') });
  return client;
}

async function says(client: Office, text: string): Promise<string> {
  const person = await client.contacts.personByLoginName('anran');
  const chat = await client.chat.activate({ personId: person.id });
  await client.connection.connect();
  await client.chat.send({ chatId: chat.id, text, wait: true });
  return chat.id;
}
/** Signed in and caught up: one message of the demo organisation is unread from the start. */
async function online(): Promise<{ page: OfficeApi; window: DesktopStage['window'] }> {
  stage = await openDesktop();
  const { window } = stage;
  const page = await stage.page();
  await signIn(page);
  await page.connection.connect();
  await until(() => app.badge === 1);
  return { page, window };
}
const row = (label: string) => Tray.last?.menu.find((one) => one.label === label);

test('the page signs in and talks to a real office over its port; secrets are sealed by the keychain', async () => {
  stage = await openDesktop();
  const page = await stage.page();
  const person = await signIn(page);
  expect(person.loginName).toBe('anran');
  await page.connection.connect();
  const found = await page.contacts.personByLoginName('bowen');
  const chat = await page.chat.activate({ personId: found.id });
  expect((await page.chat.send({ chatId: chat.id, text: '来自桌面', wait: true })).state).toBe('sent');
  expect((await page.chat.search({ text: '桌面' })).hits[0]?.plainText).toBe('来自桌面');

  const data = join(stage.home, 'data', 'tangram', 'profiles', 'default');
  expect(statSync(join(data, 'desktop', 'secrets.key')).mode & 0o777).toBe(0o600);
  expect(existsSync(join(data, 'secrets-keychain'))).toBe(true);
  expect(existsSync(join(data, 'secrets'))).toBe(false);

  // Another page of the same program is another port to the same office, and signed in.
  const again = await stage.page();
  expect((await again.account.resume()).loginName).toBe('anran');
});

test('a message becomes a notification, a badge and a line in the tray; a click leads to its chat', async () => {
  const { window } = await online();
  const client = await colleague();
  const shown = once(news, 'notification') as Promise<[Notification]>;
  const chatId = await says(client, '下午的评审改到四点');
  const [notice] = await shown;
  expect(notice.options).toMatchObject({ body: '下午的评审改到四点', silent: false });
  await until(() => app.badge === 2);
  expect(Tray.last?.tip).toContain('2 条未读');
  notice.emit('click');
  expect(window.visible).toBe(true);
  expect(window.webContents.sent).toEqual([{ channel: channels.visit, given: [`/main/messages/${chatId}`] }]);
});

test('a locked screen and a hidden text show that something came, and nothing of it', async () => {
  const { page, window } = await online();
  const client = await colleague();
  await page.lock.choose({ way: 'own', password: 'Lock-4-me' });
  await until(() => row('锁定')?.enabled === true);
  row('锁定')?.click?.({ checked: false });
  await until(() => row('锁定')?.enabled === false);
  const first = once(news, 'notification') as Promise<[Notification]>;
  await says(client, '绝密内容');
  const [locked] = await first;
  expect(JSON.stringify(locked.options)).not.toMatch(/绝密|薄文|博文|bowen/i);
  expect(locked.options).toMatchObject({ body: '有一条新消息', title: '七巧' });
  locked.emit('click');
  expect(window.webContents.sent).toEqual([]);

  await page.lock.unlock('Lock-4-me');
  // Whoever looks at the window needs no notification.
  window.focused = false;
  await page.settings.set('messageTipContent', false);
  const second = once(news, 'notification') as Promise<[Notification]>;
  await says(client, '还是绝密');
  expect(JSON.stringify((await second)[0].options)).not.toContain('绝密');
});

test('do not disturb is one setting for tray and page, and keeps quiet', async () => {
  await online();
  const client = await colleague();
  row('勿扰')?.click?.({ checked: true });
  await until(() => row('勿扰')?.checked === true);
  await says(client, '不要打扰');
  await until(() => app.badge === 2);
  expect(Notification.shown).toEqual([]);
});

test('closing hides the window where the setting says so, and ends the program where it does not', async () => {
  stage = await openDesktop();
  const page = await stage.page();
  stage.window.close();
  expect([stage.window.destroyed, stage.window.visible]).toEqual([false, false]);
  Tray.last?.emit('click');
  expect(stage.window.visible).toBe(true);
  await page.settings.set('closeToTray', false);
  const { window } = stage;
  await until(() => {
    if (!window.destroyed) window.close();
    return app.quits > 0;
  });
  // The end was granted: now the window closes, and nothing was asked.
  if (!window.destroyed) window.close();
  expect([window.destroyed, dialogs]).toEqual([true, []]);
});

test('quitting asks while messages wait, lists them, and stays where the person goes back', async () => {
  stage = await openDesktop();
  const page = await stage.page();
  await signIn(page);
  const found = await page.contacts.personByLoginName('bowen');
  const chat = await page.chat.activate({ personId: found.id });
  await page.connection.disconnect();
  await page.chat.send({ chatId: chat.id, text: '还没有发出去的一句' });
  row('退出')?.click?.({ checked: false });
  await until(() => dialogs.length === 1);
  expect(dialogs[0]?.detail).toContain('还没有发出去的一句');
  expect(dialogs[0]?.buttons).toEqual(['返回', '退出']);
  expect(app.quits).toBe(0);
  answers.push(1);
  await until(() => {
    if (dialogs.length === 1) app.quit();
    return app.quits === 1;
  });
  expect(forked.children[0]?.killed).toBe(true);
  expect(Tray.last?.destroyed).toBe(true);
});

test('closing for good asks as well, while messages wait', async () => {
  stage = await openDesktop();
  const page = await stage.page();
  await signIn(page);
  await page.settings.set('closeToTray', false);
  const found = await page.contacts.personByLoginName('bowen');
  const chat = await page.chat.activate({ personId: found.id });
  await page.connection.disconnect();
  await page.chat.send({ chatId: chat.id, text: '等一等' });
  await until(() => {
    stage?.window.close();
    return dialogs.length > 0;
  });
  expect(dialogs[0]?.detail).toContain('等一等');
  expect([app.quits, stage.window.destroyed]).toEqual([0, false]);
});

test('a second start raises the window; its link asks first, and hostile ones do nothing', async () => {
  stage = await openDesktop({ hidden: true });
  const { window } = stage;
  await new Promise((resolve) => setImmediate(resolve));
  expect(window.visible).toBe(false);
  app.emit('second-instance', event(), ['tangram', '--server=https://evil.example']);
  expect(window.visible).toBe(true);
  app.emit('second-instance', event(), ['tangram', 'tangram://main/messages/12?ticket=x', '--hidden']);
  app.emit('open-url', event(), 'tangram://logout');
  await new Promise((resolve) => setImmediate(resolve));
  expect([dialogs, window.webContents.sent]).toEqual([[], []]);

  app.emit('second-instance', event(), ['tangram', 'tangram://main/messages/12']);
  await until(() => dialogs.length === 1);
  expect(dialogs[0]).toMatchObject({ detail: '/main/messages/12', defaultId: 0, cancelId: 0 });
  expect(window.webContents.sent).toEqual([]);
  answers.push(1);
  app.emit('open-url', event(), 'tangram://setting/about');
  await until(() => window.webContents.sent.length === 1);
  expect(window.webContents.sent).toEqual([{ channel: channels.visit, given: ['/setting/about'] }]);
});

test('another instance ends at once and opens nothing', async () => {
  resetElectron();
  useHome();
  facts.hasLock = false;
  await startDesktop({
    options: plainOptions,
    variant: 'default',
    pages: '',
    preload: '',
    officeModule: '',
    icons: '',
  });
  expect([app.quits, BrowserWindow.all.length, forked.children.length]).toEqual([1, 0, 0]);
});

test('without an office it asks for one, looks whether it is there, and remembers it', async () => {
  resetElectron();
  useHome();
  const server = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  const parts = { variant: 'default', pages: '', preload: '', officeModule: '', icons: '' };
  const started = startDesktop({ options: plainOptions, ...parts });
  await until(() => BrowserWindow.all.length === 1);
  const [question] = BrowserWindow.all;
  if (question === undefined) throw new Error('nobody asks');
  expect(question.webContents.mainFrame.url).toBe('tangram-app://app/choose-office.html');
  expect(question.options.webPreferences).toMatchObject({ sandbox: true, contextIsolation: true });
  const choose = (address: unknown) => invoke(question.webContents, channels.choose, [address]);
  expect(await choose('not an address')).toEqual({ invalid: true });
  expect(await choose('javascript:alert(1)')).toEqual({ invalid: true });
  expect(await choose('user@evil.example')).toEqual({ invalid: true });
  expect(await choose('127.0.0.1:1')).toMatchObject({ error: { code: 'connectionFailed' } });
  expect(await choose(`127.0.0.1:${server.port}/main`)).toMatchObject({ error: { code: 'badAnswer' } });
  await expect(choose({})).rejects.toThrow('refused');
  expect(await choose(`127.0.0.1:${server.port}`)).toEqual({ chosen: server.url });
  await started;
  expect(question.destroyed).toBe(true);
  expect(BrowserWindow.all.map(({ webContents }) => webContents.mainFrame.url)).toEqual([
    'tangram-app://app/',
  ]);
  const wear = await sessions
    .get('persist:pages')
    ?.schemes['tangram-app']?.(new Request('tangram-app://app/variant.json'));
  expect(await wear?.json()).toEqual({ variant: 'default', server: server.url });

  resetElectron();
  await startDesktop({ options: plainOptions, ...parts });
  expect(BrowserWindow.all.map(({ webContents }) => webContents.mainFrame.url)).toEqual([
    'tangram-app://app/',
  ]);
  await server.close();
});

test('a question that is closed ends the program', async () => {
  resetElectron();
  useHome();
  const parts = { variant: 'default', pages: '', preload: '', officeModule: '', icons: '' };
  const started = startDesktop({ options: plainOptions, ...parts });
  await until(() => BrowserWindow.all.length === 1);
  BrowserWindow.all[0]?.close();
  await started;
  expect([app.quits, BrowserWindow.all.length]).toEqual([1, 0]);
});

test('when the office process dies the page hears it, and asking again starts another', async () => {
  stage = await openDesktop();
  const page = await stage.page();
  await signIn(page);
  const [first] = forked.children;
  first?.kill();
  const again = await stage.page();
  expect(forked.children).toHaveLength(2);
  expect((await again.account.resume()).loginName).toBe('anran');
});

test('a sign-in window has no bridge, stays with its server, and gives back nothing but the ticket', async () => {
  stage = await openDesktop();
  const { window, office } = stage;
  const service = `${office.url}/main/messages`;
  const address = `${office.url}/sso/login?service=${encodeURIComponent(service)}`;
  for (const wrong of [
    'https://evil.example/sso/login',
    `${office.url}/main`,
    `${office.url}/sso/login?service=https://evil.example/`,
    address.replace('http:', 'file:'),
  ])
    await expect(invoke(window.webContents, channels.signIn, [wrong])).rejects.toThrow();
  expect(BrowserWindow.all).toHaveLength(1);

  const result = invoke(window.webContents, channels.signIn, [address]);
  await until(() => BrowserWindow.all.length === 2);
  const [, opened] = BrowserWindow.all;
  if (opened === undefined) throw new Error('no sign-in window');
  expect(opened.options.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
  });
  expect(opened.options.webPreferences).not.toHaveProperty('preload');
  expect(opened.webContents.session).toBe(sessions.get('persist:sign-in'));
  const go = (url: string) => {
    const asked = event({ url });
    opened.webContents.emit('will-navigate', asked);
    opened.webContents.emit('will-frame-navigate', asked);
    return !asked.defaultPrevented;
  };
  expect(go(`${office.url}/sso/login?again`)).toBe(true);
  for (const away of [
    'https://evil.example/',
    'file:///etc/passwd',
    'tangram-app://app/',
    'javascript:1',
    `${office.url}@evil.example/`,
  ])
    expect(go(away)).toBe(false);
  expect(opened.webContents.openHandler?.({ url: 'https://evil.example/' })).toEqual({ action: 'deny' });
  await expect(invoke(opened.webContents, channels.system)).rejects.toThrow('refused');
  expect(go(`${service}?ticket=one-time`)).toBe(false);
  expect(await result).toEqual({ ticket: 'one-time' });
  expect(opened.destroyed).toBe(true);

  const closed = invoke(window.webContents, channels.signIn, [address]);
  await until(() => BrowserWindow.all.length === 2);
  BrowserWindow.all[1]?.close();
  expect(await closed).toEqual({ closed: true });
  expect(await invoke(window.webContents, channels.forgetSignIn)).toBe(true);
  expect(sessions.get('persist:sign-in')).toMatchObject({
    cleared: 1,
    fetched: [`${office.url}/sso/logout`],
  });
});

test('an office in the network is trusted once, by its key, and the sign-in page believes the same', async () => {
  const home = useHome();
  stage = await openDesktop({}, { secure: true }, { home, prepare: () => answers.push(1) });
  const fingerprint = stage.office.certificate?.fingerprint ?? '?';
  expect(dialogs).toHaveLength(1);
  expect(dialogs[0]?.detail).toContain(fingerprint);
  const page = await stage.page();
  await signIn(page);
  await page.connection.connect();

  const believes = (certificate: string, hostname: string): number | undefined => {
    let said: number | undefined;
    const request = { hostname, certificate: { data: certificate } };
    sessions
      .get('persist:sign-in')
      ?.handlers['certificate']?.(request as never, ((verdict: number) => (said = verdict)) as never);
    return said;
  };
  const { certificate = '' } = stage.office.certificate ?? {};
  const other = (await ownCertificate(undefined, Date.now())).certificate;
  expect([
    believes(certificate, '127.0.0.1'),
    believes(other, '127.0.0.1'),
    believes(certificate, 'a.example'),
  ]).toEqual([0, -2, -3]);
});

test.each([
  ['refused by the person', 0],
  ['changed since', undefined],
] as const)('an office whose key is %s is not spoken to', async (_, answer) => {
  resetElectron();
  useHome();
  const server = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [], secure: true });
  const folders = systemFolders();
  if (answer === undefined)
    createNodeHost({ folders, openDatabase: () => Promise.reject(new Error('none')) }).certificates.trust(
      server.url,
      `SHA256:${'A'.repeat(43)}`,
    );
  else answers.push(answer);
  await startDesktop({
    options: { ...plainOptions, server: server.url },
    variant: 'default',
    pages: '',
    preload: '',
    officeModule: '',
    icons: '',
  });
  expect(dialogs[0]?.buttons).toHaveLength(answer === undefined ? 1 : 2);
  expect([app.quits, BrowserWindow.all.length, forked.children.length]).toEqual([1, 0, 0]);
  await server.close();
});

test('a page whose process died is loaded again', async () => {
  stage = await openDesktop();
  stage.window.webContents.mainFrame = { url: 'about:blank' };
  stage.window.webContents.emit('render-process-gone', event(), { reason: 'crashed' });
  expect(stage.window.webContents.mainFrame.url).toBe('tangram-app://app/');
});

test('a link in a page opens nothing but the question', async () => {
  stage = await openDesktop();
  const { webContents } = stage.window;
  expect(webContents.openHandler?.({ url: 'https://a.example/' })).toEqual({ action: 'deny' });
  await until(() => dialogs.length === 1);
  expect(calls.filter((call) => call.startsWith('shell'))).toEqual([]);
  sendFrom(webContents, channels.connectOffice, [], { url: 'https://evil.example/' });
  expect(webContents.posted).toEqual([]);
});
