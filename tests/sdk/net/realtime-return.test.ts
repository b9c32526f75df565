// How the realtime connection comes back: short pauses, the right end of a session, and giving up.
import { describe, expect, test } from 'vitest';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { backOff, backOffLimits } from '#sdk/net/back-off.ts';
import { settle } from '../../support/fake-clock.ts';
import { online, world } from '../../support/realtime-world.ts';

describe('coming back and giving up', () => {
  test('pauses grow: three seconds at first, doubling up to half a minute later', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map((failures) => backOff(failures, 0.999_999))).toEqual([
      500, 3_000, 3_000, 3_000, 3_000, 6_000, 12_000, 24_000, 30_000, 30_000,
    ]);
    expect([1, 2, 3, 5, 6, 9].map((failures) => backOff(failures, 0))).toEqual([0, 0, 2_550, 2_550, 0, 0]);
    const many = Array.from({ length: 200 }, (_, index) => backOff(4, index / 200));
    expect(new Set(many).size).toBe(200);
  });

  test.each([200, 500, 800, 1_100, 1_500, 1_900, 2_500, 3_500, 5_000])(
    'of 5,000 who lost an office for %i ms all are back in three seconds, and no second but the first holds more than 40 %',
    (outageMs) => {
      const chance = seededRandom(outageMs);
      const people = 5_000;
      const seconds = new Map<number, number>();
      let slowest = 0;
      for (let person = 0; person < people; person += 1) {
        let time = 0;
        for (let failures = 1; time < outageMs; failures += 1) time += backOff(failures, chance());
        slowest = Math.max(slowest, time - outageMs);
        const second = Math.floor(time / 1_000);
        seconds.set(second, (seconds.get(second) ?? 0) + 1);
      }
      const first = Math.min(...seconds.keys());
      const later = [...seconds].filter(([second]) => second > first).map(([, count]) => count / people);
      expect(slowest).toBeLessThanOrEqual(backOffLimits.young);
      expect(Math.max(...later)).toBeLessThan(0.4);
    },
  );

  test('an office that dies again and again is found again within three seconds each time', async () => {
    const it = world(0);
    it.host.chance = 0.999_999;
    const connected = it.realtime.connect();
    for (let death = 0; death < 20; death += 1) {
      // It is away for three attempts, then there, and dies before its first heartbeat.
      for (let refused = 0; refused < 3; refused += 1) {
        await settle();
        it.host.sockets.at(-1)?.cut('refused');
        expect(it.realtime.state.get().phase).toBe('waiting');
        await it.host.clock.pass(backOffLimits.young);
      }
      it.office.serve();
      await settle();
      expect([death, it.realtime.state.get().phase]).toEqual([death, 'online']);
      it.office.socket?.cut('died');
      expect(it.realtime.state.get()).toMatchObject({ phase: 'waiting', attempt: 2 });
      await it.host.clock.pass(backOffLimits.young);
    }
    await connected;
    it.realtime.disconnect();
  });

  test('a device that loses its network is away at once, and back as soon as it has one again', async () => {
    const it = world(0);
    let tell: ((isThere: boolean) => void) | undefined;
    let isThere = true;
    it.host.network = {
      isThere: () => isThere,
      changes(listener) {
        tell = listener;
        return () => (tell = undefined);
      },
    };
    await online(it);
    isThere = false;
    tell?.(false);
    expect(it.realtime.state.get()).toMatchObject({ phase: 'waiting', error: { code: 'connectionFailed' } });
    // The next attempt says from its beginning that there is none.
    await it.host.clock.pass(backOffLimits.young);
    expect(it.realtime.state.get()).toMatchObject({
      phase: 'connecting',
      error: { code: 'connectionFailed' },
    });
    await settle();
    it.host.sockets.at(-1)?.cut('refused');
    expect(it.realtime.state.get().phase).toBe('waiting');
    isThere = true;
    tell?.(true);
    await settle();
    it.office.serve();
    await settle();
    expect(it.realtime.state.get()).toEqual({ phase: 'online', attempt: 0 });
    it.realtime.disconnect();
    expect(tell).toBeUndefined();
  });

  test('a restart begins the handshake anew from where the store stands, and who waits goes on waiting', async () => {
    const it = world(4);
    const connected = it.realtime.connect();
    await settle();
    // The store was built anew while the office was being greeted.
    it.store.cursor = undefined;
    it.realtime.restart();
    await settle();
    it.office.serve();
    await settle();
    await connected;
    expect(it.store.loads).toHaveLength(1);
    it.realtime.disconnect();
    it.realtime.restart();
    expect(it.realtime.state.get().phase).toBe('idle');
  });

  test('after ten failed look-ups it gives up, and connect starts again', async () => {
    let fails = true;
    let lookups = 0;
    const it = world(0, {
      url: async () => {
        lookups += 1;
        if (fails) throw new OfficeError('connectionFailed');
        return 'ws://office/im/ws';
      },
    });
    const outcome = it.realtime.connect().catch((error: unknown) => asOfficeError(error).data);
    await it.host.clock.pass(300_000);
    expect(lookups).toBe(10);
    expect(await outcome).toMatchObject({ code: 'networkAnomaly', params: { tries: 10 } });
    expect(it.realtime.state.get()).toMatchObject({ phase: 'gaveUp', error: { code: 'networkAnomaly' } });
    await it.host.clock.pass(300_000);
    expect(lookups).toBe(10);
    fails = false;
    await online(it);
    expect(it.realtime.state.get()).toEqual({ phase: 'online', attempt: 0 });
  });

  test('answers that name no server are another sentence', async () => {
    const it = world(0, { url: () => Promise.reject(new OfficeError('serverNotFound')), lookupTries: 2 });
    const outcome = it.realtime.connect().catch((error: unknown) => asOfficeError(error).code);
    await it.host.clock.pass(60_000);
    expect(await outcome).toBe('serverNotFound');
  });

  test('sockets that fail never make it give up, and connect cuts a pause short', async () => {
    const it = world(0);
    it.host.chance = 0.99;
    const connected = it.realtime.connect();
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await settle();
      it.host.sockets.at(-1)?.cut('refused');
      while (it.realtime.state.get().phase === 'waiting') await it.host.clock.pass(500);
    }
    expect(it.host.sockets.length).toBe(16);
    it.host.sockets.at(-1)?.cut('refused');
    expect(it.realtime.state.get()).toMatchObject({ phase: 'waiting', attempt: 16 });
    void it.realtime.connect();
    await settle();
    it.office.serve();
    await connected;
    expect(it.realtime.state.get().phase).toBe('online');
  });

  test.each([1001, 1003])('code %i ends the session once and stops', async (code) => {
    const it = world(0);
    const outcome = it.realtime.connect().catch((error: unknown) => asOfficeError(error).code);
    await settle();
    it.host.sockets[0]?.open();
    it.host.sockets[0]?.say(JSON.stringify({ t: 12, code, msg: '' }));
    expect(await outcome).toBe('loginExpired');
    await it.host.clock.pass(60_000);
    expect(it.ended.map((error) => error.data.status)).toEqual([code]);
    expect(it.host.sockets).toHaveLength(1);
    expect(it.realtime.state.get().phase).toBe('idle');
  });

  test('the close code alone ends it too', async () => {
    const it = world(0);
    await online(it);
    it.office.socket?.cut('4001 revoked');
    await settle();
    expect(it.ended.map((error) => error.code)).toEqual(['loginExpired']);
  });

  test('a refusal of something else leaves the connection alone', async () => {
    const it = world(0);
    await online(it);
    it.office.say({ type: 'refuse', code: 1400, message: '' });
    expect(it.seen).toEqual(['live', 'refused undefined']);
    expect(it.realtime.state.get().phase).toBe('online');
  });

  test('a token that another process renewed is tried before the session ends', async () => {
    let token = 'old';
    const it = world(0, {
      token: () => token,
      tokenRefused: async () => {
        token = 'new';
        return true;
      },
    });
    const connected = it.realtime.connect();
    await settle();
    it.host.sockets[0]?.open();
    it.host.sockets[0]?.say('{"t":12,"code":1001,"msg":""}');
    await settle();
    it.office.serve();
    await connected;
    expect(it.office.handshakes[0]?.token).toBe('new');
    expect(it.ended).toEqual([]);
  });

  test('those who wait hear why, even when the end of the session disconnects first', async () => {
    const it = world(0, {
      tokenRefused: async () => {
        it.realtime.disconnect();
        return false;
      },
    });
    const outcome = it.realtime.connect().catch((error: unknown) => asOfficeError(error).code);
    await settle();
    it.host.sockets[0]?.open();
    it.host.sockets[0]?.say('{"t":12,"code":1003,"msg":""}');
    expect(await outcome).toBe('loginExpired');
    expect(it.realtime.state.get().phase).toBe('idle');
  });

  test('disconnecting tells those who wait, and nothing comes after it', async () => {
    const it = world(0);
    const outcome = it.realtime.connect().catch((error: unknown) => asOfficeError(error).code);
    await settle();
    it.realtime.disconnect();
    expect(await outcome).toBe('cancelled');
    await it.host.clock.pass(60_000);
    expect(it.host.sockets).toHaveLength(1);
    expect(it.host.sockets[0]?.isClosed).toBe(true);
    expect(it.host.clock.waiting).toBe(0);
  });

  test('each address is told how it did', async () => {
    const outcomes: string[] = [];
    const it = world(0, { outcome: (url, worked) => void outcomes.push(`${url} ${worked}`) });
    const connected = it.realtime.connect();
    await settle();
    it.host.sockets[0]?.cut('refused');
    await it.host.clock.pass(500);
    it.office.serve();
    await connected;
    it.host.sockets[1]?.cut('later');
    expect(outcomes).toEqual(['ws://office/im/ws false', 'ws://office/im/ws true']);
    it.realtime.disconnect();
  });
});
