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
