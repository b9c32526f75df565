// Proves what becomes of a file that shall go directly: it arrives whole and checked, or the sender learns why not.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LocalChat, PeerReason } from '#sdk/api.ts';
import { createMemoryFiles } from '#sdk/host/memory-files.ts';
import { nodeHashes } from '#sdk/host/node/files.ts';
import type { HostFiles } from '#sdk/host/file-port.ts';
import type { FrameOf } from '#sdk/net/realtime-handlers.ts';
import { DirectFiles, type IncomingFile } from '#sdk/transfers/direct-files.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { openPeerWorld, type LineFaults } from '../../support/peer-lines.ts';

type Signal = FrameOf<'peer'>;
const people = { ann: '1001', bob: '1002' } as const;

/** Ann with one device and Bob with some, and an office between them that carries what they say. */
function world(
  options: { faults?: LineFaults; bobs?: readonly ('takes' | 'noTransport' | 'declines')[] } = {},
) {
  const clock = new FakeClock();
  const lines = openPeerWorld(options.faults);
  const bobs: { direct: DirectFiles; files: HostFiles; coming: IncomingFile[]; gone: string[] }[] = [];
  const carry = (from: keyof typeof people, signal: Signal): boolean => {
    const said = { ...signal, personId: people[from] };
    if (from === 'bob') ann.heard(said);
    else {
      for (const { direct } of bobs) direct.heard(said);
      if (signal.step === 'offer') ann.heard({ ...signal, step: 'ring', devices: bobs.length });
    }
    return true;
  };
  const parts = (from: keyof typeof people, files: HostFiles, wanted = true) => ({
    host: { clock, random: { uuid: () => `${from}-${bobs.length}`, number: () => 0 } },
    files,
    hash: nodeHashes,
    signal: (signal: Signal) => carry(from, signal),
    chat: async (chatId: string) =>
      ({
        id: chatId,
        kind: 'direct',
        enabled: true,
        peerId: people[from === 'ann' ? 'bob' : 'ann'],
      }) as LocalChat,
    judge: async () => ({ wanted, writable: true, maxMb: 1_024 }),
    report: (error: unknown) => {
      throw error;
    },
  });
  const nothing = { incoming: () => undefined, withdrawn: () => undefined };
  const ann = new DirectFiles({
    ...parts('ann', createMemoryFiles()),
    ...nothing,
    transport: lines.transport(),
  });
  for (const kind of options.bobs ?? ['takes']) {
    const files = createMemoryFiles();
    const coming: IncomingFile[] = [];
    const gone: string[] = [];
    const direct = new DirectFiles({
      ...parts('bob', files, kind !== 'declines'),
      transport: kind === 'noTransport' ? undefined : lines.transport(),
      incoming: (file) => void coming.push(file),
      withdrawn: (id) => void gone.push(id),
    });
    bobs.push({ direct, files, coming, gone });
  }
  return { ann, bobs, clock, calls: () => lines.calls };
}

const content = new Uint8Array(9_000_000).map((_, index) => (index * 31) % 251);
const md5 = createHash('md5').update(content).digest('hex').toUpperCase();
const offer = { session: 's1', chatId: '00001', name: 'plan.bin', size: content.byteLength, mime: '', md5 };
const never = new AbortController().signal;
const send = (
  ann: DirectFiles,
  told: (done: number) => void = () => undefined,
  signal = never,
): Promise<PeerReason | undefined> => ann.send(offer, new Blob([content]), { signal, told });
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
/** What the queue does with a file that comes. */
async function take({ direct, coming }: { direct: DirectFiles; coming: IncomingFile[] }, signal = never) {
  await until(() => coming.length > 0);
  const { confirm } = await direct.receive(coming[0]?.id ?? '', 'place', { signal, told: () => undefined });
  void confirm();
}

test('a file arrives whole, both ends see how far it is, and the sender hears that it fits', async () => {
  const { ann, bobs } = world();
  const [bob] = bobs as [(typeof bobs)[0]];
  const far: number[] = [];
  const sending = send(ann, (done) => far.push(done));
  await take(bob);
  expect(await sending).toBeUndefined();
  expect(bob.coming).toMatchObject([{ id: 'peer-s1', name: 'plan.bin', size: content.byteLength, md5 }]);
  const arrived = new Uint8Array(await (await bob.files.read('place')).arrayBuffer());
  expect(createHash('md5').update(arrived).digest('hex').toUpperCase()).toBe(md5);
  expect(far.at(-1)).toBe(content.byteLength);
  expect(far.length).toBeGreaterThan(10);
});

test('what arrives changed is thrown away, and the sender is told', async () => {
  let pieces = 0;
  const spoil = (message: string | Uint8Array<ArrayBuffer>) => {
    if (typeof message === 'string' || (pieces += 1) !== 3) return message;
    const changed = message.slice();
    changed[7] = (changed[7] ?? 0) ^ 1;
    return changed;
  };
  const { ann, bobs } = world({ faults: { pass: spoil } });
  const [bob] = bobs as [(typeof bobs)[0]];
  const sending = send(ann);
  await expect(take(bob)).rejects.toMatchObject({ code: 'fileVerification' });
  expect(await sending).toBe('mismatch');
  expect(await bob.files.facts('place')).toBeUndefined();
});

test('a line that breaks in the middle is told at both ends, and nothing half stays', async () => {
  let pieces = 0;
  const cut = (message: string | Uint8Array<ArrayBuffer>) =>
    typeof message !== 'string' && (pieces += 1) > 20 ? undefined : message;
  const { ann, bobs } = world({ faults: { pass: cut } });
  const [bob] = bobs as [(typeof bobs)[0]];
  const sending = send(ann);
  await expect(take(bob)).rejects.toMatchObject({ code: 'peerBroken' });
  expect(await sending).toBe('broken');
  expect(await bob.files.facts('place')).toBeUndefined();
});

test.each([
  ['offline', []],
  ['noTransport', ['noTransport']],
  ['declined', ['noTransport', 'declines']],
] as const)('nobody takes it: %s', async (reason, bobs) => {
  const { ann } = world({ bobs });
  expect(await send(ann)).toBe(reason);
});

test('of several devices one takes it, whatever the others say, and the others let go', async () => {
  const { ann, bobs } = world({ bobs: ['noTransport', 'takes', 'declines'] });
  const taking = bobs[1] as (typeof bobs)[0];
  const sending = send(ann);
  await take(taking);
  expect(await sending).toBeUndefined();
  expect(bobs.map(({ coming }) => coming.length)).toEqual([0, 1, 0]);
});

test('without a path it is given up in time', async () => {
  const { ann, clock, calls } = world({ faults: { blocked: true } });
  const sending = send(ann);
  await until(() => calls() > 0);
  for (let second = 0; second < 30; second += 1) await clock.pass(1_000);
  expect(await sending).toBe('timeout');
});

test('a client without transport says so without asking anybody', async () => {
  const { bobs } = world({ bobs: ['noTransport'] });
  const [bob] = bobs as [(typeof bobs)[0]];
  expect(bob.direct.isPossible()).toBe(false);
  expect(await send(bob.direct)).toBe('noTransport');
});

test('a sender who gives up takes the file away from the other end', async () => {
  const { ann, bobs } = world();
  const [bob] = bobs as [(typeof bobs)[0]];
  const stopping = new AbortController();
  const sending = send(ann, () => undefined, stopping.signal);
  await until(() => bob.coming.length > 0);
  stopping.abort();
  await expect(sending).rejects.toMatchObject({ code: 'cancelled' });
  await until(() => bob.gone.length > 0);
  expect(bob.gone).toEqual(['peer-s1']);
});

test('a receiver who does not want it any more says so', async () => {
  const { ann, bobs } = world();
  const [bob] = bobs as [(typeof bobs)[0]];
  const stopping = new AbortController();
  stopping.abort();
  const sending = send(ann);
  await expect(take(bob, stopping.signal)).rejects.toMatchObject({ code: 'peerBroken' });
  expect(await sending).toBe('broken');
});
