// Small files that go to a disk together: how many, what is refused, what breaks off, and an office that takes them one by one.
import { beforeEach, expect, test } from 'vitest';
import { OfficeError } from '#sdk/errors.ts';
import { createMemoryFiles } from '#sdk/host/memory-files.ts';
import { SmallFiles, type SmallArrival } from '#sdk/transfers/small-files.ts';
import type { TransferRow } from '#storage/rows.ts';
import { transferRow } from '../../support/sample-rows.ts';

type Asked = { items: { name: string }[]; contents: { bytes: Uint8Array } };
type Parts = ConstructorParameters<typeof SmallFiles>[0];

const goal = { folderId: '7', path: [], conflict: 'refuse' } as const;
let files: ReturnType<typeof createMemoryFiles>;
let asked: Asked[];
let answer: (input: Asked) => Promise<object[]>;
let small: SmallFiles;

beforeEach(() => {
  files = createMemoryFiles();
  asked = [];
  answer = async ({ items }) => items.map(({ name }) => ({ fileId: `f_${name}`, act: 'added' }));
  const putFiles = (input: Asked): Promise<object[]> => {
    asked.push(input);
    return answer(input);
  };
  small = new SmallFiles({
    files,
    host: { hash: () => ({ add: () => undefined, hex: () => 'A'.repeat(32) }) },
    bandwidth: { take: async () => undefined },
    disks: () => ({ putFiles }),
  } as unknown as Parts);
});

async function row(name: string, size: number): Promise<TransferRow> {
  const writer = await files.writeFrom(name, 0);
  await writer.write(new Uint8Array(size));
  await writer.close();
  return transferRow(name, { direction: 'up', place: name, name, size, modified: 0 });
}
async function send(
  name: string,
  size: number,
  signal = new AbortController().signal,
): Promise<SmallArrival> {
  const run = { signal, progress: () => undefined, keep: () => undefined, turn: async () => undefined };
  return small.send(await row(name, size), goal, run);
}
const sizes = (): number[] => asked.map(({ items }) => items.length);

test('those that come while others are on their way go together, as many as one request holds', async () => {
  const came = await Promise.all(Array.from({ length: 300 }, (_, at) => send(`n${at}`, 4)));
  expect(came.map(({ fileId }) => fileId)).toEqual(came.map((_, at) => `f_n${at}`));
  expect(sizes().reduce((sum, one) => sum + one, 0)).toBe(300);
  expect(Math.max(...sizes())).toBe(128);
  asked = [];
  await Promise.all(Array.from({ length: 80 }, (_, at) => send(`w${at}`, 32_000)));
  expect(Math.max(...asked.map(({ contents }) => contents.bytes.length))).toBeLessThanOrEqual(1_048_576);
});

test('what is refused as a whole goes one by one, an office without the call is not asked again', async () => {
  answer = async () => {
    throw new OfficeError('serverMessage');
  };
  expect(await send('a', 1)).toEqual({ md5: 'A'.repeat(32) });
  answer = async () => {
    throw new OfficeError('notOfferedHere');
  };
  expect(await send('b', 1)).toEqual({ md5: 'A'.repeat(32) });
  expect(await send('c', 1)).toEqual({ md5: 'A'.repeat(32) });
  expect(asked).toHaveLength(2);
});

test('without a network each waits to be tried again; what is given up is not sent', async () => {
  answer = async () => {
    throw new OfficeError('connectionFailed');
  };
  await expect(send('a', 1)).rejects.toMatchObject({ code: 'connectionFailed' });
  await expect(send('b', 1, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  expect(asked).toHaveLength(1);
});

test('a file that is another by now is told, and not sent', async () => {
  const changed = { ...(await row('a', 3)), size: 4 };
  const run = { signal: new AbortController().signal, progress: () => undefined };
  await expect(small.send(changed, goal, run as never)).rejects.toMatchObject({ code: 'fileChanged' });
  expect(asked).toEqual([]);
});
