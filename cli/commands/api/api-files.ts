// Files of `tangram api`: those that go out with a call, and the one that a call answers with.
import {
  closeSync,
  openAsBlob,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename } from 'node:path';
import { mimeOfName } from '#sdk/transfers/rules/media-kind.ts';
import type { ContractCall } from '../../context/contract-calls.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { unwritable } from '../../unwritable.ts';
import type { Input } from '../../input.ts';

/** A file as a field of a call: held whole by small calls, read as it goes by the others. */
export type ApiFile = { name: string; type: string; size: number } & (
  | { bytes: Uint8Array<ArrayBuffer> }
  | { content: Blob }
);

/** The fields of `--file KEY=PATH`; `@` before the path is taken too. @throws CliError `invalidValue`, `fileUnreadable` */
export async function givenApiFiles(
  { streams }: ContractCall,
  given: readonly string[],
): Promise<Record<string, ApiFile>> {
  const files = given.map(async (pair): Promise<[string, ApiFile]> => {
    const at = pair.indexOf('=');
    const path = pair.slice(at + 1).replace(/^@/, '');
    if (at < 1 || path === '')
      throw new CliError('invalidValue', { name: '--file', value: pair }, { param: '--file' });
    try {
      const facts = { name: basename(path), type: mimeOfName(path), size: statSync(path).size };
      return [
        pair.slice(0, at),
        streams
          ? { ...facts, content: await openAsBlob(path) }
          : { ...facts, bytes: new Uint8Array(readFileSync(path)) },
      ];
    } catch {
      // Missing, a folder, no right to read it: the sentence names the path and what to look at.
      throw new CliError('fileUnreadable', { path }, { param: '--file' });
    }
  });
  return Object.fromEntries(await Promise.all(files));
}

/** What a dry run shows of the fields: of a file its name, kind and size. */
export function shownFields(wire: Record<string, unknown>): Record<string, unknown> {
  const isFile = (value: unknown): value is ApiFile =>
    typeof value === 'object' && value !== null && ('content' in value || 'bytes' in value);
  return Object.fromEntries(
    Object.entries(wire).map(([key, value]) => {
      if (!isFile(value)) return [key, value];
      const { name, type, size } = value;
      return [key, { name, type, size }];
    }),
  );
}

/** Where the file of an answer goes, piece by piece. */
export type ApiSink = {
  /** Takes a piece. */
  write(piece: Uint8Array): Promise<void>;
  /** Everything has come; answers what is printed, nothing where the file itself was. */
  done(): Promise<{ file: string; bytes: number } | undefined>;
  /** It did not come whole: nothing of it stays. */
  drop(): void;
};

/**
 * The place of an answer that is a file: `--output`, else standard output.
 * @throws CliError `apiFile` where that is a terminal and was not asked for
 */
export function apiSink(context: Context, input: Input, call: ContractCall): ApiSink {
  const out = input.text('output');
  if (out === undefined && (context.io.outIsTerminal || context.flags.json))
    throw new CliError('apiFile', { call: call.call }, { param: '--output' });
  if (out === undefined || out === '-')
    return {
      write: async (piece) => context.io.out(piece),
      done: async () => undefined,
      drop: () => undefined,
    };
  // Written aside and moved in place: a file that stopped half way never stands under its name.
  const part = `${out}.part`;
  let bytes = 0;
  let descriptor: number;
  try {
    descriptor = openSync(part, 'w', 0o600);
  } catch (error) {
    throw unwritable(out, error, '--output');
  }
  return {
    async write(piece) {
      try {
        for (let at = 0; at < piece.length;) at += writeSync(descriptor, piece, at);
      } catch (error) {
        throw unwritable(out, error, '--output');
      }
      bytes += piece.length;
    },
    async done() {
      closeSync(descriptor);
      renameSync(part, out);
      return { file: out, bytes };
    },
    drop() {
      closeSync(descriptor);
      rmSync(part, { force: true });
    },
  };
}
