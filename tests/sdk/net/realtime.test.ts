// The realtime connection against a model of the office: nothing lost, nothing twice, always in order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OfficeError } from '#sdk/errors.ts';
import { sequenceOf, type EventFrame } from '#sdk/contract/frames.ts';
import { backOffLimits } from '#sdk/net/back-off.ts';
import { settle } from '../../support/fake-clock.ts';
import { messageEvent, type Fate } from '../../support/fake-office-socket.ts';
import { live, online, world, type World } from '../../support/realtime-world.ts';

describe('catching up', () => {
  test('the first start loads everything, later events wait and come after it', async () => {
    let loaded = (): void => undefined;
    const it = world(undefined, {}, {});
    for (let mid = 1; mid <= 3; mid += 1) it.office.events.push(messageEvent(mid));
    const slow = world(
      undefined,
      {},
      {
        coldLoad: (sequence) => {
          slow.seen.push(`load ${sequence}`);
          return new Promise((resolve) => (loaded = resolve));
        },
      },
    );
    slow.office.events.push(messageEvent(3));
    const connected = slow.realtime.connect();
    await settle();
    slow.office.serve();
    slow.office.happen(messageEvent(5));
    slow.office.ping();
    await settle();
    expect(slow.realtime.state.get().phase).toBe('catchingUp');
    expect(slow.realtime.send({ type: 'pong', received: 0 })).toBe(false);
    expect(slow.seen).toEqual(['load 3']);
    loaded();
    await connected;
    expect(slow.seen).toEqual(['load 3', 'events 5 to 3', 'live']);
    expect(slow.realtime.counts().resyncs).toBe(0);

    await online(it);
    expect(it.seen).toEqual(['load 3', 'events  to 3', 'live']);
    expect(it.office.handshakes).toEqual([{ type: 'handshake', token: 'ct', device: 'test device' }]);
  });

  test('what was missed comes in batches, each one a checkpoint when it is counted', async () => {
    const it = world(2);
    it.office.batchSize = 2;
    for (let mid = 1; mid <= 7; mid += 1) it.office.events.push(messageEvent(mid));
    await online(it);
    expect(it.seen).toEqual(['events 3,4 to 4', 'events 5,6 to 6', 'events 7 to 7', 'live']);
    expect(it.office.handshakes[0]?.last).toBe(2);
  });

  test('without counts the cursor waits for the heartbeat', async () => {
    const it = world(2);
    it.office.tellsCounts = false;
    it.office.events.push(messageEvent(3));
    await online(it);
    expect(it.store.cursor).toBe(2);
    it.office.ping();
    expect(it.store.cursor).toBe(3);
    await settle();
    it.office.serve();
    expect(it.office.pongs).toEqual([1]);
  });

  test('too far behind is a resync', async () => {
    const it = world(1);
    it.office.furthest = 3;
    for (let mid = 1; mid <= 9; mid += 1) it.office.events.push(messageEvent(mid));
    await online(it);
    expect(it.store.loads).toEqual([9]);
    expect(it.realtime.counts().resyncs).toBe(1);
    expect(it.store.cursor).toBe(9);
  });

  test('an office restored from an older copy: one resync, then its numbers count again', async () => {
    const kept: (number | undefined)[] = [];
    const it: World = world(
      90,
      {},
      {
        async coldLoad(sequence, keptTo) {
          kept.push(keptTo);
          it.store.loads.push(sequence);
          it.store.cursor = sequence;
        },
      },
    );
    it.office.events.push(messageEvent(5));
    await online(it);
    expect([it.store.loads, kept]).toEqual([[5], [5]]);
    it.office.happen(messageEvent(6));
    it.office.happen(messageEvent(7));
    it.office.ping();
    await settle();
    expect([it.store.mids, it.store.cursor]).toEqual([[6, 7], 7]);
    it.office.socket?.cut('gone');
    await live(it, 1_000);
    expect(it.office.handshakes.at(-1)?.last).toBe(7);
    expect(it.store.loads).toEqual([5]);
    expect(it.realtime.counts()).toMatchObject({ gaps: 0, resyncs: 1 });
  });

  test('a failed load is tried again, and two never run at once', async () => {
    let running = 0;
    let most = 0;
    let finish: ((error?: OfficeError) => void)[] = [];
    const it = world(
      undefined,
      {},
      {
        coldLoad: () => {
          most = Math.max(most, (running += 1));
          return new Promise((resolve, reject) => {
            finish.push((error) => {
              running -= 1;
              if (error === undefined) resolve();
              else reject(error);
            });
          });
        },
      },
    );
    const connected = it.realtime.connect();
    await settle();
    it.office.serve();
    await settle();
    it.office.socket?.cut('gone');
    await it.host.clock.pass(600);
    it.office.serve();
    await settle();
    expect([running, finish.length]).toEqual([1, 1]);
    finish.shift()?.(new OfficeError('timedOut'));
    await settle();
    expect(running).toBe(1);
    finish.shift()?.();
    await connected;
    expect(most).toBe(1);
    finish = [];
    expect(it.realtime.state.get()).toEqual({ phase: 'online', attempt: 0 });
  });

  test('a one-shot sender gets no load and is online with the welcome', async () => {
    const it = world(undefined, { quiet: true });
    it.office.events.push(messageEvent(1));
    await online(it);
    expect(it.office.handshakes[0]).toMatchObject({ quiet: true });
    expect(it.seen).toEqual(['live']);
    expect(it.realtime.send({ type: 'send', clientId: 'c', chatId: '1', kind: 1, text: 'hi' })).toBe(true);
    it.office.say({ type: 'ack', clientId: 'c', mid: 2, chatId: '1', time: 0, ordinal: 1 });
    expect(it.seen).toEqual(['live', 'ack c']);
  });
});

describe('loss and repetition', () => {
  test('a count that does not fit means: again from the checkpoint', async () => {
    const it = world(0);
    await online(it);
    it.office.happen(messageEvent(1));
    it.office.ping();
    it.office.fate = () => 'drop';
    it.office.happen(messageEvent(2));
    it.office.fate = () => 'pass';
    it.office.happen(messageEvent(3));
    await settle();
    expect(it.store.mids).toEqual([1, 3]);
    it.office.ping();
    await live(it, 1_000);
    expect(it.realtime.counts()).toMatchObject({ gaps: 1, reconnects: 1 });
    expect(it.office.handshakes.at(-1)?.last).toBe(1);
    expect(it.store.mids).toEqual([1, 3, 2, 3]);
    expect(it.store.cursor).toBe(3);
  });

  test('a count that was overtaken says nothing of what overtook it', async () => {
    const it = world(0);
    await online(it);
    it.office.happen(messageEvent(1));
    it.office.fate = () => 'drop';
    it.office.happen(messageEvent(2));
    it.office.fate = () => 'pass';
    it.office.slowPing();
    // Two were sent up to 2 and two have arrived, but not those two.
    it.office.happen(messageEvent(3));
    await live(it, 1_000);
    expect(it.realtime.counts().gaps).toBe(1);
    expect(it.store.mids).toEqual([1, 2, 3]);
    it.office.ping();
    expect(it.store.cursor).toBe(3);
  });

  test('a late count that fits settles what it covers, an overtaken one changes nothing', async () => {
    const it = world(0);
    await online(it);
    it.office.happen(messageEvent(1));
    it.office.slowPing();
    it.office.happen(messageEvent(2));
    await settle();
    expect([it.store.mids, it.store.cursor]).toEqual([[1, 2], 1]);
    it.office.slowPing();
    it.office.events.push(messageEvent(3));
    it.office.say({ type: 'ping', sent: 2, sequence: 3, serverTime: 0 });
    it.office.happen(messageEvent(4));
    it.office.ping();
    await settle();
    expect([it.store.mids, it.store.cursor]).toEqual([[1, 2, 4], 4]);
    expect(it.realtime.counts().gaps).toBe(0);
  });

  test('loss after loss pauses no longer than the first: the office is there', async () => {
    const it = world(0);
    await online(it);
    for (let mid = 1; mid <= 6; mid += 1) {
      it.office.fate = () => 'drop';
      it.office.happen(messageEvent(mid));
      it.office.fate = () => 'pass';
      it.office.ping();
      expect(it.realtime.state.get()).toMatchObject({ phase: 'waiting', attempt: 1 });
      await it.host.clock.pass(backOffLimits.first);
      it.office.serve();
      await settle();
      expect(it.realtime.state.get().phase).toBe('online');
    }
    expect(it.realtime.counts().gaps).toBe(6);
  });

  test('a repeated event is dropped, a late one brings the replay', async () => {
    const it = world(0);
    await online(it);
    it.office.fate = () => 'twice';
    it.office.happen(messageEvent(1));
    await settle();
    expect(it.store.mids).toEqual([1]);
    it.office.fate = () => 'hold';
    it.office.happen(messageEvent(2));
    it.office.fate = () => 'pass';
    it.office.happen(messageEvent(3));
    await live(it, 1_000);
    expect(it.realtime.counts().gaps).toBe(1);
    expect(it.store.mids).toEqual([1, 1, 2, 3]);
  });

  test('a receiver that throws has stored nothing: the office replays', async () => {
    let fails = 1;
    const it = world(
      0,
      {},
      {
        events(events, checkpoint) {
          if (events.length > 0 && (fails -= 1) >= 0) throw new Error('disk full');
          for (const event of events) it.store.mids.push(sequenceOf(event));
          if (checkpoint !== undefined) it.store.cursor = checkpoint;
        },
      },
    );
    await online(it);
    it.office.happen(messageEvent(1));
    await settle();
    expect(it.realtime.state.get()).toMatchObject({ phase: 'waiting', error: { code: 'unexpected' } });
    await live(it, 1_000);
    expect(it.store.mids).toEqual([1]);
    expect(it.store.cursor).toBe(1);
  });

  test('unknown numbers and faulty frames are counted and break nothing', async () => {
    const it = world(0);
    await online(it);
    it.office.socket?.say('{"t":99}');
    it.office.socket?.say('not json');
    it.office.socket?.say('{"t":24,"uid":[]}');
    it.office.socket?.say('{"t":1,"token":"x","device":"y"}');
    it.office.socket?.say('{"t":97,"seq":"4"}');
    it.office.socket?.say('{"t":20,"id":"5","chatlinkid":"1","c":7}');
    it.office.socket?.say('{"t":3,"sent":2,"seq":"5","time":0}');
    await settle();
    expect(it.realtime.state.get().phase).toBe('online');
    expect(it.realtime.counts()).toMatchObject({ unknownFrames: 2, faultyFrames: 4, gaps: 0 });
    expect(it.store.cursor).toBe(5);
  });

  test('random frames crash nothing', async () => {
    const it = world(0);
    await online(it);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ t: fc.nat(70), seq: fc.anything() }).map((frame) => JSON.stringify(frame) ?? ''),
        ),
        (text) => {
          // The session's end is a frame too; it is tried elsewhere.
          fc.pre(!/"t":12\b/.test(text));
          it.office.socket?.say(text);
        },
      ),
      { numRuns: 2_000 },
    );
    await live(it, 1_000);
    expect(it.ended).toEqual([]);
  });

  test('whatever is dropped, doubled, delayed or cut: every event is stored, in order, and the cursor never runs ahead', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom<Fate | 'cut' | 'ping' | 'slowPing'>(
            'pass',
            'pass',
            'pass',
            'drop',
            'twice',
            'hold',
            'cut',
            'ping',
            'slowPing',
          ),
          {
            minLength: 5,
            maxLength: 60,
          },
        ),
        fc.boolean(),
        fc.integer({ min: 1, max: 5 }),
        async (steps, tellsCounts, batchSize) => {
          const stored = new Set<number>();
          const it = world(
            0,
            {},
            {
              events(events: readonly EventFrame[], checkpoint) {
                const mids = events.map(sequenceOf);
                expect(mids).toEqual([...mids].toSorted((a, b) => a - b));
                for (const mid of mids) stored.add(mid);
                if (checkpoint === undefined) return;
                it.store.cursor = Math.max(it.store.cursor ?? 0, checkpoint);
                for (const event of it.office.events)
                  if (sequenceOf(event) <= checkpoint) expect(stored).toContain(sequenceOf(event));
              },
            },
          );
          it.office.tellsCounts = tellsCounts;
          it.office.batchSize = batchSize;
          await online(it);
          let mid = 0;
          for (const step of steps) {
            if (step === 'cut') it.office.socket?.cut('cut');
            else if (step === 'ping') it.office.ping();
            else if (step === 'slowPing') it.office.slowPing();
            else {
              it.office.fate = () => step;
              mid += 3;
              it.office.happen(messageEvent(mid));
            }
            await it.host.clock.pass(100);
            it.office.serve();
            await settle();
          }
          it.office.fate = () => 'pass';
          await live(it, 12_000);
          expect(it.realtime.state.get().phase).toBe('online');
          expect([...stored].toSorted((a, b) => a - b)).toEqual(it.office.events.map(sequenceOf));
          expect(it.store.cursor).toBe(it.office.sequence);
          it.realtime.disconnect();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('staying alive', () => {
  test('a peer that falls silent is noticed within two heartbeats', async () => {
    const it = world(0);
    await online(it);
    await it.host.clock.pass(5_200);
    expect(it.realtime.state.get().phase).toBe('online');
    await it.host.clock.pass(800);
    expect(it.realtime.state.get()).toMatchObject({ phase: 'waiting', error: { code: 'timedOut' } });
  });

  test('a socket that opens and says nothing is given up', async () => {
    const it = world(0);
    void it.realtime.connect().catch(() => undefined);
    await settle();
    it.host.sockets[0]?.open();
    await it.host.clock.pass(4_999);
    expect(it.realtime.state.get().phase).toBe('connecting');
    await it.host.clock.pass(1);
    expect(it.realtime.state.get()).toMatchObject({ phase: 'waiting', error: { code: 'timedOut' } });
    await it.host.clock.pass(backOffLimits.first);
    expect(it.host.sockets).toHaveLength(2);
    it.realtime.disconnect();
  });

  test('a socket that does not open is given up', async () => {
    const it = world(0);
    void it.realtime.connect().catch(() => undefined);
    await settle();
    await it.host.clock.pass(9_999);
    expect(it.realtime.state.get().phase).toBe('connecting');
    await it.host.clock.pass(1);
    expect(it.realtime.state.get().phase).toBe('waiting');
    it.realtime.disconnect();
  });

  test('the cursor moves along in idle times too, but rarely', async () => {
    const it = world(0);
    await online(it);
    it.office.events.push(messageEvent(50));
    for (let beat = 1; beat <= 20; beat += 1) {
      expect(it.seen).toEqual(['live']);
      it.office.ping();
    }
    expect(it.seen).toEqual(['live', 'events  to 50']);
  });

  test('events come before the acknowledgement that followed them', async () => {
    const it = world(0);
    await online(it);
    it.office.happen(messageEvent(1));
    it.office.say({ type: 'ack', clientId: 'c', mid: 1, chatId: '1', time: 0, ordinal: 1 });
    it.office.say({ type: 'presence', personId: '9', online: true });
    it.office.say({ type: 'refuse', clientId: 'd', code: 1420, message: '' });
    expect(it.seen).toEqual(['live', 'events 1', 'ack c', 'presence 9 true', 'refused d']);
  });
});
