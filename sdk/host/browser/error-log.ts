// Keeps the last errors of a browser among the device's values: redacted, and not many.
import type { LoggedError } from '../logged-error.ts';
import type { DeviceStore, ErrorLog } from '../port.ts';
import { redactError } from '../redaction.ts';

const name = 'errorLog';
/** Entries that are kept, and characters of all of them together: local storage is small. */
export const browserLogLimits = { entries: 50, characters: 100_000 } as const;

function read(device: DeviceStore): LoggedError[] {
  try {
    const value: unknown = JSON.parse(device.get(name) ?? '[]');
    return Array.isArray(value) ? (value as LoggedError[]) : [];
  } catch {
    // Somebody edited it by hand; it starts anew.
    return [];
  }
}

/** Newest first, like every error log. */
export function createBrowserErrorLog(device: DeviceStore): ErrorLog {
  return {
    add(error) {
      const entries = [...read(device), redactError(error)].slice(-browserLogLimits.entries);
      while (JSON.stringify(entries).length > browserLogLimits.characters) entries.shift();
      device.set(name, JSON.stringify(entries));
    },
    recent: (limit) => read(device).slice(-limit).reverse(),
    clear: () => device.remove(name),
  };
}
