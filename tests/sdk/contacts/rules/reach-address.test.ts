// Proves the addresses that dial and write.
import { expect, test } from 'vitest';
import { reachAddress } from '#sdk/contacts/rules/reach-address.ts';

test.each([
  ['tel:', '138 0000-1234', 'tel:13800001234'],
  ['tel:', '+86 (010) 6233', 'tel:+860106233'],
  ['mailto:', 'bo@example.org', 'mailto:bo@example.org'],
  ['mailto:', 'bo@example.org?bcc=all', 'mailto:bo@example.org%3Fbcc%3Dall'],
] as const)('%s%s', (scheme, value, address) => expect(reachAddress(scheme, value)).toBe(address));
