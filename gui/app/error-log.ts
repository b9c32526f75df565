// Hands uncaught script and promise errors of the page to the device's error log (spec §8), before the page goes or after.
import type { OfficeApi } from '#sdk/api.ts';
import type { AppParts } from '../ground/app-parts.ts';

/** One error as it is handed to the log. */
type ErrorReport = Parameters<OfficeApi['maintenance']['reportError']>[0];

const storageKey = 'tangram.unlogged-errors';

/** As many as are kept for the next page; a page that fails in a circle must not fill the storage. */
const mostKept = 20;

/** Reports that are on their way to the log. A page that is left meanwhile hands them to the next one of its tab. */
export class UnloggedErrors {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  /** @param storage of this tab, e.g. `sessionStorage` */
  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#storage = storage;
  }

  /** What an earlier page could not deliver; taken means gone. */
  take(): readonly ErrorReport[] {
    const kept = this.#read();
    this.#storage.removeItem(storageKey);
    return kept;
  }

  /** Keeps a report until `deliver` has ended well. Throws what `deliver` throws; the report stays kept then. */
  async hold(report: ErrorReport, deliver: (report: ErrorReport) => Promise<void>): Promise<void> {
    const text = JSON.stringify(report);
    this.#write([...this.#read(), report]);
    await deliver(report);
    const left = this.#read();
    const at = left.findIndex((one) => JSON.stringify(one) === text);
    this.#write(left.filter((_, index) => index !== at));
  }

  #read(): readonly ErrorReport[] {
    return JSON.parse(this.#storage.getItem(storageKey) ?? '[]') as readonly ErrorReport[];
  }

  #write(reports: readonly ErrorReport[]): void {
    if (reports.length === 0) this.#storage.removeItem(storageKey);
    else this.#storage.setItem(storageKey, JSON.stringify(reports.slice(-mostKept)));
  }
}

/** Starts listening. What cannot be logged because the worker is gone is at least in the console. */
export function logPageErrors(app: AppParts, unlogged: UnloggedErrors): void {
  const log = (report: ErrorReport): void => {
    unlogged
      .hold(report, (one) => app.office.maintenance.reportError(one))
      .catch((error: unknown) => console.error(error, report.message));
  };
  const report = (type: string, thrown: unknown): void => {
    const message =
      thrown instanceof Error ? `${thrown.name}: ${thrown.message}\n${thrown.stack ?? ''}` : String(thrown);
    const user = app.account.getSnapshot().person?.id ?? '';
    log({ user, page: location.pathname, type, message, agent: navigator.userAgent });
  };
  for (const earlier of unlogged.take()) log(earlier);
  window.addEventListener('error', (event) => report('error', event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report('rejection', event.reason));
}
