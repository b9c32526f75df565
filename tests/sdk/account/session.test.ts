// Sessions: stored, shared between processes, ended exactly once.
import { expect, test } from 'vitest';
import { createSession } from '#sdk/account/session.ts';
import { OfficeError } from '#sdk/errors.ts';
import { fakeHost } from '../../support/fake-host.ts';

const server = 'http://office/uc';
const dead = new OfficeError('unauthorised', { status: 401 });
const data = (turn: number) => ({ userCentreToken: `u${turn}`, chatToken: `c${turn}`, personId: '7' });

test('a session is taken up by the next start, at the same office only', async () => {
  const host = fakeHost();
  const session = createSession({ host, server });
  expect(session.token('chat')).toBeUndefined();
  expect(session.absent().code).toBe('notSignedIn');
  await session.start(data(1));
  const later = createSession({ host, server });
  expect(await later.load()).toMatchObject(data(1));
  expect([later.token('userCentre'), later.token('chat')]).toEqual(['u1', 'c1']);
  expect(await createSession({ host, server: 'http://elsewhere/uc' }).load()).toBeUndefined();
});

test('twenty calls that fail with the dead token end the session once', async () => {
  const host = fakeHost();
  const session = createSession({ host, server });
  const reasons: OfficeError[] = [];
  session.onEnded((reason) => void reasons.push(reason));
  await session.start(data(1));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      session.refused(index % 2 ? 'chat' : 'userCentre', index % 2 ? 'c1' : 'u1', dead),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, () => false));
  expect(reasons).toEqual([dead]);
  expect([session.token('chat'), session.token('userCentre')]).toEqual([undefined, undefined]);
  expect(session.absent()).toMatchObject({ code: 'loginExpired', data: { status: 401 } });
  expect(host.secretTexts.size).toBe(0);
});

test('what another process stored meanwhile is used instead of ending', async () => {
  const host = fakeHost();
  const mine = createSession({ host, server });
  const other = createSession({ host: fakeHost(undefined, host), server });
  await mine.start(data(1));
  await other.start(data(2));
  const answers = await Promise.all([
    mine.refused('chat', 'c1', dead),
    mine.refused('userCentre', 'u1', dead),
  ]);
  expect(answers).toEqual([true, true]);
  expect(mine.token('chat')).toBe('c2');
  // An answer to a call that went out with the token before: nothing happens, the call may go again.
  expect(await mine.refused('chat', 'c1', dead)).toBe(true);
  expect(await mine.refused('chat', 'c2', dead)).toBe(false);
});

test('the end keeps the device token, leaving takes everything', async () => {
  const host = fakeHost();
  const session = createSession({ host, server });
  await session.start(data(1));
  await session.setDeviceToken('d1');
  await session.refused('chat', 'c1', dead);
  expect(await session.deviceToken()).toBe('d1');
  await session.start(data(2));
  await session.clear();
  expect(host.secretTexts.size).toBe(0);
  expect(session.absent().code).toBe('notSignedIn');
});

test('remembering the person never brings back a session that another process left', async () => {
  const host = fakeHost();
  const mine = createSession({ host, server });
  await mine.start(data(1));
  host.secretTexts.clear();
  await mine.remember({ id: '7' } as never);
  expect(host.secretTexts.size).toBe(0);
});

/** A host that keeps notes beside its secrets, and counts how often one was opened. */
function notingHost(share?: ReturnType<typeof fakeHost>) {
  const host = fakeHost(undefined, share);
  const notes = host.deviceTexts;
  const { secrets } = host;
  let opened = 0;
  return Object.assign(host, {
    opened: () => opened,
    secrets: {
      get: (name: string) => {
        opened += 1;
        return secrets.get(name);
      },
      async set(name: string, value: string, note?: string) {
        if (note !== undefined) notes.set(name, note);
        await secrets.set(name, value);
      },
      remove: async (name: string) => {
        notes.delete(name);
        await secrets.remove(name);
      },
      note: async (name: string) => notes.get(name),
    },
  });
}
const person = { id: '7', name: '沈知行' } as never;

test('who is signed in is known without opening a secret; the tokens follow when one is needed', async () => {
  const host = notingHost();
  const first = createSession({ host, server });
  await first.start(data(1));
  expect(await first.known()).toBeUndefined();
  await first.load();
  await first.remember(person);
  const openedBefore = host.opened();
  const later = createSession({ host, server });
  expect(await later.known()).toEqual(person);
  expect(host.opened()).toBe(openedBefore);
  expect(later.token('chat')).toBeUndefined();
  await Promise.all([later.unseal(), later.unseal()]);
  expect(host.opened()).toBe(openedBefore + 1);
  expect([later.token('chat'), later.token('userCentre')]).toEqual(['c1', 'u1']);
});

test('a session whose secret is gone ends when a token is asked for, and says that nobody is signed in', async () => {
  const host = notingHost();
  const first = createSession({ host, server });
  await first.start(data(1));
  await first.remember(person);
  const later = createSession({ host, server });
  const reasons: OfficeError[] = [];
  later.onEnded((reason) => void reasons.push(reason));
  await later.known();
  host.secretTexts.clear();
  await later.unseal();
  expect(later.token('chat')).toBeUndefined();
  expect(reasons.map(({ code }) => code)).toEqual(['notSignedIn']);
  expect(later.absent().code).toBe('notSignedIn');
});
