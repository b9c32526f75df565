// Every variant for real: an office dressed for it, two clients that open it by name, sign in, talk and search.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOfficeError } from '#sdk/errors.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { officeOfVariant, OfficeKeyError } from '#fixtures/variant-office.ts';
import { pickVariant, variantNames, type Variant, type VariantName } from '#variants/index.ts';

const open: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

const keyBytes = { 'aes-256-gcm': 32, 'aes-128-ecb': 16, 'aes-128-cbc': 16 } as const;

/** A fresh key for every variable a variant names, as an installation would set them. */
function keysOf(variant: Variant): (name: string) => string | undefined {
  const { loginCipher, messageCipher } = variant;
  const keys = new Map<string, string>();
  for (const cipher of [loginCipher, messageCipher])
    if (cipher !== null && cipher.keyVariable !== null)
      keys.set(cipher.keyVariable, randomBytes(keyBytes[cipher.name]).toString('base64'));
  return (name) => keys.get(name);
}

async function world(name: VariantName, officeKeys?: (name: string) => string | undefined) {
  const variant = pickVariant(name);
  const keys = keysOf(variant);
  const running = await startOffice({
    inMemory: true,
    seed: 'small',
    passwordsFor: ['anran', 'bowen'],
    heartbeatMs: 200,
    ...officeOfVariant(variant, officeKeys ?? keys).options,
  });
  open.push(running);
  const client = (environment = keys): Office => {
    const office = openOffice({ host: memoryHost(), variant, server: running.url, environment });
    open.push(office);
    return office;
  };
  return { variant, keys, running, client };
}

function credentials(running: RunningOffice, loginName: string): { loginName: string; password: string } {
  const account = running.accounts.find(({ loginname }) => loginname === loginName);
  return { loginName, password: account?.password ?? '' };
}

/** What lies in the office's own database. */
async function storedText(running: RunningOffice, mid: number): Promise<string | undefined> {
  const [event] = await running.office.store.timeline.events([mid], 1001);
  return event?.message?.text;
}

describe.each(variantNames)('%s', (name) => {
  let dressed: Awaited<ReturnType<typeof world>>;
  beforeAll(async () => {
    dressed = await world(name);
  });

  test('starts, signs in, sends, receives and searches', async () => {
    const { variant, running, client } = dressed;
    const [amy, bo] = [client(), client()];
    const me = await amy.account.signInWithPassword(credentials(running, 'anran'));
    const peer = await bo.account.signInWithPassword(credentials(running, 'bowen'));
    await Promise.all([amy.connection.connect(), bo.connection.connect()]);
    const chat = await amy.chat.activate({ personId: peer.id });
    const text = `钻井进度 ${name} 已更新`;
    const arrived = new Promise<{ mid: number; text: string; senderId: string }>((resolve) => {
      bo.events((event) => {
        if (event.type === 'message' && event.message.text === text) resolve(event.message);
      });
    });
    const sent = await amy.chat.send({ chatId: chat.id, text, wait: true });
    expect(await arrived).toMatchObject({ mid: sent.mid, senderId: me.id });
    for (const office of [amy, bo]) {
      const { hits } = await office.chat.search({ text: '钻井进度' });
      expect(hits.map(({ plainText }) => plainText)).toContain(text);
      expect((await office.chat.get(chat.id)).lastText).toBe(text);
    }
    const stored = await storedText(running, sent.mid);
    if (variant.messageCipher === null) expect(stored).toBe(text);
    else expect(stored).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);

    const flash = await amy.chat.send({ chatId: chat.id, text: `${text} 焚毁`, flash: true, wait: true });
    expect(await bo.chat.openFlash(chat.id, flash.mid)).toMatchObject({ text: `${text} 焚毁` });
    expect(await storedText(running, flash.mid)).not.toContain('焚毁');

    const cold = client();
    await cold.account.signInWithPassword(credentials(running, 'bowen'));
    await cold.maintenance.syncOnce();
    expect((await cold.chat.search({ text: '钻井进度' })).hits[0]?.message.mid).toBe(sent.mid);
  });

  test('its pages learn whose they are', async () => {
    const { variant, running } = dressed;
    expect(await (await fetch(`${running.url}/variant.json`)).json()).toEqual({ variant: name });
    const state = (await (await fetch(`${running.url}/sso/state.json`)).json()) as {
      data: { brand: { productName: object; logo: string; accent?: object }; showLanguage: boolean };
    };
    const { productName, logo, accent } = variant.brand;
    expect(state.data.brand).toMatchObject({ productName, logo, ...(accent && { accent }) });
    expect(state.data.showLanguage).toBe(variant.features.showLanguage);
  });

  test('only its own chat paths answer', async () => {
    const { variant, running } = dressed;
    const status = async (suffix: string): Promise<number> =>
      (await fetch(`${running.url}/im/config/base${suffix}`)).status;
    const other = variant.chatPathSuffix === '' ? '.do' : '';
    expect([await status(variant.chatPathSuffix), await status(other)]).toEqual([200, 404]);
  });
});

const withOwnKey = variantNames.filter((name) => pickVariant(name).loginCipher.keyVariable !== null);

test.each(withOwnKey)(
  '%s: without its key, or with another one, nobody signs in by password',
  async (name) => {
    const { variant, running, client } = await world(name);
    const variable = variant.loginCipher.keyVariable ?? '';
    const codeOf = (office: Office) =>
      office.account.signInWithPassword(credentials(running, 'anran')).then(
        () => undefined,
        (error: unknown) => asOfficeError(error).data,
      );
    expect(await codeOf(client(() => undefined))).toMatchObject({ code: 'keyMissing' });
    const short = (wanted: string) => (wanted === variable ? 'c2hvcnQ=' : keysOf(variant)(wanted));
    expect(await codeOf(client(short))).toMatchObject({ code: 'keyMissing', params: { name: variable } });
    expect(await codeOf(client(keysOf(variant)))).toMatchObject({ code: 'authenticationCentre' });
  },
);

test.each(withOwnKey)('%s: a ticket of the sign-in page needs no key of its own', async (name) => {
  const { running, client, variant, keys } = await world(name, () => undefined);
  const { sessions } = running.office;
  const ticket = await sessions.ticket(sessions.enter(1001, 'anran'));
  // Only the cipher of messages is needed then, where a variant has one.
  const message = variant.messageCipher?.keyVariable;
  const office = client((wanted) => (wanted === message ? keys(wanted) : undefined));
  expect((await office.account.signInWithTicket({ ticket })).loginName).toBe('anran');
});

test('liantong: without the key of messages nobody is let in, and nothing is kept', async () => {
  const { variant, running, client, keys } = await world('liantong');
  const message = variant.messageCipher?.keyVariable ?? '';
  const office = client((name) => (name === message ? undefined : keys(name)));
  await expect(office.account.signInWithPassword(credentials(running, 'anran'))).rejects.toMatchObject({
    code: 'keyMissing',
    data: { params: { name: message } },
  });
  await expect(office.account.resume()).rejects.toMatchObject({ code: 'notSignedIn' });
});

test('liantong: a text of the full length passes sealed', async () => {
  const { running, client } = await world('liantong');
  const office = client();
  await office.account.signInWithPassword(credentials(running, 'anran'));
  await office.connection.connect();
  const chat = await office.chat.activate({ personId: '1002' });
  const sent = await office.chat.send({ chatId: chat.id, text: '长'.repeat(2_000), wait: true });
  expect(sent.text).toHaveLength(2_000);
  expect(((await storedText(running, sent.mid)) ?? '').length).toBeGreaterThan(4_096);
});

test('a key that cannot be one does not dress an office', () => {
  expect(() => officeOfVariant(pickVariant('tuha'), () => 'c2hvcnQ=')).toThrow(OfficeKeyError);
  expect(officeOfVariant(pickVariant('tuha'), () => undefined).missingKeys).toEqual([
    'TANGRAM_TUHA_LOGIN_KEY',
  ]);
  expect(officeOfVariant(pickVariant('default'), () => 'x').missingKeys).toEqual([]);
});
