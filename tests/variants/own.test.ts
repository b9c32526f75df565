// A variant of somebody's own file: read, completed, addressed, and refused by the field that is wrong.
import { afterEach, describe, expect, it } from 'vitest';
import { pickVariant, resolveAddresses, VariantError } from '#variants/index.ts';
import { loadVariant } from '#variants/load.ts';
import { takeOwnVariant } from '#variants/own-place.ts';
import { readOwnVariant, useOwnVariant } from '#variants/own.ts';

afterEach(() => takeOwnVariant(undefined));

const three = {
  name: 'elsewhere',
  addresses: {
    userCentre: 'https://user.office.example/api/',
    chat: 'https://chat.office.example:8443/im',
    netdisk: 'https://disk.office.example/pan',
    socket: 'wss://chat.office.example:8443/im/ws',
  },
  chatPathSuffix: '.action',
  loginCipher: { name: 'aes-128-ecb', keyVariable: 'TANGRAM_ELSEWHERE_KEY' },
  features: { showMeeting: false },
};

function refusal(given: unknown): VariantError {
  try {
    readOwnVariant(typeof given === 'string' ? given : JSON.stringify(given), 'own.json');
  } catch (error) {
    if (error instanceof VariantError) return error;
    throw error;
  }
  throw new Error('expected a VariantError');
}

describe('a file of one’s own', () => {
  it('has three hosts, its suffix and cipher, and everything else of the default variant', () => {
    const variant = readOwnVariant(JSON.stringify(three), 'own.json');
    expect(resolveAddresses(variant)).toMatchObject({
      server: 'https://user.office.example',
      userCentre: 'https://user.office.example/api',
      chat: 'https://chat.office.example:8443/im',
      netdisk: 'https://disk.office.example/pan',
      socket: 'wss://chat.office.example:8443/im/ws',
    });
    expect(variant).toMatchObject({
      name: 'elsewhere',
      chatPathSuffix: '.action',
      features: { showMeeting: false, showAiChat: true },
    });
    expect(variant.constants).toEqual(pickVariant('default').constants);
    expect(Object.isFrozen(variant.addresses)).toBe(true);
  });

  it('is picked by its name once it was read, and no other way', async () => {
    expect(() => pickVariant('elsewhere')).toThrow(VariantError);
    const variant = useOwnVariant(JSON.stringify(three), 'own.json');
    expect(pickVariant('elsewhere')).toBe(variant);
    expect(await loadVariant('elsewhere')).toBe(variant);
    expect(pickVariant('tuha').name).toBe('tuha');
  });

  it.each([
    ['JSON', '{'],
    ['name', { name: 'tuha' }],
    ['name', { name: 'A B' }],
    ['chatPathSuffix', { name: 'own', chatPathSuffix: '/x' }],
    ['addresses.chat', { name: 'own', addresses: { chat: 'ftp://x.example' } }],
    ['addresses.chat', { name: 'own', addresses: { chat: 'http://chat.office.example' } }],
    ['server', { name: 'own', server: 'http://office.example' }],
    ['colour', { name: 'own', colour: 'red' }],
    ['constants.pageRows', { name: 'own', constants: { pageRows: 3 } }],
    ['loginCipher.keyVariable', { name: 'own', loginCipher: { name: 'aes-128-ecb', keyVariable: 'PATH' } }],
  ])('is refused by its field: %s', (field, given) => {
    const { code, given: told } = refusal(given);
    expect([code, told]).toEqual(['variantFileInvalid', `own.json: ${field}`]);
  });

  it('speaks http on purpose, and to this machine', () => {
    const there = (server: string, more = {}) =>
      readOwnVariant(JSON.stringify({ name: 'own', server, ...more }), 'own.json').server;
    expect(there('http://127.0.0.1:4600')).toBe('http://127.0.0.1:4600');
    expect(there('http://office.example', { allowHttp: true })).toBe('http://office.example');
  });
});
