// Answers an office's twin from a snapshot instead of a worker: nothing runs, nothing changes but settings.
import type { ErrorData } from '#sdk/errors.ts';
import type { Port, ToClient, ToServer } from '#sdk/rpc/protocol.ts';
import type { SettingValues } from '#sdk/settings/table.ts';
import { snapshotKey, type OfficeSnapshot } from './snapshot.ts';

/** Calls that stay without an answer, and calls that fail, by path. */
export type FrozenTrouble = {
  readonly silent?: readonly string[];
  readonly failing?: Readonly<Record<string, ErrorData>>;
};

/**
 * A port to a frozen office. What was not recorded for an id is looked up without it; a call that was recorded for
 * nobody (all that only writes) answers nothing.
 */
export function frozenPort(
  snapshot: OfficeSnapshot,
  settings: SettingValues,
  { silent = [], failing = {} }: FrozenTrouble = {},
): Port {
  let tell: (message: ToClient) => void = () => undefined;
  let values = settings;
  const settingListeners = new Set<number>();
  const answer = (message: ToClient): void => queueMicrotask(() => tell(message));
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
    if (said !== undefined) answer({ type: 'feed', id, values: [...said] });
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
    answer({ type: 'reply', id, value: lookUp(snapshot.calls, path, args) });
  };
  return {
    post(message: ToServer | ToClient) {
      if (message.type === 'subscribe') subscribe(message.id, message.path, message.args);
      if (message.type === 'unsubscribe') settingListeners.delete(message.id);
      if (message.type === 'call') call(message.id, message.path, message.args);
    },
    onMessage(listener) {
      tell = listener;
    },
    onClose: () => undefined,
  };
}
