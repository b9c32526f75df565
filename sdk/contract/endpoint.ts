// What one HTTP call is, as data: method, path, who may call it, what goes in and what comes out.
import type * as z from 'zod/mini';

/** The three base services of spec §7. */
export type ServiceName = 'userCentre' | 'chat' | 'netdisk';

/** One row of a service's table. `{name}` in the path takes the wire field of that name out of the input. */
export type Endpoint = {
  method: 'GET' | 'POST';
  path: string;
  /** Asked below the AI base address (spec §7 «Other») instead of the service's own. */
  at?: 'aiBase';
  /** False for the calls spec §7 marks no-token, and for those made before there is a token. */
  token: boolean;
  /** The field of the input that has the session's own token where the caller leaves it empty. */
  ownToken?: string;
  /** True where appVersion, terminal, version and accessIp go along (spec §7). */
  systemInfo?: boolean;
  /** Where the input travels. GET always uses the query; a form carries files beside text. */
  in?: 'query' | 'body' | 'form';
  /** True where a success is the file itself instead of an envelope; its content never changes at its address. */
  binary?: true;
  /** True where programs that know nothing of the envelope ask: what is not there is told by the status of HTTP too. */
  tellsStatus?: true;
  /** True where files in the input or the reply are streamed, never held whole in memory. */
  streams?: true;
  /** The reply is a stream of these, one JSON line each; the call answers nothing else, and ends with it. */
  events?: z.ZodMiniType;
  input: z.ZodMiniType;
  reply: z.ZodMiniType;
  /** Where the call stands in the spec; «ours» for calls the spec does not show. */
  spec: string;
};

/** A service: its name and its calls. */
export type Service = { name: ServiceName; calls: Record<string, Endpoint> };

/** House type of what a call takes. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;
/** House type of what a call answers. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** One function per call of a table: leaving one out does not compile. */
export type Handlers<Calls extends Record<string, Endpoint>, Context> = {
  [Name in keyof Calls]: (
    input: InputOf<Calls[Name]>,
    context: Context,
  ) => Promise<ReplyOf<Calls[Name]>> | ReplyOf<Calls[Name]>;
};

/** Declares a service's table and keeps each row's exact types. */
export function service<const N extends ServiceName, const C extends Record<string, Endpoint>>(
  name: N,
  calls: C,
) {
  return { name, calls };
}
