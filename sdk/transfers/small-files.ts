// Gathers small files that go to disks: while some are on their way, those that come meanwhile wait and go together.
import type { DiskNode } from '../contract/disk-entities.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import { lacksCall } from '../net/lacks-call.ts';
import { patiently } from '../net/patience.ts';
import type { TransferRow } from '#storage/rows.ts';
import { constantTable } from '#variants/constants.ts';
import { actOf } from './disk-goal.ts';
import type { DiskGoal } from './files-api.ts';
import type { Run } from './run.ts';
import type { RunningParts } from './running.ts';

/** Requests on their way at once; files and bytes of one, which the office bounds too. */
const limits = { requests: 2, files: 128, bytes: 1_048_576 } as const;

/** What became of one: in its folder, or only kept, or neither, which is told when it goes by itself. */
export type SmallArrival = {
  md5: string;
  fileId?: string | undefined;
  node?: DiskNode | undefined;
  act?: string | undefined;
  known?: boolean | undefined;
};

type Waiting = {
  row: TransferRow;
  goal: DiskGoal;
  md5: string;
  bytes: Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
  resolve(arrival: SmallArrival): void;
  reject(error: OfficeError): void;
};

/** What it stands on. */
type SmallFilesParts = Pick<RunningParts, 'host' | 'files' | 'bandwidth' | 'disks'>;

/** The small files of one person that are about to go to disks. */
export class SmallFiles {
  readonly #parts: SmallFilesParts;
  #waiting: Waiting[] = [];
  #requests = 0;
  /** The office takes them one by one only. */
  #isLacking = false;

  constructor(parts: SmallFilesParts) {
    this.#parts = parts;
  }

  /** Sends one together with others. @throws OfficeError `fileChanged`, `cancelled`, the network's */
  async send(row: TransferRow, goal: DiskGoal, { signal, progress }: Run): Promise<SmallArrival> {
    const bytes = await this.#contentOf(row);
    const hash = this.#parts.host.hash('md5');
    hash.add(bytes);
    const md5 = hash.hex();
    if (this.#isLacking) return { md5 };
    progress({ done: 0, phase: 'moving' });
    const { promise, resolve, reject } = Promise.withResolvers<SmallArrival>();
    const stop = (): void => reject(new OfficeError('cancelled'));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    this.#waiting.push({ row, goal, md5, bytes, signal, resolve, reject });
    this.#sendSome();
    return promise.finally(() => signal.removeEventListener('abort', stop));
  }

  /** What lies there, as it was when it was chosen. */
  async #contentOf({ place, size, modified, name }: TransferRow): Promise<Uint8Array<ArrayBuffer>> {
    const { files } = this.#parts;
    const content = await files.read(place);
    const found = await files.facts(place);
    // The platform refuses to read what somebody has written to meanwhile.
    const bytes = await content.arrayBuffer().catch(() => undefined);
    const isSame = found?.size === size && (modified === 0 || found.modified === modified);
    if (bytes === undefined || !isSame || bytes.byteLength !== size)
      throw new OfficeError('fileChanged', { params: { name } });
    return new Uint8Array(bytes);
  }

  #sendSome(): void {
    while (this.#requests < limits.requests) {
      const some = this.#next();
      if (some.length === 0) return;
      this.#requests += 1;
      void this.#request(some).finally(() => {
        this.#requests -= 1;
        this.#sendSome();
      });
    }
  }

  /** As many as one request holds, of those that are still wanted. */
  #next(): Waiting[] {
    const all = this.#waiting.filter((one) => !one.signal.aborted);
    let bytes = 0;
    const end = all.slice(0, limits.files).findIndex((one) => (bytes += one.bytes.byteLength) > limits.bytes);
    const some = all.slice(0, end < 0 ? limits.files : Math.max(1, end));
    this.#waiting = all.slice(some.length);
    return some;
  }

  async #request(some: readonly Waiting[]): Promise<void> {
    const gone = new AbortController();
    const look = (): void => {
      if (some.every(({ signal }) => signal.aborted)) gone.abort();
    };
    for (const { signal } of some) signal.addEventListener('abort', look);
    try {
      const contents = await new Blob(some.map(({ bytes }) => bytes)).arrayBuffer();
      await this.#parts.bandwidth.take(contents.byteLength, gone.signal);
      const input = { items: some.map(itemOf), contents: { type: '', bytes: new Uint8Array(contents) } };
      const options = { timeoutMs: constantTable.uploadTimeoutMs.value, signal: gone.signal };
      const answers = await patiently(() => this.#parts.disks().putFiles(input, options), gone.signal);
      for (const [at, { md5, resolve }] of some.entries()) resolve({ md5, ...answers[at] });
    } catch (error) {
      this.#isLacking ||= lacksCall(error);
      const { kind, code } = asOfficeError(error);
      const isLater = kind === 'network' || code === 'busy';
      // What is refused as a whole is refused one by one, each with its own reason.
      for (const { md5, resolve, reject } of some)
        if (isLater) reject(asOfficeError(error));
        else resolve({ md5 });
    } finally {
      for (const { signal } of some) signal.removeEventListener('abort', look);
    }
  }
}

const itemOf = ({ row, goal, md5 }: Waiting) => ({
  ...{ folderId: goal.folderId, path: [...goal.path], name: row.name, type: row.mime, size: row.size, md5 },
  ...{ conflict: goal.conflict, clientId: actOf(row, goal) },
});
