// The contract as the command line reaches it: every call by method and path, checked by its own schema (cli.md C29).
import * as z from 'zod/mini';
import { chatService } from '#sdk/contract/chat.ts';
import type { Endpoint, Service } from '#sdk/contract/endpoint.ts';
import { systemInfo } from '#sdk/contract/entities.ts';
import { featureContracts } from '#sdk/feature-contracts.ts';
import { netdisk } from '#sdk/contract/netdisk.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import type { SystemInfo } from '#sdk/contract/entities.ts';
import type { Client } from '#sdk/net/api-client.ts';

/** One call as a person sees it. */
export type ContractCall = {
  method: Endpoint['method'];
  /** Service and path, such as `chat:/user/curr`. */
  call: string;
  /** Name in the service's table. */
  name: string;
  /** Whether somebody must be signed in. */
  token: boolean;
  /** Carries a file, out or back. */
  file: boolean;
  /** Answers with a file instead of data. */
  binary: boolean;
  /** Files of it are read and written piece by piece. */
  streams: boolean;
};

type Row = ContractCall & { table: Service; row: Endpoint };

let rows: Promise<readonly Row[]> | undefined;
/** Every call with its schemas; what features offer is loaded with the first question. */
function allRows(): Promise<readonly Row[]> {
  rows ??= featureContracts().then((features) =>
    [userCentre, chatService, netdisk, ...features].flatMap(rowsOf),
  );
  return rows;
}

const rowsOf = (table: Service): Row[] =>
  Object.entries<Endpoint>(table.calls).map(([name, row]) => ({
    method: row.method,
    call: `${table.name}:${row.path}`,
    name,
    token: row.token,
    file: row.in === 'form' || row.binary === true,
    binary: row.binary === true,
    streams: row.streams === true,
    table,
    row,
  }));

/** All calls, in the order of the contract. */
export async function contractCalls(): Promise<readonly ContractCall[]> {
  return (await allRows()).map(({ method, call, name, token, file, binary, streams }) => ({
    ...{ method, call, name, token },
    ...{ file, binary, streams },
  }));
}

/** What a typed path fills in: a template's `{field}`, or the template itself. */
function matchPath(template: string, typed: string): Record<string, string> | undefined {
  if (template === typed) return {};
  const names: string[] = [];
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${pattern}$`).exec(typed);
  if (found === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
}

/** A call that was found, with what its path says. */
export type FoundCall = { call: ContractCall; fields: Record<string, string> };

/** The call of a method and a path; undefined where the contract has none. */
export async function findCall(method: string, typed: string): Promise<FoundCall | undefined> {
  for (const call of await contractCalls()) {
    const fields = call.method === method ? matchPath(call.call, typed) : undefined;
    if (fields !== undefined) return { call, fields };
  }
  return undefined;
}

/** A call made ready, or the wire field that is wrong. */
export type PreparedCall =
  | { wire: Record<string, unknown>; perform(clientOf: ClientOf, options: CallBounds): Promise<unknown> }
  | { wrong: string; reason: string };
/** Until when a call is waited for (0: for ever), and where a file goes that it answers with. */
export type CallBounds = {
  signal: AbortSignal;
  timeoutMs: number;
  /** Takes the pieces of an answer that is a file. */
  sink?: (piece: Uint8Array<ArrayBuffer>) => Promise<void>;
};

/** The client of a table of calls, as `Office.client` gives it. */
export type ClientOf = (load: () => Promise<Service>) => Client<Service['calls']>;
type AnyClient = Record<string, (input: object, options: object) => Promise<unknown>>;

/**
 * Checks the input of a call, in the wire's names, and answers what performs it; the reply is in the wire's names too.
 * @param info what the call carries about this device, where its row says so
 */
export async function prepareCall(
  call: ContractCall,
  input: Record<string, unknown>,
  info: SystemInfo,
): Promise<PreparedCall> {
  const found = (await allRows()).find(
    (candidate) => candidate.call === call.call && candidate.method === call.method,
  );
  if (found === undefined) throw new TypeError(`the contract has no ${call.call}`);
  const { row, table, name } = found;
  const carried = row.systemInfo === true ? (z.encode(systemInfo, info) as Record<string, unknown>) : {};
  const read = z.safeDecode(row.input, { ...carried, ...input });
  if (!read.success) {
    const [issue] = read.error.issues;
    return { wrong: issue?.path.join('.') ?? '', reason: issue?.message ?? '' };
  }
  const wire = z.encode(row.input, read.data) as Record<string, unknown>;
  const unknown = Object.keys(input).find((key) => !Object.hasOwn(wire, key) && input[key] !== undefined);
  if (unknown !== undefined) return { wrong: unknown, reason: '' };
  return {
    wire,
    async perform(clientOf, { sink, ...bounds }) {
      const client = clientOf(async () => table) as unknown as AnyClient;
      const streamed = row.streams === true && sink !== undefined ? { sink } : {};
      const reply = await client[name]?.(read.data as object, { ...bounds, ...streamed });
      if (row.binary !== true) return z.encode(row.reply, reply);
      const held = reply as { bytes?: Uint8Array<ArrayBuffer> };
      if (held.bytes !== undefined) await sink?.(held.bytes);
      return undefined;
    },
  };
}
