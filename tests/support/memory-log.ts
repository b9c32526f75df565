// A log in memory that can do what log servers must not: lose its end, and have something else in its place.
import { digestOfEntry } from '#fixtures/office/cluster/chain.ts';
import { LogTaken, type LogEntry } from '#fixtures/office/cluster/log-stream.ts';

/** What nodes need of a log. */
export class MemoryLog {
  entries: LogEntry[] = [];

  readonly state = async () => ({ first: 1, last: this.last, bytes: 0, entries: this.entries.length });
  readonly digestAt = async (sequence: number): Promise<string | undefined> => {
    const found = this.entries.find((one) => one.sequence === sequence);
    return found === undefined ? undefined : digestOfEntry(found.bytes);
  };
  readonly append = async (expected: number, bytes: Uint8Array): Promise<number> => {
    if (expected !== this.last) throw new LogTaken(`${this.last} is the last one, not ${expected}`);
    this.entries.push({ sequence: expected + 1, bytes });
    return expected + 1;
  };

  readonly partsOf = (): number => 1;
  readonly fill = (expected: number): Promise<number> => this.append(expected, new Uint8Array());

  get last(): number {
    return this.entries.at(-1)?.sequence ?? 0;
  }

  /** Has its first entries only, as a log server that was behind and came to be the first among them. */
  goBackTo(last: number): void {
    this.entries = this.entries.filter(({ sequence }) => sequence <= last);
  }
}
