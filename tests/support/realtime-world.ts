// A client with a durable store (a list and a cursor) and a model of the office it talks to, on a clock of their own.
import { sequenceOf } from '#sdk/contract/frames.ts';
import type { OfficeError } from '#sdk/errors.ts';
import { createRealtime, type RealtimeHandlers, type RealtimeParts } from '#sdk/net/realtime.ts';
import { settle } from './fake-clock.ts';
import { fakeHost } from './fake-host.ts';
import { FakeOfficeSocket } from './fake-office-socket.ts';

/** What {@link world} makes. */
export type World = ReturnType<typeof world>;

/** Makes both; `last` is where the client stands, undefined at its first start. */
export function world(
  last: number | undefined,
  more: Partial<RealtimeParts> = {},
  handlers: Partial<RealtimeHandlers> = {},
) {
  const host = fakeHost();
  const office = new FakeOfficeSocket(host);
  const store = { mids: [] as number[], cursor: last, loads: [] as number[] };
  const seen: string[] = [];
  const ended: OfficeError[] = [];
  const realtime = createRealtime({
    host,
    url: async () => 'ws://office/im/ws',
    token: () => 'ct',
    device: 'test device',
    last: () => store.cursor,
    handlers: {
      events(events, checkpoint) {
        for (const event of events) store.mids.push(sequenceOf(event));
        if (checkpoint !== undefined) store.cursor = Math.max(store.cursor ?? 0, checkpoint);
        seen.push(
          `events ${events.map(sequenceOf).join(',')}${checkpoint === undefined ? '' : ` to ${checkpoint}`}`,
        );
      },
      async coldLoad(sequence) {
        store.loads.push(sequence);
        store.mids = office.events.map(sequenceOf).filter((mid) => mid <= sequence);
        seen.push(`load ${sequence}`);
      },
      live: () => void seen.push('live'),
      changed: ({ reference, revision }) => void seen.push(`changed ${reference} ${revision}`),
      acknowledged: (ack) => void seen.push(`ack ${ack.clientId}`),
      refused: (refusal) => void seen.push(`refused ${refusal.clientId}`),
      person: (person) => void seen.push(`person ${person.personId} ${person.avatar}`),
      presence: (presence) => void seen.push(`presence ${presence.personId} ${presence.online}`),
      peer: (signal) => void seen.push(`peer ${signal.session} ${signal.step}`),
      sessionEnded: (error) => void ended.push(error),
      ...handlers,
    },
    ...more,
  });
  return { host, office, store, seen, ended, realtime };
}

/** Connects; the office answers. */
export async function online(it: World): Promise<void> {
  const connected = it.realtime.connect();
  await settle();
  it.office.serve();
  await settle();
  await connected;
}

/** Lets `ms` pass with the office alive: it answers sockets and beats every three seconds. */
export async function live(it: World, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await it.host.clock.pass(500);
    it.office.serve();
    if (passed % 3_000 === 0) it.office.ping();
    await settle();
  }
}
