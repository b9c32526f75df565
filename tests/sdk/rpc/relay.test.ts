// A face whose server changes: feeds go on, what was asked is asked again, and what makes something is made once.
import { expect, test } from 'vitest';
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { feedOf } from '#sdk/base/feed.ts';
import { LiveValue } from '#sdk/base/live-value.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import { portPair } from '#sdk/rpc/port-pair.ts';
import { createRelay } from '#sdk/rpc/relay.ts';
import { repeatedCalls } from '#sdk/rpc/repeated-calls.ts';
import { serveOffice } from '#sdk/rpc/serve.ts';
import { apiShape } from '#sdk/rpc/shape.ts';

type Server = {
  readonly totals: LiveValue<number>;
  readonly asked: string[];
  readonly office: OfficeApi;
  answer: boolean;
};

function makeServer(name: string, total: number): Server {
  const totals = new LiveValue(total);
  const asked: string[] = [];
  const server: Server = { totals, asked, answer: true, office: undefined as unknown as OfficeApi };
  const answered = <T>(said: string, value: T): Promise<T> => {
    asked.push(said);
    return server.answer ? Promise.resolve(value) : new Promise<T>(() => undefined);
  };
  const office = {
    chat: {
      totals: feedOf(totals),
      get: (id: string) => answered(`get ${id}`, { id: `${id} by ${name}` }),
      send: (input: { clientId?: string }) =>
        answered(`send ${input.clientId}`, { clientId: input.clientId } as LocalMessage),
      open: (id: string) => answered(`open ${id}`, undefined),
      close: (id: string) => answered(`close ${id}`, undefined),
    },
    connection: {
      connect: () => answered('connect', undefined),
      disconnect: () => answered('disconnect', undefined),
    },
    account: {
      resume: () => answered('resume', { name }),
      signInWithTicket: () => answered('ticket', { name }),
      changePassword: () => answered('password', undefined),
    },
  };
  return Object.assign(server, { office: office as unknown as OfficeApi });
}

function world() {
  const [page, worker] = portPair();
  let ids = 0;
  const relay = createRelay({ client: worker, newId: () => `id-${(ids += 1)}` });
  const direct = (server: Server): void => {
    const [there, here] = portPair();
    serveOffice(server.office, there);
    relay.direct(here);
  };
  return { office: connectOffice(page), relay, direct };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('feeds go on with what the next server says, and the old one is not heard any more', async () => {
  const { office, relay, direct } = world();
  const heard: unknown[] = [];
  office.chat.totals((total) => heard.push(total));
  const [old, next] = [makeServer('old', 1), makeServer('next', 7)];
  direct(old);
  await turn();
  relay.hold();
  old.totals.set(2);
  await turn();
  direct(next);
  await turn();
  old.totals.set(3);
  next.totals.set(8);
  await turn();
  expect(heard).toEqual([1, 7, 8]);
});

test('a call without an answer is asked of the next server; a message keeps the id it was first sent by', async () => {
  const { office, direct } = world();
  const [old, next] = [makeServer('old', 0), makeServer('next', 0)];
  old.answer = false;
  direct(old);
  const sent = office.chat.send({ chatId: 'a', text: 'x' });
  const got = office.chat.get('a');
  const came = office.account.signInWithTicket({ ticket: 'used up' });
  const changed = office.account.changePassword({} as never);
  await turn();
  direct(next);
  expect(await sent).toEqual({ clientId: 'id-1' });
  expect(await got).toEqual({ id: 'a by next' });
  // The ticket is used up: whoever was let in by it is taken up by what is stored.
  expect(await came).toEqual({ name: 'next' });
  await expect(changed).rejects.toMatchObject({ code: 'workerStopped' });
  expect(old.asked).toEqual(['send id-1', 'get a', 'ticket', 'password']);
  expect(next.asked.toSorted()).toEqual(['get a', 'resume', 'send id-1']);
});

test('what is asked while nobody serves waits, and can be given up', async () => {
  const { office, relay, direct } = world();
  const giveUp = new AbortController();
  const lost = office.chat.send({ chatId: 'a', text: 'x' }, { signal: giveUp.signal });
  const got = office.chat.get('b');
  await turn();
  expect(relay.waiting()).toBe(2);
  giveUp.abort();
  await expect(lost).rejects.toMatchObject({ code: 'cancelled' });
  const server = makeServer('only', 0);
  direct(server);
  expect(await got).toEqual({ id: 'b by only' });
  expect(server.asked).toEqual(['get b']);
  expect(relay.waiting()).toBe(0);
});

test('whoever serves next is told which chat is shown', async () => {
  const { office, direct } = world();
  direct(makeServer('old', 0));
  await office.chat.open('a');
  await office.chat.open('b');
  const next = makeServer('next', 0);
  direct(next);
  await turn();
  expect(next.asked).toEqual(['open b']);
  await office.chat.close('b');
  const last = makeServer('last', 0);
  direct(last);
  await turn();
  expect(last.asked).toEqual([]);
});

test('whoever serves next connects where the face wanted to be connected', async () => {
  const { office, direct } = world();
  direct(makeServer('old', 0));
  await office.connection.connect();
  const next = makeServer('next', 0);
  direct(next);
  await turn();
  expect(next.asked).toEqual(['connect']);
  await office.connection.disconnect();
  const last = makeServer('last', 0);
  direct(last);
  await turn();
  expect(last.asked).toEqual([]);
});

/** What may have been done when its server ends, and would be done once more: who asked is told. */
const told: Readonly<Record<string, string>> = {
  account: 'askDevice decideDevice changePassword unfinished',
  lock: 'unlock choose',
  administration: 'issueResetCode addPerson',
  chat: 'openFlash askFileAccess',
  update: 'install start',
  maintenance: 'reportError',
  files: 'sendToDisk decide',
  later: 'change remind now',
  marks: 'react edit',
  disk: `paste move restoreVersion upload decide saveFile share makeLink askAccess answerAccess touch startTask
    addTaskMembers removeTaskMembers closeTask transferPower`,
  schedule: 'setFeed change remove undo undoLast act tick addFeedback attach importFile',
  meeting: 'change invite end cancel join hostAct react say writeNotes accept refuse turnIntoMeeting',
  todo: 'tick addSystem',
  announcements: 'change withdraw remind',
  approval: 'resubmit act putForm',
  apps: 'addGroup put putCategory',
  suggestions: 'reply setState',
  admin: `importPeople changePerson issueCodes unlock addDepartment syncDirectory retention addRetentionRule changeRetentionRule
    removeRetentionRule placeHold releaseHold startRetention complianceJob complianceJobs startPersonExport exportAddress
    readExport startErasure`,
  ask: 'addTexts addFile addDiskFile putPairs importPairs correct share',
  write: `save settle keepVersion addComment addReference addStoredReference addPicture saveTemplate`,
};

test('every call is either asked again or told of, and somebody has decided which', () => {
  const calls = Object.entries(apiShape).flatMap(([area, members]) =>
    Object.entries(members)
      .filter(([, kind]) => kind === 'call')
      .map(([name]) => `${area}.${name}`),
  );
  const toldOf = Object.entries(told).flatMap(([area, names]) =>
    names.split(/\s+/u).map((name) => `${area}.${name}`),
  );
  const decided = [...repeatedCalls, ...toldOf];
  expect(calls.length).toBeGreaterThan(300);
  expect(calls.filter((path) => !decided.includes(path))).toEqual([]);
  expect(decided.filter((path, at) => decided.indexOf(path) !== at)).toEqual([]);
  expect(decided.filter((path) => !calls.includes(path))).toEqual([]);
});
