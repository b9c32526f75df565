// Proves that every variant is a complete, lawful profile, can be picked and addressed, and differs where it says so.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houseLayout } from '#variants/default.ts';
import {
  VariantError,
  allowedHosts,
  chosenVariantName,
  diffVariants,
  pickVariant,
  resolveAddresses,
  variantNames,
  variants,
} from '#variants/index.ts';
import { variantSchema } from '#variants/schema.ts';

const reserved = /^([a-z0-9-]+\.)+example(:\d+)?$/;
const features = [
  'showAiChat',
  'showAiWriter',
  'showAppCenter',
  'showFlowApproval',
  'showLanguage',
  'showMeeting',
];

function errorOf(act: () => unknown): VariantError {
  try {
    act();
  } catch (error) {
    if (error instanceof VariantError) return error;
    throw error;
  }
  throw new Error('expected a VariantError');
}

describe('the table', () => {
  it('holds the eleven branches of the spec', () => {
    const spec = 'default, tuha, changqing, shengli, liantong, smartcity, talimu, test, show, spi, dev.mysql';
    expect(variantNames.join(', ')).toBe(spec);
    expect(Object.keys(variants)).toEqual([...variantNames]);
  });

  it.each(variantNames)('%s parses, is frozen and has exactly the six switches', (name) => {
    const variant = pickVariant(name);
    expect(variantSchema.parse(variant)).toEqual(variant);
    expect(variant.name).toBe(name);
    expect(Object.keys(variant.features).toSorted()).toEqual(features);
    for (const part of [
      variant,
      variant.brand.productName,
      variant.addresses,
      variant.constants,
      variant.allowedHosts,
    ]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it.each(variantNames)('%s names only reserved hosts', (name) => {
    const variant = pickVariant(name);
    const addresses = resolveAddresses(variant, variant.server ?? 'http://127.0.0.1:4600');
    const own = variant.server === null ? [] : [resolveAddresses(variant)];
    const hosts = [addresses, ...own].flatMap((each) => allowedHosts(variant, each));
    expect(hosts.length).toBeGreaterThan(0);
    for (const host of hosts) expect(host === '127.0.0.1:4600' || reserved.test(host)).toBe(true);
  });

  it('gives each a name, a mark and a set of differences of its own', () => {
    const all = variantNames.map(pickVariant);
    for (const pick of ['zh', 'en'] as const) {
      expect(new Set(all.map((variant) => variant.brand.productName[pick])).size).toBe(11);
    }
    expect(new Set(all.map((variant) => variant.brand.logo)).size).toBe(11);
  });

  it('has the variants the spec and the decisions ask for', () => {
    const where = (holds: (variant: (typeof variants)['default']) => boolean) =>
      variantNames.filter((name) => holds(pickVariant(name)));
    expect(where((variant) => variant.navigation === 'ai')).toEqual(['show', 'spi']);
    expect(where((variant) => variant.constants.cacheVideoSizeMb === 10)).toEqual(['show']);
    expect(where((variant) => !variant.constants.watermarkAllow)).toHaveLength(1);
    expect(where((variant) => !variant.features.showLanguage)).toContain('liantong');
    expect(where((variant) => variant.chatPathSuffix === '')).toContain('changqing');
    expect(where((variant) => variant.passwordPolicy === 'legacy')).toEqual(['shengli']);
    expect(where((variant) => variant.loginCipher.keyVariable === null)).toEqual([
      'default',
      'test',
      'show',
      'spi',
      'dev.mysql',
    ]);
    expect(
      where(
        (variant) => variant.loginCipher.name !== 'aes-256-gcm' && variant.loginCipher.keyVariable === null,
      ),
    ).toEqual([]);
    expect(where((variant) => variant.debugPage)).toEqual(['test', 'dev.mysql']);
  });

  it('refuses a profile with an unknown switch, a stray constant, a bad range or a cleartext address', () => {
    const base = pickVariant('default');
    const spoiled = [
      { ...base, features: { ...base.features, showEverything: true } },
      { ...base, constants: { ...base.constants, pageRows: 3 } },
      { ...base, constants: { ...base.constants, pageSize: 0 } },
      { ...base, constants: { ...base.constants, pageSize: '30' } },
      { ...base, constants: { ...base.constants, imUploadMinSizeMb: 900, imUploadMaxSizeMb: 800 } },
      { ...base, addresses: { ...base.addresses, chat: 'http://chat.tuha.example' } },
      { ...base, addresses: { ...base.addresses, chat: '//chat.tuha.example' } },
      { ...base, loginCipher: { name: 'aes-256-gcm', keyVariable: 'not a variable' } },
      { ...base, brand: { ...base.brand, shortName: { zh: '七巧' } } },
      { ...base, brand: { ...base.brand, logo: '../../secret.svg' } },
    ];
    expect(spoiled.map((variant) => variantSchema.safeParse(variant).success)).toEqual(
      spoiled.map(() => false),
    );
    const named = variantSchema.safeParse({ ...base, constants: { ...base.constants, pageSize: 0 } });
    expect(named.error?.issues[0]?.path).toEqual(['constants', 'pageSize']);
  });
});

describe('picking', () => {
  it('loads no schema library: only schema.ts and own.ts, which reads a file, name zod, and others take only types from them', () => {
    const folder = new URL('../../variants/', import.meta.url);
    const files = readdirSync(folder).filter(
      (name) => name.endsWith('.ts') && !['schema.ts', 'own.ts'].includes(name),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const source = readFileSync(new URL(file, folder), 'utf8');
      const taken = [...source.matchAll(/^(import|export) (type )?[^;]*?from '([^']+)'/gm)];
      for (const [, , onlyType, from = ''] of taken) {
        expect(from, file).toMatch(/^\.\/[a-z-]+\.ts$/);
        expect(from, file).not.toBe('./own.ts');
        if (from === './schema.ts') expect(onlyType, file).toBe('type ');
      }
    }
  });

  it('takes the option, then the environment, then the default', () => {
    expect(chosenVariantName('tuha', 'spi')).toBe('tuha');
    expect(chosenVariantName(undefined, 'spi')).toBe('spi');
    expect(chosenVariantName('', '')).toBe('default');
  });

  it.each(['Tuha', '__proto__', 'constructor', '', 'x'.repeat(5_000)])(
    'names the valid ones for %.20s',
    (name) => {
      const error = errorOf(() => pickVariant(name));
      expect(error.code).toBe('unknownVariant');
      expect(error.names).toEqual(variantNames);
      expect(error.message.length).toBeLessThan(250);
    },
  );
});

describe('addresses', () => {
  it('fills the chosen server into the default layout', () => {
    expect(resolveAddresses(pickVariant('default'), ' HTTP://127.0.0.1:4600/ ')).toEqual({
      server: 'http://127.0.0.1:4600',
      userCentre: 'http://127.0.0.1:4600/uc',
      chat: 'http://127.0.0.1:4600/im',
      netdisk: 'http://127.0.0.1:4600/pan',
      socket: 'ws://127.0.0.1:4600/im/ws',
      signIn: 'http://127.0.0.1:4600/sso',
      gui: 'http://127.0.0.1:4600',
      aiBase: 'http://127.0.0.1:4600/ai',
    });
  });

  it('derives the secure socket scheme and drops the default port', () => {
    const addresses = resolveAddresses(pickVariant('default'), 'https://Office.example:443/tangram/');
    expect(addresses.socket).toBe('wss://office.example/tangram/im/ws');
  });

  it('uses the own hosts of a variant until a server is chosen, then none of them', () => {
    const variant = pickVariant('smartcity');
    expect(resolveAddresses(variant).socket).toBe('wss://im.smartcity.example/ws');
    const moved = resolveAddresses(variant, 'http://127.0.0.1:4600');
    expect(moved.netdisk).toBe(houseLayout.netdisk.replace('{server}', 'http://127.0.0.1:4600'));
    expect(allowedHosts(variant, moved)).toEqual(['127.0.0.1:4600']);
  });

  it('lists the hosts a server answer may point to', () => {
    const variant = pickVariant('tuha');
    expect(allowedHosts(variant, resolveAddresses(variant))).toEqual([
      'office.tuha.example',
      'im1.tuha.example',
      'im2.tuha.example',
    ]);
  });

  it('asks for a server where the variant has none', () => {
    expect(errorOf(() => resolveAddresses(pickVariant('default'))).code).toBe('serverMissing');
  });

  it.each([
    'ftp://a.example',
    'javascript:alert(1)',
    'http://user:secret@a.example',
    'http://a.example@b.example',
    'http://a.example\\b',
    'http://a.example?x=1',
    'http://a.example#x',
    'http://a.example/../x',
    'http://a.example:99999',
    'http:///x',
    'a.example',
    '',
  ])('refuses %s as a server', (server) => {
    expect(errorOf(() => resolveAddresses(pickVariant('default'), server)).code).toBe('serverInvalid');
  });
});

describe('comparing', () => {
  it('lists exactly the leaves that differ, sorted', () => {
    const rows = diffVariants(pickVariant('test'), pickVariant('dev.mysql'));
    expect(rows.map((row) => row.path)).toEqual([
      'brand.accent.dark',
      'brand.accent.light',
      'brand.logo',
      'brand.productName.en',
      'brand.productName.zh',
      'brand.shortName.en',
      'brand.shortName.zh',
      'brand.tagline.en',
      'brand.tagline.zh',
      'constants.buildBranch',
      'name',
      'server',
    ]);
    expect(rows.find((row) => row.path === 'name')).toEqual({
      path: 'name',
      left: 'test',
      right: 'dev.mysql',
    });
  });

  it('sees lists and values that only one side has, and nothing between equals', () => {
    const rows = diffVariants(pickVariant('default'), pickVariant('tuha'));
    expect(rows).toContainEqual({ path: 'brand.accent.light', left: undefined, right: '#a8532a' });
    expect(rows).toContainEqual({
      path: 'allowedHosts',
      left: [],
      right: ['im1.tuha.example', 'im2.tuha.example'],
    });
    expect(diffVariants(pickVariant('tuha'), pickVariant('tuha'))).toEqual([]);
  });
});
