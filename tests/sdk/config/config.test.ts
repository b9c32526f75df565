// The configuration: its three states and the retry, dictionaries in force, and what is known offline.
import { expect, test } from 'vitest';
import type { ConfigState } from '#sdk/api.ts';
import { createConfig } from '#sdk/config/index.ts';
import { parametersMark } from '#sdk/contract/parameters.ts';
import { OfficeError } from '#sdk/errors.ts';
import { createApiClient } from '#sdk/net/api-client.ts';
import { parameterTable } from '#variants/constants.ts';
import { pickVariant, resolveAddresses } from '#variants/index.ts';
import { coded, fakeHost, okay } from '../../support/fake-host.ts';
import { answering, usualAnswers, type Answers } from '../../support/fake-office-http.ts';

const clientDictionary = '/uc/system/dict/data/dictType/sys_pc_client_params';
const outerDictionary = '/uc/system/dict/data/dictType/sys_outer_params';

function world(changes: Answers = {}, name = 'default') {
  const answers = { ...usualAnswers(), ...changes };
  const host = fakeHost(answering(answers));
  const variant = pickVariant(name);
  const addresses = resolveAddresses(variant, 'http://127.0.0.1:4600');
  const api = createApiClient({
    host,
    addresses: () => addresses,
    chatPathSuffix: '.do',
    requestTimeoutMs: () => 10_000,
    session: { token: () => 't', absent: () => new OfficeError('notSignedIn'), refused: async () => false },
  });
  const make = () => createConfig({ host, variant, addresses, api, report: () => undefined });
  const config = make();
  const states: ConfigState[] = [];
  config.state((state) => void states.push(state));
  return { answers, host, config, states, make };
}
const rows = (values: Record<string, string>) =>
  coded(Object.entries(values).map(([dictLabel, dictValue]) => ({ dictLabel, dictValue })));

test('loading, then success; several who ask are one call', async () => {
  const it = world();
  const [one, two] = await Promise.all([it.config.load(), it.config.ready()]);
  expect(one).toBe(two);
  expect(it.host.requests).toHaveLength(2);
  expect(it.states.map(({ phase }) => phase)).toEqual(['loading', 'loading', 'success']);
  expect(it.config.current()).toMatchObject({
    officeName: '示范单位',
    urls: { aiBase: 'http://127.0.0.1:4600/ai' },
  });
  expect(it.config.officeId()).toBe('office-1');
  await it.config.ready();
  expect(it.host.requests).toHaveLength(2);
});

test('fail says why, and the next load tries again', async () => {
  const it = world();
  const usual = it.answers['/uc/config'];
  it.answers['/uc/config'] = () => {
    throw new OfficeError('timedOut');
  };
  expect(await it.config.load()).toMatchObject({ phase: 'fail', error: { code: 'timedOut' } });
  it.answers['/uc/config'] = usual ?? coded({});
  const state = await it.config.load();
  expect(state.phase).toBe('success');
  expect(state.error).toBeUndefined();
});

test('the server’s clock is kept as a distance', async () => {
  const it = world({ '/uc/config': coded({ serverTime: 1_700_000_500_000 }) });
  await it.config.load();
  await it.host.clock.pass(1_000);
  expect(it.config.serverNow()).toBe(1_700_000_501_000);
});

test('it is told where the clocks differ, and again when one of them was set', async () => {
  const it = world({ '/uc/config': coded({}) });
  const told: (number | undefined)[] = [];
  it.config.state(({ clockAheadMs }) => void told.push(clockAheadMs));
  const now = it.host.clock.now();
  it.config.heardServerTime(now + 900);
  it.config.heardServerTime(now + 86_400_000);
  it.config.heardServerTime(now + 86_400_500);
  it.config.heardServerTime(now - 60_000);
  it.config.heardServerTime(now);
  expect(told).toEqual([undefined, 86_400_000, -60_000, undefined]);
  expect(it.config.serverNow()).toBe(now);
});

test('an office without an id is named by its address; a known one stays known offline', async () => {
  const it = world({ '/uc/config': coded({}), '/im/config/base': okay({ version: '1' }) });
  expect(it.config.officeId()).toBeUndefined();
  await it.config.load();
  expect(it.config.officeId()).toBe('http://127.0.0.1:4600');
  expect(it.make().officeId()).toBe('http://127.0.0.1:4600');
});

test('addresses of foreign hosts are not merged', async () => {
  const it = world({
    '/uc/config': coded({
      urls: {
        meeting: 'http://127.0.0.1:4600/meet',
        evil: 'http://evil.example/',
        chat: 'http://127.0.0.1:4600/x',
      },
    }),
  });
  expect((await it.config.load()).urls).toEqual({
    aiBase: 'http://127.0.0.1:4600/ai',
    meeting: 'http://127.0.0.1:4600/meet',
  });
});

test('both dictionaries take the one typed path, and are forgotten when the person leaves', async () => {
  const it = world({
    [clientDictionary]: rows({
      revert_time: '5',
      title_messages: '聊天',
      unheard_of: '1',
      flashMsgViewTime: 'soon',
    }),
    [outerDictionary]: rows({ service_tel: '010-1234', revert_time: '9', __proto__: 'x' }),
  });
  const before = it.config.constants();
  await it.config.loadDictionaries();
  expect(it.config.constants()).toMatchObject({
    revertTimeMinutes: 5,
    serviceTel: '010-1234',
    flashMsgViewTimeSeconds: 10,
  });
  expect(it.config.current()).toMatchObject({
    navigationTitles: { messages: '聊天' },
    constants: { revertTimeMinutes: 5 },
  });
  expect(it.config.inForce().origins.revertTimeMinutes).toBe('dictionary');
  expect(it.config.inForce().ignored.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['unknownName', 'wrongType', 'duplicate']),
  );
  it.config.setPersonal({ sendWay: 'ctrlEnter' });
  expect(it.config.constants().revertTimeMinutes).toBe(5);
  it.config.forgetDictionaries();
  expect(it.config.constants().revertTimeMinutes).toBe(before.revertTimeMinutes);
  expect(it.config.current().navigationTitles).toEqual({});
  expect(parameterTable).toHaveLength(15);
});

test('code, variant, dictionary, setting: the later one wins, and says so', async () => {
  const it = world({ [clientDictionary]: rows({ flashMsgViewTime: '20' }) }, 'shengli');
  await it.config.loadDictionaries();
  it.config.setPersonal({ inputHeightPx: 200 });
  expect(it.config.current().constants).toMatchObject({
    pageSize: 30,
    revertTimeMinutes: 5,
    flashMsgViewTimeSeconds: 20,
    inputHeightPx: 200,
  });
  expect(it.config.current().origins).toMatchObject({
    pageSize: 'code',
    revertTimeMinutes: 'variant',
    flashMsgViewTimeSeconds: 'dictionary',
    inputHeightPx: 'setting',
  });
  it.answers[clientDictionary] = rows({ revert_time: '9', flashMsgViewTime: '20' });
  await it.config.loadDictionaries();
  expect(it.config.current().constants).toMatchObject({ revertTimeMinutes: 9 });
  it.config.setPersonal({ revertTimeMinutes: 99 });
  expect(it.config.constants().revertTimeMinutes).toBe(9);
});

test('each of the fifteen names has its effect, and no other name has one', async () => {
  const given: Record<string, string> = {
    online_interval: '7',
    service_tel: '010-1234',
    netdisk_title: '云盘',
    title_messages: '聊天',
    myDiskUploadSize: '2000',
    groupDiskUploadSize: '2001',
    IMUploadMaxSize: '900',
    IMUploadMinSize: '90',
    service_uid: '42',
    wsServerInterval: '4000',
    welcome_url: '/welcome',
    show_root_user: 'false',
    flashMsgViewTime: '12',
    revert_time: '3',
    workflow_approval_page: '/approval',
  };
  expect(Object.keys(given).map((name) => name.replace(/^title_.*/, 'title_*'))).toEqual(
    parameterTable.map(({ name }) => name),
  );
  const it = world({
    [clientDictionary]: rows({ ...given, requestTimeoutMs: '1', chat: 'x', buildVersion: '9' }),
  });
  const before = it.config.constants();
  await it.config.loadDictionaries();
  const { origins, navigationTitles } = it.config.inForce();
  expect(navigationTitles).toEqual({ disk: '云盘', messages: '聊天' });
  const changed = Object.entries(origins).flatMap(([name, origin]) =>
    origin === 'dictionary' ? [name] : [],
  );
  expect(changed).toHaveLength(13);
  const after: Readonly<Record<string, unknown>> = it.config.constants();
  for (const [name, value] of Object.entries(before))
    expect(after[name] === value, name).toBe(!changed.includes(name));
});

test('an organisation does without the watermark its variant has, and says so where it is asked', async () => {
  const it = world({ [clientDictionary]: rows({ watermark_allow: 'false' }) });
  expect(it.config.constants().watermarkAllow).toBe(true);
  await it.config.loadDictionaries();
  expect(it.config.constants().watermarkAllow).toBe(false);
  expect(it.config.inForce().origins.watermarkAllow).toBe('dictionary');
});

test('what the dictionaries said last holds at the next start, until the person leaves', async () => {
  const it = world({ [clientDictionary]: rows({ revert_time: '5', title_contacts: '同事' }) });
  await it.config.loadDictionaries();
  const next = it.make();
  expect(next.constants().revertTimeMinutes).toBe(5);
  expect(next.current()).toMatchObject({
    navigationTitles: { contacts: '同事' },
    origins: { revertTimeMinutes: 'dictionary' },
  });
  next.forgetDictionaries();
  expect(it.make().constants().revertTimeMinutes).toBe(2);
});

test.each(['{', '[]', '[1,null]', '[{"name":"revert_time","value":"99999"}]', '"x"'])(
  'what stands on the device in their place, %s, is checked like the server’s word',
  (text) => {
    const it = world();
    it.host.device.set('parameters http://127.0.0.1:4600/uc', text);
    expect(it.make().constants().revertTimeMinutes).toBe(2);
  },
);

test('a dictionary that cannot be read leaves everything as it was', async () => {
  const it = world({ [clientDictionary]: rows({ revert_time: '5' }) });
  await it.config.loadDictionaries();
  it.answers[outerDictionary] = coded(null, 500, 'no');
  it.answers[clientDictionary] = rows({ revert_time: '6' });
  await expect(it.config.loadDictionaries()).rejects.toMatchObject({ code: 'serverMessage' });
  expect(it.config.constants().revertTimeMinutes).toBe(5);
});

test('other parameters than its own are asked for once for each mark, spread in time, and again where that failed', async () => {
  const it = world();
  it.answers[clientDictionary] = rows({ revert_time: '7' });
  it.answers[outerDictionary] = rows({});
  const asked = () => it.host.requests.filter(({ url }) => url.includes('/dict/')).length;
  const mark = parametersMark([{ name: 'revert_time', value: '7' }]);
  it.config.heardParameters(mark);
  it.config.heardParameters(mark);
  expect(asked()).toBe(0);
  await it.host.clock.pass(3_000);
  expect([asked(), it.config.constants().revertTimeMinutes]).toEqual([2, 7]);
  it.config.heardParameters(mark);
  await it.host.clock.pass(3_000);
  expect(asked()).toBe(2);
  it.answers[outerDictionary] = coded(undefined, 500);
  it.config.heardParameters('other');
  await it.host.clock.pass(3_000);
  const before = asked();
  it.config.heardParameters('other');
  await it.host.clock.pass(3_000);
  expect(asked()).toBeGreaterThan(before);
  // Whoever has signed out is not asked any more.
  const last = asked();
  it.config.heardParameters('third');
  it.config.forgetDictionaries();
  await it.host.clock.pass(3_000);
  expect(asked()).toBe(last);
});
