// An OfficeApi that speaks to a port: the twin of the real one. When the other side dies every call rejects.
import type { OfficeApi } from '../api.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import { bundled } from './bundle.ts';
import { isOptionsWithSignal, type Port, type ToClient, type ToServer } from './protocol.ts';
import { apiShape, type MemberKind } from './shape.ts';

type Pending = { resolve: (value: unknown) => void; reject: (error: OfficeError) => void };

/** Connects a face with an office behind a port. `onStopped` tells once that the other side is gone. */
export function connectOffice(port: Port, onStopped: () => void = () => undefined): OfficeApi {
  const calls = new Map<number, Pending>();
  const feeds = new Map<number, (value: unknown) => void>();
  let nextId = 1;
  let stopped = false;

  const hear = (answer: ToClient): void => {
    if (answer.type === 'feed') {
      const listener = feeds.get(answer.id);
      for (const value of answer.values) listener?.(value);
      return;
    }
    const pending = calls.get(answer.id);
    calls.delete(answer.id);
    if (answer.type === 'reply') pending?.resolve(answer.value);
    if (answer.type === 'fail') pending?.reject(OfficeError.from(answer.error));
  };
  port.onMessage((answers) => {
    for (const answer of answers) hear(answer as ToClient);
  });
  port.onClose(() => {
    if (stopped) return;
    stopped = true;
    for (const pending of calls.values()) pending.reject(new OfficeError('workerStopped'));
    calls.clear();
    feeds.clear();
    onStopped();
  });

  const post = bundled<ToServer>(
    (messages) => port.post(messages),
    ({ id }, error) => hear({ type: 'fail', id, error: asOfficeError(error).data }),
  );

  const call = (path: string, args: unknown[]): Promise<unknown> => {
    if (stopped) return Promise.reject(new OfficeError('workerGone'));
    const id = nextId++;
    const options = args.at(-1);
    const signal = isOptionsWithSignal(options) ? options.signal : undefined;
    if (signal?.aborted) return Promise.reject(new OfficeError('cancelled'));
    return new Promise((resolve, reject) => {
      const cancel = (): void => post({ type: 'cancel', id });
      const settle =
        <T>(work: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener('abort', cancel);
          work(value);
        };
      calls.set(id, { resolve: settle(resolve), reject: settle(reject) });
      signal?.addEventListener('abort', cancel, { once: true });
      post({
        type: 'call',
        id,
        path,
        args: signal === undefined ? args : withoutSignal(args),
        cancellable: signal !== undefined,
      });
    });
  };

  const subscribe = (path: string, args: unknown[], listener: (value: unknown) => void): (() => void) => {
    const id = nextId++;
    feeds.set(id, listener);
    if (!stopped) post({ type: 'subscribe', id, path, args });
    return () => {
      if (!feeds.delete(id) || stopped) return;
      post({ type: 'unsubscribe', id });
    };
  };

  const member = (path: string, kind: MemberKind): unknown => {
    if (kind === 'call') return (...args: unknown[]) => call(path, args);
    if (kind === 'feed') return (listener: (value: unknown) => void) => subscribe(path, [], listener);
    return (...args: unknown[]) =>
      (listener: (value: unknown) => void) =>
        subscribe(path, args, listener);
  };

  const areas = Object.entries(apiShape).map(([area, shape]) => [
    area,
    typeof shape === 'string'
      ? member(area, shape)
      : Object.fromEntries(
          Object.entries(shape).map(([name, kind]) => [name, member(`${area}.${name}`, kind as MemberKind)]),
        ),
  ]);
  // The shape satisfies the interface member by member (shape.ts), so what is built from it fulfils it.
  return Object.fromEntries(areas) as OfficeApi;
}

function withoutSignal(args: unknown[]): unknown[] {
  const { signal: _, ...rest } = args.at(-1) as { signal: AbortSignal };
  return [...args.slice(0, -1), rest];
}
