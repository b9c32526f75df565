// Decides what becomes of a call whose server ended before it answered: nothing may be lost, nothing may happen twice.
import type { ToServer } from './protocol.ts';

type Call = Extract<ToServer, { type: 'call' }>;

/**
 * Which argument carries the client id of a call that makes something: the office and the outbox do it once by that id.
 * `value` where the argument is the id itself.
 */
const madeOnce: Readonly<Record<string, number | { readonly value: number }>> = {
  'chat.send': 0,
  'files.send': 0,
  'acts.forward': 0,
  'later.schedule': 0,
  'later.scheduleFile': 0,
  'groups.do': 1,
  'meeting.create': { value: 1 },
  'meeting.ring': { value: 2 },
  'ask.createBase': 0,
  'ask.putApp': 0,
  'write.create': 0,
  'disk.mkdir': 2,
  'disk.rename': 2,
  'disk.relocate': 0,
  'disk.trash': 1,
  'disk.restore': 2,
  'disk.purge': 1,
  'suggestions.send': 1,
  'announcements.publish': 1,
  'approval.submit': 2,
  'schedule.saveCalendar': 1,
  'schedule.create': 1,
};

/** Whoever serves next has the person already: who came in by a ticket that is used up by now comes in by what is stored. */
const comings = new Set([
  'account.resume',
  'account.signInWithTicket',
  'account.signInWithToken',
  'account.signInWithPassword',
  'account.signInWithDevice',
]);

/** Their second time would say something else than the first: who asked is told, and decides. */
const neverTwice = new Set([
  'account.changePassword',
  'account.askDevice',
  'account.decideDevice',
  'administration.addPerson',
  'administration.issueResetCode',
  'lock.choose',
  'schedule.addFeedback',
  'write.addComment',
  'disk.paste',
]);

/** The call with a client id, where it makes something and has none. */
export function withClientId(call: Call, newId: () => string): Call {
  const where = Object.hasOwn(madeOnce, call.path) ? madeOnce[call.path] : undefined;
  if (where === undefined) return call;
  const args = [...call.args];
  if (typeof where === 'object') args[where.value] ??= newId();
  else {
    const given = args[where] ?? {};
    if (typeof given !== 'object' || (given as { clientId?: string }).clientId !== undefined) return call;
    args[where] = { ...given, clientId: newId() };
  }
  return { ...call, args };
}

/** What is asked of the next server instead; undefined for what must not be asked twice. */
export function asAskedAgain(call: Call): Call | undefined {
  if (comings.has(call.path)) return { ...call, path: 'account.resume', args: [{}] };
  return neverTwice.has(call.path) ? undefined : call;
}
