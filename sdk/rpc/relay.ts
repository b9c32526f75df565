// Stands between a face and whichever process serves it: when that changes, feeds go on and calls under way are asked again.
import type { ErrorData } from '../errors.ts';
import type { Port, ToClient, ToServer } from './protocol.ts';
import { asAskedAgain, withClientId } from './repeated-calls.ts';

type Call = Extract<ToServer, { type: 'call' }>;
type Subscription = Extract<ToServer, { type: 'subscribe' }>;

/** What a relay is told. */
export type RelayParts = {
  /** The face. */
  readonly client: Port;
  /** A name nobody else gives, for acts that must happen once however often they are asked for. */
  newId(): string;
  /** A feed the relay itself listens to, wherever it is served. */
  readonly watch?: { readonly path: string; tell(value: unknown): void };
  /** A call has left for the server, or waits for one. */
  onCall?(): void;
};

/** A relay. */
export type Relay = {
  /** Everything is served by this port from now on: feeds begin anew, what was asked and not answered is asked again. */
  direct(server: Port): void;
  /** Nobody serves for the moment; what is asked meanwhile waits. */
  hold(): void;
  /** How many calls have no answer. */
  waiting(): number;
};

/** The id of the relay's own feed; faces count from one. */
const watchId = 0;
const endsConnection = new Set(['connection.disconnect', 'account.signOut']);
const problem = (code: ErrorData['code']): ErrorData => ({ code, params: {} });

/** Makes a relay that nobody serves yet. */
export function createRelay({ client, newId, watch, onCall }: RelayParts): Relay {
  const calls = new Map<number, Call>();
  const feeds = new Map<number, Subscription>();
  /** The chat the face shows, and that it wants to be connected; whoever serves next is told. */
  let shown: Call | undefined;
  let connecting: Call | undefined;
  let server: Port | undefined;

  const fail = (id: number, code: ErrorData['code']): void => {
    calls.delete(id);
    client.post([{ type: 'fail', id, error: problem(code) }]);
  };

  function noteCall(asked: Call): Call {
    const call = withClientId(asked, newId);
    calls.set(call.id, call);
    if (call.path === 'chat.open') shown = call;
    if (call.path === 'chat.close' && shown?.args[0] === call.args[0]) shown = undefined;
    if (call.path === 'connection.connect') connecting = call;
    if (endsConnection.has(call.path)) connecting = undefined;
    return call;
  }

  function note(message: ToServer): ToServer {
    switch (message.type) {
      case 'call':
        return noteCall(message);
      case 'cancel':
        if (server === undefined && calls.has(message.id)) fail(message.id, 'cancelled');
        break;
      case 'subscribe':
        feeds.set(message.id, message);
        break;
      case 'unsubscribe':
        feeds.delete(message.id);
        break;
    }
    return message;
  }

  client.onMessage((messages) => {
    const noted = (messages as readonly ToServer[]).map(note);
    server?.post(noted);
    if (noted.some(({ type }) => type === 'call')) onCall?.();
  });

  function hear(answers: readonly ToClient[]): void {
    const own = answers.filter((answer) => answer.id === watchId);
    const rest = own.length === 0 ? answers : answers.filter((answer) => answer.id !== watchId);
    // A message that cannot travel is refused here, before anything of it is forgotten.
    if (rest.length > 0) client.post(rest);
    for (const answer of rest) if (answer.type !== 'feed') calls.delete(answer.id);
    for (const answer of own)
      if (answer.type === 'feed') for (const value of answer.values) watch?.tell(value);
  }

  return {
    direct(next) {
      server = next;
      next.onMessage((answers) => {
        // What a server says that serves no longer has been asked of the next one.
        if (server === next) hear(answers as readonly ToClient[]);
      });
      const again: ToServer[] = [];
      if (watch !== undefined) again.push({ type: 'subscribe', id: watchId, path: watch.path, args: [] });
      again.push(...feeds.values());
      for (const standing of [connecting, shown])
        if (standing !== undefined && !calls.has(standing.id)) again.push(standing);
      for (const call of [...calls.values()]) {
        const repeated = asAskedAgain(call);
        if (repeated === undefined) fail(call.id, 'workerStopped');
        else again.push(repeated);
      }
      if (again.length > 0) next.post(again);
    },
    hold() {
      server = undefined;
    },
    waiting: () => calls.size,
  };
}
