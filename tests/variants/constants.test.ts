// Proves the values of spec §9 and the rules by which a server's dictionary and a person's settings change them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyParameters,
  applySettings,
  codeConstants,
  constantNames,
  constantProblems,
  constantTable,
  constantsInForce,
  navigationEntries,
  parameterTable,
  personalConstants,
  titleSuffixes,
} from '#variants/constants.ts';
import type { ParameterEntry } from '#variants/constants.ts';
import { pickVariant, variantNames } from '#variants/index.ts';

const apply = (entries: Readonly<Record<string, unknown>>, hosts?: readonly string[]) =>
  applyParameters(
    codeConstants,
    Object.entries(entries).map(([name, value]) => ({ name, value })),
    hosts,
  );
const unchanged = (entries: Readonly<Record<string, unknown>>, hosts?: readonly string[]) => {
  const applied = apply(entries, hosts);
  expect(applied.constants).toEqual(codeConstants);
  expect(applied.navigationTitles).toEqual({});
  return applied.ignored.map((row) => row.reason);
};

describe('the table', () => {
  it('holds the values of spec §9', () => {
    expect(codeConstants).toMatchObject({
      requestTimeoutMs: 10_000,
      uploadTimeoutMs: 0,
      onlineIntervalMinutes: 5,
      serviceUid: '1',
      zipFileSizeMb: 1024,
      cacheVideoSizeMb: 200,
      cacheImageSizeMb: 100,
      autoCacheSizeMb: 100,
      flashMsgViewTimeSeconds: 10,
      revertTimeMinutes: 2,
      watermarkAllow: true,
      wsServerIntervalMs: 3000,
      myDiskUploadSizeMb: 1024,
      groupDiskUploadSizeMb: 1024,
      imUploadMaxSizeMb: 1024,
      imUploadMinSizeMb: 100,
      chatIdPad: 5,
      toastMs: 1500,
      toastSpacingPx: 16,
      timeoutToastMs: 5000,
      debounceMs: 100,
      throttleMs: 2000,
      updateSkipUntil: 'endOfDay',
      watermarkTileWidthPx: 220,
      watermarkTileHeightPx: 140,
      aiProvider: 'deepSeek',
      aiModel: 'chat',
      lookupTries: 10,
      activationTries: 10,
      activationWaitMs: 100,
      pageSize: 30,
      inputHeightPx: 160,
      sendWay: 'enter',
      downloadConcurrency: 9999,
      rememberDays: 15,
      feedbackMin: 1,
      feedbackMax: 500,
      passwordMin: 12,
      passwordMax: 30,
      legacyPasswordMin: 4,
      legacyPasswordMax: 12,
      messageTextMax: 2000,
      qaNameMax: 100,
      outlineDepth: 5,
      singleFileMaxMb: 1024 * 1024,
      repeatSpanHours: 24,
      localContentMax: 4096,
      scriptLoadTimeoutMs: 120_000,
      buildVersion: '1.0.0',
      buildChannel: 'alpha',
      buildBranch: 'dev',
    });
  });

  it('starts inside its own ranges, in every variant', () => {
    expect(constantProblems(codeConstants)).toEqual([]);
    for (const name of variantNames) expect(constantProblems(pickVariant(name).constants)).toEqual([]);
  });

  it('reports what is missing, unknown, mistyped, out of range or in the wrong order', () => {
    const { pageSize, ...without } = codeConstants;
    expect(pageSize).toBe(30);
    expect(constantProblems(without)).toEqual([{ name: 'pageSize', reason: 'wrongType' }]);
    const spoiled = {
      ...codeConstants,
      toastMs: 1.5,
      sendWay: 'shout',
      buildVersion: 'one',
      passwordMin: 31,
      extra: 1,
    };
    expect(constantProblems(spoiled)).toEqual([
      { name: 'sendWay', reason: 'outOfRange' },
      { name: 'toastMs', reason: 'wrongType' },
      { name: 'buildVersion', reason: 'outOfRange' },
      { name: 'extra', reason: 'unknownName' },
      { name: 'passwordMin', reason: 'inconsistent' },
    ]);
  });
});

describe('the dictionary', () => {
  it('knows exactly the fifteen names of the spec', () => {
    expect(parameterTable.map((row) => row.name).join(', ')).toBe(
      'online_interval, service_tel, netdisk_title, title_*, myDiskUploadSize, groupDiskUploadSize, IMUploadMaxSize, ' +
        'IMUploadMinSize, service_uid, wsServerInterval, welcome_url, show_root_user, flashMsgViewTime, revert_time, ' +
        'workflow_approval_page',
    );
    expect(Object.values(titleSuffixes)).toEqual([...navigationEntries]);
  });

  it('sets every constant it may set, from texts as from numbers', () => {
    const applied = apply(
      {
        online_interval: '7',
        service_tel: ' 010-1234 (8) ',
        myDiskUploadSize: 2048,
        groupDiskUploadSize: '4096',
        IMUploadMaxSize: '512',
        IMUploadMinSize: '50',
        service_uid: 42,
        wsServerInterval: '5000',
        welcome_url: '/welcome?from=office#top',
        show_root_user: '0',
        flashMsgViewTime: '30',
        revert_time: '5',
        workflow_approval_page: 'https://Flow.tuha.example/todo',
      },
      ['flow.tuha.example'],
    );
    expect(applied.ignored).toEqual([]);
    expect(applied.constants).toEqual({
      ...codeConstants,
      onlineIntervalMinutes: 7,
      serviceTel: '010-1234 (8)',
      myDiskUploadSizeMb: 2048,
      groupDiskUploadSizeMb: 4096,
      imUploadMaxSizeMb: 512,
      imUploadMinSizeMb: 50,
      serviceUid: '42',
      wsServerIntervalMs: 5000,
      welcomeUrl: '/welcome?from=office#top',
      showRootUser: false,
      flashMsgViewTimeSeconds: 30,
      revertTimeMinutes: 5,
      workflowApprovalPage: 'https://Flow.tuha.example/todo',
    });
  });

  it('renames entries, the first value for an entry winning', () => {
    const applied = apply({
      netdisk_title: ' 文件柜 ',
      title_disk: '网盘',
      title_ai_qa: '问一问',
      title_messages: 'Inbox',
    });
    expect(applied.navigationTitles).toEqual({ disk: '文件柜', aiQa: '问一问', messages: 'Inbox' });
    expect(applied.ignored).toEqual([{ name: 'title_disk', reason: 'duplicate' }]);
  });

  it('ignores and counts names that are not ours, and changes no prototype', () => {
    const names = [
      '__proto__',
      'constructor',
      'toString',
      'pageSize',
      'onlineIntervalMinutes',
      'title_*',
      'title_',
    ];
    const more = ['title___proto__', 'title_aiQa', 'ONLINE_INTERVAL', 'userCentre', '', 'x'.repeat(9_000)];
    const entries: ParameterEntry[] = [...names, ...more].map((name) => ({
      name,
      value: { polluted: true },
    }));
    const applied = applyParameters(codeConstants, entries);
    expect(applied.constants).toEqual(codeConstants);
    expect(applied.ignored).toHaveLength(13);
    expect(new Set(applied.ignored.map((row) => row.reason))).toEqual(new Set(['unknownName']));
    expect(applied.ignored.at(-1)?.name).toHaveLength(64);
    expect(Object.getPrototypeOf(applied.constants)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it.each([0, '0', 61, '-5', '999999999999999'])(
    'keeps online_interval where %s is out of range',
    (value) => {
      expect(unchanged({ online_interval: value })).toEqual(['outOfRange']);
    },
  );

  it.each([
    '5.5',
    'five',
    '',
    ' ',
    '1e1',
    '0x5',
    5.5,
    Number.NaN,
    null,
    undefined,
    true,
    [5],
    {},
    '9'.repeat(400),
  ])('keeps online_interval where %s is no whole number', (value) => {
    expect(unchanged({ online_interval: value })).toEqual(['wrongType']);
  });

  it.each([
    ['service_tel', 'call me', 'outOfRange'],
    ['service_tel', '1'.repeat(41), 'outOfRange'],
    ['service_uid', '007', 'outOfRange'],
    ['service_uid', '1; drop', 'outOfRange'],
    ['service_uid', -1, 'outOfRange'],
    ['show_root_user', 'maybe', 'wrongType'],
    ['show_root_user', 2, 'wrongType'],
    ['netdisk_title', '', 'outOfRange'],
    ['netdisk_title', '字'.repeat(21), 'outOfRange'],
    ['netdisk_title', 'a\u001b[31mb', 'outOfRange'],
    ['netdisk_title', 'a\u202eb', 'outOfRange'],
    ['netdisk_title', 'a\nb', 'outOfRange'],
    ['title_apps', 7, 'wrongType'],
  ])('refuses %s = %j', (name, value, reason) => {
    expect(unchanged({ [name]: value })).toEqual([reason]);
  });

  it('counts a title by characters as people see them stored, not by UTF-16 halves', () => {
    expect(apply({ netdisk_title: '𠮷'.repeat(20) }).navigationTitles.disk).toBe('𠮷'.repeat(20));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example/x',
    '/\\evil.example',
    'https://good.example@evil.example/',
    'https://user:pass@good.example/',
    'https://good.example\\@evil.example/',
    'http://good.example/',
    'https://good.example/ x',
    'https://good.example/\u202e',
    `https://good.example/${'x'.repeat(600)}`,
  ])('refuses the page %s', (page) => {
    expect(unchanged({ welcome_url: page }, ['good.example'])).toEqual(['outOfRange']);
  });

  it.each([
    'https://evil.example/',
    'https://good.example.evil.example/',
    'https://good.example:8443/',
    'https://127.0.0.1/',
  ])('takes no page from the unlisted host %s', (page) => {
    expect(unchanged({ workflow_approval_page: page }, ['good.example'])).toEqual(['hostNotAllowed']);
    expect(unchanged({ workflow_approval_page: page })).toEqual(['hostNotAllowed']);
  });

  it('takes plain http from a listed loopback address only', () => {
    expect(apply({ welcome_url: 'http://127.0.0.1:4600/hi' }, ['127.0.0.1:4600']).constants.welcomeUrl).toBe(
      'http://127.0.0.1:4600/hi',
    );
    expect(unchanged({ welcome_url: 'http://127.0.0.1.evil.example/' }, ['127.0.0.1.evil.example'])).toEqual([
      'outOfRange',
    ]);
  });

  it('never lets the smallest upload exceed the largest', () => {
    expect(unchanged({ IMUploadMinSize: '2000' })).toEqual(['inconsistent']);
    expect(unchanged({ IMUploadMaxSize: '99' })).toEqual(['inconsistent']);
    expect(unchanged({ IMUploadMaxSize: '300', IMUploadMinSize: '400' })).toEqual([
      'inconsistent',
      'inconsistent',
    ]);
    expect(apply({ IMUploadMaxSize: '3000', IMUploadMinSize: '2000' }).constants.imUploadMinSizeMb).toBe(
      2000,
    );
  });

  it('takes the first of two values and says so', () => {
    const entries = ['3', '4'].map((value) => ({ name: 'revert_time', value }));
    const applied = applyParameters(codeConstants, entries);
    expect(applied.constants.revertTimeMinutes).toBe(3);
    expect(applied.ignored).toEqual([{ name: 'revert_time', reason: 'duplicate' }]);
  });

  it('leaves any set of constants lawful and accounts for every entry, whatever is sent', () => {
    const known = [...parameterTable.map((row) => row.name), 'title_meeting', '__proto__'];
    const entry = fc.record({
      name: fc.oneof(fc.constantFrom(...known), fc.string()),
      value: fc.oneof(fc.integer().map(String), fc.integer({ min: 0, max: 4_000 }), fc.anything()),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
        const applied = applyParameters(codeConstants, entries);
        expect(constantProblems(applied.constants)).toEqual([]);
        const titles = Object.keys(applied.navigationTitles).length;
        expect(applied.ignored.length + applied.overridden.length + titles).toBe(entries.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('precedence', () => {
  const variant = { ...pickVariant('show').constants, revertTimeMinutes: 9 };

  it('is code, variant, dictionary, setting', () => {
    const settled = constantsInForce({
      variant,
      parameters: [{ name: 'online_interval', value: '6' }],
      settings: { cacheImageSizeMb: 20 },
    });
    expect(settled.constants).toEqual({ ...variant, onlineIntervalMinutes: 6, cacheImageSizeMb: 20 });
    expect(settled.origins).toMatchObject({
      pageSize: 'code',
      cacheVideoSizeMb: 'variant',
      revertTimeMinutes: 'variant',
      onlineIntervalMinutes: 'dictionary',
      cacheImageSizeMb: 'setting',
    });
    expect(Object.keys(settled.origins)).toEqual([...constantNames]);
  });

  it('lets the dictionary win over the variant, and a setting over the variant', () => {
    const settled = constantsInForce({
      variant,
      parameters: [{ name: 'revert_time', value: 4 }],
      settings: { cacheVideoSizeMb: 60 },
    });
    expect(settled.constants.revertTimeMinutes).toBe(4);
    expect(settled.constants.cacheVideoSizeMb).toBe(60);
    expect(variant.revertTimeMinutes).toBe(9);
  });

  it('takes no setting for what is not personal, nor out of range', () => {
    const applied = applySettings(codeConstants, {
      revertTimeMinutes: 600,
      sendWay: 'shout',
      inputHeightPx: 1,
      autoLockMinutes: '5',
      ...(JSON.parse('{"__proto__": {"x": 1}}') as object),
      constructor: 1,
    });
    expect(applied.constants).toEqual(codeConstants);
    expect(applied.ignored).toEqual([
      { name: 'revertTimeMinutes', reason: 'unknownName' },
      { name: 'sendWay', reason: 'outOfRange' },
      { name: 'inputHeightPx', reason: 'outOfRange' },
      { name: 'autoLockMinutes', reason: 'wrongType' },
      { name: '__proto__', reason: 'unknownName' },
      { name: 'constructor', reason: 'unknownName' },
    ]);
  });

  it('offers no server limit as a personal setting', () => {
    const byServer = parameterTable.flatMap(({ target }) =>
      target.kind === 'constant' ? [target.constant] : [],
    );
    expect(personalConstants.filter((name) => byServer.includes(name))).toEqual([]);
    expect(personalConstants.every((name) => Object.hasOwn(constantTable, name))).toBe(true);
  });
});
