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

/**
 * What changes nothing, and what leaves everything as it is the second time: it sets, takes away, or goes on with what has
 * an id. Whatever is not named here or above may have been done: who asked is told, looks, and decides.
 */
const harmlessTwice: Readonly<Record<string, string>> = {
  account: 'signOut devices deviceRequest revokeDevice changeAvatar removeAvatar',
  lock: 'lock used',
  administration: 'audit',
  config: 'load licence',
  connection: 'counts connect disconnect',
  chat: `extendHead callNotices find get activate open close older outbox retry drop markRead markUnread setPinned setMuted
    remove setDraft eraseDraft place setPlace search group members readCounts`,
  finding: 'in',
  settings: 'set reset',
  update: 'check checkDaily show ignore later cancel required',
  maintenance: 'backfill syncOnce storeInfo recentErrors clearErrors',
  files: `pause resume reorder cancel tidy content stored address download canGoDirectly fetchZip arrivedOnDisk kept ofChat
    ofMessage space cacheInfo clearCache`,
  acts: 'withdraw delete locate withdrawnTexts forwarded readers history outbox retry drop',
  later: 'unconfirmed list cancel',
  marks: 'reactions versions pin pinned',
  typing: 'tell ended',
  contacts: `search find person personByLoginName children ancestors departmentPeople groups commonGroups departmentsOf
    departmentPathOf friends addFriends removeFriend focus setFocus refreshCache onlineNow picture`,
  status: 'set clear list',
  groups: 'mayCreate setAvatar removeAvatar requests allMembers findMembers retry drop',
  disk: `disks resolve list stat trashed versions uploaded download downloadZip zip content stored address shares markShare
    unshare links revokeLink openLink grants grant ungrant search star starred recent activity tasks administrators
    thumbnail text changed`,
  schedule: `calendars removeCalendar grants setGrant occurrences item tasks plan allowed done feedback givenFeedback
    freeBusy freeSlots understand exportFile template workingDays setWorkingDays dueReminders settleReminder`,
  meeting: 'list show find members leave signal setSeat said notes stopRinging hangUp currentCalls',
  todo: 'list count read putOff systems removeSystem',
  notices: 'list read readAll levels setLevel',
  announcements: 'list get read confirm pin readers publishers',
  approval: 'page forms preview list get delegation delegate archiveForm roles setRole setHead',
  apps: 'workbench open setFavorite changeGroup removeGroup orderGroups catalogue remove removeCategory orderCategories',
  suggestions: 'list get',
  admin: `overview people readSheet sheetTemplate sheetReport exportSheet setDisabled removePeople devices endSessions
    departments changeDepartment removeDepartment words changeWords parameters setParameter limits setLimits directory
    setDirectory identityProvider setIdentityProvider`,
  ask: `place stop retrieve measure updateBase removeBase grants grant apps setAppAudience removeApp documents
    removeDocuments pairs removePairs exportPairs sessions session changeSession clearSession rate unanswered rated answer
    readSource picture sourceFile`,
  write: `list get remove restore purge put flush versions version grants setGrant comments settleComment sources
    removeSource setBases findSources picture templates removeTemplate desk setTerms export read`,
};

/** Every call that is asked again. */
export const repeatedCalls: ReadonlySet<string> = new Set([
  ...Object.keys(madeOnce),
  ...comings,
  ...Object.entries(harmlessTwice).flatMap(([area, names]) =>
    names.split(/\s+/u).map((name) => `${area}.${name}`),
  ),
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
  return repeatedCalls.has(call.path) ? call : undefined;
}
