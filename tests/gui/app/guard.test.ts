// Proves the route guard (spec §2): stored session, ticket, neither, and every way to fail.
import { afterEach, expect, test } from 'vitest';
import type { AppParts } from '../../../gui/ground/app-parts.ts';
import { createGuard, type Doors } from '../../../gui/app/guard.ts';
import { PageStore } from '../../../gui/ground/page-store.ts';
import type { ConfigState } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';

const here = 'https://a.example/main/messages?x=1';
const signIn = 'https://a.example/sso';
let left: string | undefined;
const calls: string[] = [];
afterEach(() => {
  left = undefined;
  calls.length = 0;
});

type Case = {
  ticket?: string;
  /** The ticket came by a link that this page had not asked for. */
  foreign?: boolean;
  session?: boolean;
  config?: ConfigState['phase'];
  fails?: OfficeError;
};

function guarded({ ticket, foreign = false, session = false, config = 'success', fails }: Case) {
  let waiting = ticket === undefined ? undefined : { ticket, asked: !foreign };
  const doors: Doors = {
    takeTicket: () => {
      const taken = waiting;
      waiting = undefined;
      return taken;
    },
    asking: (address) => `${address}&signInState=s`,
    leaveFor: (address) => {
      left = address;
    },
    here: () => here,
  };
  const sign = (name: string) => async (): Promise<void> => {
    calls.push(name);
    if (fails !== undefined) throw fails;
  };
  const page = new PageStore();
  const app = {
    addresses: { signIn },
    hasSession: () => session,
    page,
    office: {
      config: { load: async () => ({ phase: config, error: { code: 'networkAnomaly', params: {} } }) },
      account: { resume: sign('resume'), signInWithTicket: sign('ticket') },
    },
  } as unknown as AppParts;
  return { guard: createGuard(app, doors), page };
}

test('nobody known and no ticket: off to the sign-in page with the address to come back to', async () => {
  const { guard } = guarded({});
  void guard();
  await Promise.resolve();
  expect(left).toBe(`https://a.example/sso/login?service=${encodeURIComponent(`${here}&signInState=s`)}`);
  expect(calls).toEqual([]);
});

test('with a stored session the way is free', async () => {
  expect(await guarded({ session: true }).guard()).toBeNull();
  expect(calls).toEqual(['resume']);
});

test('a link with a ticket that nobody here asked for leaves who is signed in as they are', async () => {
  expect(await guarded({ session: true, ticket: 'ST-1', foreign: true }).guard()).toBeNull();
  expect(calls).toEqual(['resume']);
});

test('a ticket is exchanged, even where a session is stored', async () => {
  expect(await guarded({ session: true, ticket: 'ST-1' }).guard()).toBeNull();
  expect(calls).toEqual(['ticket']);
});

test('a ticket that fails leads to /403 with its reason', async () => {
  const { guard, page } = guarded({ ticket: 'ST-1', fails: new OfficeError('licenceExpired') });
  const answer = await guard();
  expect(answer?.headers.get('location')).toBe('/403');
  expect(page.getSnapshot().refusal?.code).toBe('licenceExpired');
});

test('a ticket without a network leads to /403 as well', async () => {
  const { guard } = guarded({ ticket: 'ST-1', fails: new OfficeError('connectionFailed') });
  expect((await guard())?.headers.get('location')).toBe('/403');
});

test('a stored session that has ended leads to /403; one that is no session to the sign-in page', async () => {
  const ended = guarded({ session: true, fails: new OfficeError('unauthorised') });
  expect((await ended.guard())?.headers.get('location')).toBe('/403');
  const none = guarded({ session: true, fails: new OfficeError('notSignedIn') });
  void none.guard();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(left).toContain('/sso/login');
});

test('a stored session without a network may be tried again and nothing is refused', async () => {
  const { guard, page } = guarded({ session: true, fails: new OfficeError('timedOut') });
  await expect(guard()).rejects.toMatchObject({ code: 'timedOut' });
  expect(page.getSnapshot().refusal).toBeUndefined();
});

test('a configuration that failed stops before a ticket is spent', async () => {
  await expect(guarded({ ticket: 'ST-1', config: 'fail' }).guard()).rejects.toMatchObject({
    code: 'networkAnomaly',
  });
  expect(calls).toEqual([]);
});

test('a stored session waits for no configuration', async () => {
  expect(await guarded({ session: true, config: 'fail' }).guard()).toBeNull();
  expect(calls).toEqual(['resume']);
});
