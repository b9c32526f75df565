// Exposes an office on a port: runs calls, cancels them, and sends each feed's news once per turn.
import type { OfficeApi } from '../api.ts';
import type { ListBatch } from '../base/list-batch.ts';
import { asOfficeError } from '../errors.ts';
import { bundled } from './bundle.ts';
import type { Port, ToClient, ToServer } from './protocol.ts';
import { apiShape, type MemberKind } from './shape.ts';

type AnyFunction = (...args: unknown[]) => unknown;

/** Serves until the port closes; then every feed is stopped and every call cancelled. */
export function serveOffice(office: OfficeApi, port: Port): void {
  const post = bundled<ToClient>(
    (messages) => port.post(messages),
    ({ id }, error) => port.post([{ type: 'fail', id, error: asOfficeError(error).data }]),
  );
  const running = new Map<number, AbortController>();
  const feeds = new Map<number, () => void>();

  const call = async (message: Extract<ToServer, { type: 'call' }>): Promise<void> => {
    const controller = new AbortController();
    running.set(message.id, controller);
    try {
      const member = memberAt(office, message.path, 'call');
      const args = message.cancellable ? withSignal(message.args, controller.signal) : message.args;
      post({ type: 'reply', id: message.id, value: await member(...args) });
    } catch (error) {
      post({ type: 'fail', id: message.id, error: asOfficeError(error).data });
    } finally {
      running.delete(message.id);
    }
  };

  const subscribe = (message: Extract<ToServer, { type: 'subscribe' }>): void => {
    const waiting: unknown[] = [];
    let isFirst = true;
    let isScheduled = false;
    /** How many of the waiting values travel alone, so that the face can paint between them. */
    let alone = 0;
    const flush = (): void => {
      if (!feeds.has(message.id)) return;
      const values = waiting.splice(0, alone > 0 ? 1 : waiting.length);
      alone = Math.max(0, alone - 1);
      post({ type: 'feed', id: message.id, values });
      isScheduled = waiting.length > 0;
      if (isScheduled) setTimeout(flush, 0);
    };
    const listener = (value: unknown): void => {
      const parts = isFirst ? firstWindows(value) : [value];
      isFirst = false;
      if (parts.length > 1) alone = parts.length;
      waiting.push(...parts);
      if (isScheduled) return;
      isScheduled = true;
      queueMicrotask(flush);
    };
    try {
      const feed = feedAt(office, message.path, message.args);
      feeds.set(message.id, () => undefined);
      feeds.set(message.id, feed(listener) as () => void);
    } catch (error) {
      post({ type: 'fail', id: message.id, error: asOfficeError(error).data });
    }
  };

  const hear = (message: ToServer | ToClient): void => {
    switch (message.type) {
      case 'call':
        void call(message);
        break;
      case 'cancel':
        running.get(message.id)?.abort();
        break;
      case 'subscribe':
        subscribe(message);
        break;
      case 'unsubscribe':
        feeds.get(message.id)?.();
        feeds.delete(message.id);
        break;
      default:
        break;
    }
  };
  port.onMessage((messages) => messages.forEach(hear));
  port.onClose(() => {
    for (const stop of feeds.values()) stop();
    feeds.clear();
    for (const controller of running.values()) controller.abort();
  });
}

/** Only what the shape lists can be reached, and only as what it is. */
function memberAt(office: OfficeApi, path: string, kind: MemberKind): AnyFunction {
  const [area = '', name] = path.split('.');
  const areaShape = Object.hasOwn(apiShape, area) ? (apiShape as Record<string, unknown>)[area] : undefined;
  if (name === undefined && areaShape === kind)
    return (office as unknown as Record<string, AnyFunction>)[area] as AnyFunction;
  const members = typeof areaShape === 'object' ? (areaShape as Record<string, MemberKind>) : {};
  if (name === undefined || !Object.hasOwn(members, name) || members[name] !== kind)
    throw new TypeError(`no ${kind} ${path}`);
  const owner = (office as unknown as Record<string, Record<string, AnyFunction>>)[area];
  const member = owner?.[name];
  if (member === undefined) throw new TypeError(`no ${kind} ${path}`);
  return member.bind(owner);
}

function feedAt(office: OfficeApi, path: string, args: unknown[]): AnyFunction {
  const [area = '', name] = path.split('.');
  const areaShape = (apiShape as Record<string, unknown>)[area];
  const isFactory =
    typeof areaShape === 'object' && (areaShape as Record<string, MemberKind>)[name ?? ''] === 'feedFactory';
  if (!isFactory) return memberAt(office, path, 'feed');
  return memberAt(office, path, 'feedFactory')(...args) as AnyFunction;
}

/** Puts the call's own signal where the far side had one. */
function withSignal(args: unknown[], signal: AbortSignal): unknown[] {
  const options = args.at(-1);
  return [...args.slice(0, -1), { ...(typeof options === 'object' ? options : {}), signal }];
}

/** Rows of the first message of a long list, and of those that follow. */
const windowRows = 200;
const laterRows = 2_000;

/**
 * What a list holds when somebody begins to listen, a window first: ten thousand rows take a tenth of a second to
 * cross, and a face shows twenty. Later resets stay whole, because rows on screen must not vanish for a moment.
 */
function firstWindows(value: unknown): unknown[] {
  const batch = value as ListBatch<unknown> | null;
  const rows = typeof batch === 'object' && Array.isArray(batch?.reset) ? batch.reset : [];
  if (rows.length <= windowRows + laterRows) return [value];
  const parts: ListBatch<unknown>[] = [{ reset: rows.slice(0, windowRows) }];
  for (let from = windowRows; from < rows.length; from += laterRows)
    parts.push({ upsert: rows.slice(from, from + laterRows) });
  return parts;
}
