// Proves that no text whatever makes the frame parser throw: both ends run it on what strangers send.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFault, parseFrame } from '#sdk/contract/frame-codec.ts';
import { frameType } from '#sdk/contract/frames.ts';

test.each(['{"t":1.5}', '{"t":1e400}', '{"t":1e300}', '{"t":"1"}', '[]', 'null', '{}', ''])(
  '%s is no frame',
  (text) => expect(parseFrame(text)).toMatchObject({ fault: expect.any(String) as string }),
);

test('any JSON with any number is a frame or a fault', () => {
  const number = fc.oneof(fc.constantFrom(...Object.values(frameType)), fc.double(), fc.integer());
  const fields = fc.constantFrom(
    'seq',
    'id',
    'frames',
    'token',
    'cid',
    'chatlinkid',
    'c',
    'at',
    'mid',
    '__proto__',
  );
  const frame = fc
    .tuple(number, fc.dictionary(fields, fc.jsonValue({ maxDepth: 3 })))
    .map(([t, rest]) => JSON.stringify({ ...rest, t }));
  let faults = 0;
  fc.assert(
    fc.property(fc.oneof(frame, fc.json(), fc.string()), (text) => {
      if (isFault(parseFrame(text))) faults += 1;
    }),
    { numRuns: 2_000 },
  );
  expect(faults).toBeGreaterThan(500);
});
