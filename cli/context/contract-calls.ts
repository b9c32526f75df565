// The contract as the command line reaches it: every call by method and path, checked by its own schema (cli.md C29).
import * as z from 'zod/mini';
import { chatService } from '#sdk/contract/chat.ts';
import type { Endpoint, ServiceName } from '#sdk/contract/endpoint.ts';
import { systemInfo } from '#sdk/contract/entities.ts';
import { netdisk } from '#sdk/contract/netdisk.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import type { SystemInfo } from '#sdk/contract/entities.ts';
import type { ApiClient } from '#sdk/net/api-client.ts';

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

const services = [userCentre, chatService, netdisk] as const;
type Row = ContractCall & { service: ServiceName; row: Endpoint };

const rows: readonly Row[] = services.flatMap(({ name: service, calls }) =>
  Object.entries<Endpoint>(calls).map(([name, row]) => ({
    method: row.method,
    call: `${service}:${row.path}`,
    name,
    token: row.token,
    file: row.in === 'form' || row.binary === true,
    binary: row.binary === true,
    streams: row.streams === true,
    service,
    row,
  })),
);

/** All calls, in the order of the contract. */
export const contractCalls: readonly ContractCall[] = rows.map(
  ({ method, call, name, token, file, binary, streams }) => ({
    ...{ method, call, name, token },
    ...{ file, binary, streams },
  }),
);

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
export function findCall(method: string, typed: string): FoundCall | undefined {
  for (const call of contractCalls) {
    const fields = call.method === method ? matchPath(call.call, typed) : undefined;
    if (fields !== undefined) return { call, fields };
  }
  return undefined;
}

/** A call made ready, or the wire field that is wrong. */
export type PreparedCall =
  | { wire: Record<string, unknown>; perform(api: ApiClient, options: CallBounds): Promise<unknown> }
  | { wrong: string; reason: string };
/** Until when a call is waited for (0: for ever), and where a file goes that it answers with. */
export type CallBounds = {
  signal: AbortSignal;
  timeoutMs: number;
  /** Takes the pieces of an answer that is a file. */
  sink?: (piece: Uint8Array<ArrayBuffer>) => Promise<void>;
};

type AnyClient = Record<string, (input: object, options: object) => Promise<unknown>>;

/**
 * Checks the input of a call, in the wire's names, and answers what performs it; the reply is in the wire's names too.
 * @param info what the call carries about this device, where its row says so
 */
export function prepareCall(
  call: ContractCall,
  input: Record<string, unknown>,
  info: SystemInfo,
): PreparedCall {
  const found = rows.find((candidate) => candidate.call === call.call && candidate.method === call.method);
  if (found === undefined) throw new TypeError(`the contract has no ${call.call}`);
  const { row, service, name } = found;
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
    async perform(api, { sink, ...bounds }) {
      const client = api[service] as unknown as AnyClient;
      const streamed = row.streams === true && sink !== undefined ? { sink } : {};
      const reply = await client[name]?.(read.data as object, { ...bounds, ...streamed });
      if (row.binary !== true) return z.encode(row.reply, reply);
      const held = reply as { bytes?: Uint8Array<ArrayBuffer> };
      if (held.bytes !== undefined) await sink?.(held.bytes);
      return undefined;
    },
  };
}
