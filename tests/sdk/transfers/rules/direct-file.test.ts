// Proves which files may go directly, and why an offer is not taken.
import { expect, test } from 'vitest';
import {
  isPeerFile,
  mayGoDirectly,
  maxIncoming,
  whyNotTaken,
  type OfferFacts,
} from '#sdk/transfers/rules/direct-file.ts';

test.each([
  [{ kind: 'direct', enabled: true, peerId: '7' }, true],
  [{ kind: 'direct', enabled: false, peerId: '7' }, false],
  [{ kind: 'group', enabled: true, peerId: undefined }, false],
  [{ kind: 'direct', enabled: true, peerId: undefined }, false],
] as const)('in %j: %s', (chat, may) => expect(mayGoDirectly(chat)).toBe(may));

const good: OfferFacts = {
  ...{ size: 1_000, hasTransport: true, wanted: true, writable: true, maxMb: 1, underWay: 0 },
};
test.each([
  [{}, undefined],
  [{ size: 1_048_576 }, undefined],
  [{ size: 1_048_577 }, 'declined'],
  [{ hasTransport: false, wanted: false }, 'noTransport'],
  [{ wanted: false }, 'declined'],
  [{ writable: false }, 'declined'],
  [{ underWay: maxIncoming }, 'declined'],
] as const)('an offer with %j: %s', (change, reason) =>
  expect(whyNotTaken({ ...good, ...change })).toBe(reason),
);

test('ids of direct files are no ids of the office', () => {
  expect(isPeerFile('peer-0b7e')).toBe(true);
  expect(isPeerFile('f_0123456789abcdef0123456789abcdef')).toBe(false);
});
