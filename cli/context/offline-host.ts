// A host whose network is off: what `--offline` promises, kept below everything that could forget it.
import { OfficeError } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';

/** The same host, but no call and no socket leaves this machine. */
export function offlineHost<T extends Host>(host: T): T {
  return {
    ...host,
    http: () => Promise.reject(new OfficeError('connectionFailed')),
    openSocket: (_url, handlers) => {
      queueMicrotask(() => handlers.onClose('offline'));
      return { send: () => undefined, close: () => undefined };
    },
  };
}
