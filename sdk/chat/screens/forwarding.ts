// View model of a forward to many chats: sends it, says of each chat what became of it, and tries the failed ones again.
import type { ActReport, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { TextRef } from '../../locales/index.ts';
import {
  heldText,
  linesAfterFailure,
  linesAfterReport,
  linesTriedAgain,
  mayRetryLine,
  openForwardLines,
  type ForwardLine,
  type ForwardPicked,
} from '../rules/forward-lines.ts';

/** What is forwarded, and where to. */
export type Forwarding = {
  readonly chatId: string;
  readonly mids: readonly number[];
  readonly merged: boolean;
  /** A word of one's own, behind what is forwarded. */
  readonly words?: string;
  readonly to: ForwardPicked;
  /** Makes a repetition send nothing twice. */
  readonly clientId: string;
};

/** What it shows: one line per chat, and the messages that went nowhere. */
export type ForwardingSnapshot = {
  readonly lines: readonly ForwardLine[];
  readonly refused: readonly ActReport[];
  readonly sending: boolean;
  /** Chats that have it, chats that do not, and chats it waits for until there is a network. */
  readonly done: number;
  readonly failed: number;
  /** How many of the failed may be tried again. */
  readonly retriable: number;
  readonly queued: number;
};

/** One forward. */
export class ForwardingScreen extends Screen<ForwardingSnapshot> {
  readonly #office: OfficeApi;
  readonly #what: Forwarding;

  constructor(office: OfficeApi, what: Forwarding) {
    super(snapshotOf(openForwardLines(what.to), []));
    this.#office = office;
    this.#what = what;
  }

  /** Sends to every chat that is on its way; called once at the beginning. */
  async send(): Promise<void> {
    const going = this.getSnapshot().lines.filter(({ state }) => state === 'sending');
    const idsOf = (kind: ForwardLine['kind']): string[] =>
      going.flatMap((line) => (line.kind === kind ? [line.id] : []));
    const { to: _, ...what } = this.#what;
    try {
      const report = await this.#office.acts.forward({
        ...what,
        personIds: idsOf('person'),
        groupIds: idsOf('group'),
      });
      this.#show(linesAfterReport(this.getSnapshot().lines, report), report.refused);
    } catch (error) {
      this.#show(linesAfterFailure(this.getSnapshot().lines, asOfficeError(error).data));
    }
  }

  /** Sends to those that failed once more, or to the one of `key`; what arrived before is not sent twice. */
  async retry(key?: string): Promise<void> {
    const { lines, sending } = this.getSnapshot();
    if (sending) return;
    const keys = new Set(
      lines.flatMap((line) =>
        mayRetryLine(line) && (key === undefined || line.key === key) ? [line.key] : [],
      ),
    );
    if (keys.size === 0) return;
    this.#show(linesTriedAgain(lines, keys));
    await this.send();
  }

  #show(lines: readonly ForwardLine[], refused = this.getSnapshot().refused): void {
    this.update(snapshotOf(lines, refused));
  }
}

/** What a forward comes to where that is a word: all of it waits, or has arrived in the one chat it was for. */
export function forwardedInAWord({ lines, refused, done, queued }: ForwardingSnapshot): TextRef | undefined {
  const [first] = lines;
  if (first !== undefined && queued === lines.length) return heldText(first);
  if (refused.length > 0 || done !== 1 || lines.length !== 1) return undefined;
  return { key: 'acts.forward.done', parameters: { count: 1 } };
}

/** What became of one chat: a sentence of its own, or an error's. */
export function forwardLineText(line: ForwardLine): TextRef | { error: ErrorData } {
  const { state, count, error } = line;
  if (state === 'done') return { key: 'acts.forward.received', parameters: { count } };
  if (state === 'failed') return error === undefined ? { key: 'acts.forward.nothing' } : { error };
  return state === 'queued' ? heldText(line) : { key: 'acts.forward.sending' };
}

function snapshotOf(lines: readonly ForwardLine[], refused: readonly ActReport[]): ForwardingSnapshot {
  const count = (state: ForwardLine['state']): number => lines.filter((line) => line.state === state).length;
  return {
    lines,
    refused,
    sending: count('sending') > 0,
    done: count('done'),
    failed: count('failed'),
    retriable: lines.filter(mayRetryLine).length,
    queued: count('queued'),
  };
}
