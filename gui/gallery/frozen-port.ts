// Answers an office's twin from a snapshot instead of a worker: nothing runs, nothing changes but settings.
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import type { Port, ToClient, ToServer } from '#sdk/rpc/protocol.ts';
import type { SettingValues } from '#sdk/settings/table.ts';
import { snapshotKey, type OfficeSnapshot } from './snapshot.ts';
import type { FrozenAnswers } from './staged-answers.ts';

/** Fired on the window, it makes every feed that has one say its next value. */
export const nextValues = 'gallery-next';

/** Calls that stay without an answer, and calls that fail, by path. */
export type FrozenTrouble = {
  readonly silent?: readonly string[];
  readonly failing?: Readonly<Record<string, ErrorData>>;
  /** Worked out from what is asked; they come before what was recorded. */
  readonly answers?: FrozenAnswers;
};

/**
 * A port to a frozen office. What was not recorded for an id is looked up without it; a call that was recorded for
 * nobody (all that only writes) answers nothing.
 */
export function frozenPort(
  snapshot: OfficeSnapshot,
  settings: SettingValues,
  { silent = [], failing = {}, answers = {} }: FrozenTrouble = {},
): Port {
  let tell: (messages: readonly ToClient[]) => void = () => undefined;
  let values = settings;
  const settingListeners = new Set<number>();
  const waiting = new Map<number, unknown[]>();
  const answer = (message: ToClient): void => queueMicrotask(() => tell([message]));
  const lookUp = <T>(table: Readonly<Record<string, T>>, path: string, args: unknown[]): T | undefined =>
    table[snapshotKey(path, args[0])] ?? table[path];

  const subscribe = (id: number, path: string, args: unknown[]): void => {
    if (silent.includes(path)) return;
    if (path === 'settings.state') {
      settingListeners.add(id);
      answer({ type: 'feed', id, values: [values] });
      return;
    }
    const said = lookUp(snapshot.feeds, path, args);
    if (said === undefined) return;
    const [first, ...next] = said;
    answer({ type: 'feed', id, values: [first] });
    waiting.set(id, next);
  };
  addEventListener(nextValues, () => {
    for (const [id, next] of waiting)
      if (next.length > 0) answer({ type: 'feed', id, values: [next.shift()] });
  });
  const work = async (id: number, path: string, args: unknown[]): Promise<void> => {
    try {
      const value = await (answers[path] as (...all: unknown[]) => unknown)(...args);
      answer({ type: 'reply', id, value });
    } catch (thrown) {
      answer({ type: 'fail', id, error: asOfficeError(thrown).data });
    }
  };
  const call = (id: number, path: string, args: unknown[]): void => {
    if (silent.includes(path)) return;
    const error = failing[path];
    if (error !== undefined) {
      answer({ type: 'fail', id, error });
      return;
    }
    if (path === 'settings.set') {
      values = { ...values, [String(args[0])]: args[1] };
      for (const listener of settingListeners) answer({ type: 'feed', id: listener, values: [values] });
    }
    if (answers[path] !== undefined) return void work(id, path, args);
    answer({ type: 'reply', id, value: lookUp(snapshot.calls, path, args) });
  };
  const hear = (message: ToServer | ToClient): void => {
    if (message.type === 'subscribe') subscribe(message.id, message.path, message.args);
    if (message.type === 'unsubscribe') {
      settingListeners.delete(message.id);
      waiting.delete(message.id);
    }
    if (message.type === 'call') call(message.id, message.path, message.args);
  };
  return {
    post: (messages) => messages.forEach(hear),
    onMessage(listener) {
      tell = listener;
    },
    onClose: () => undefined,
  };
}
