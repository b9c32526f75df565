// Answers a program that speaks the Model Context Protocol, by the protocol's own library: one message to a line, over any streams.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  McpError,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import { productVersion } from '../../product.ts';

/** A schema of JSON for something with fields. */
export type ObjectSchema = { type: 'object'; properties?: Record<string, object>; required?: string[] };
/** A tool as it is listed. */
export type ListedTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  /** What `structuredContent` of its answers is. */
  readonly outputSchema?: ObjectSchema;
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint: boolean };
};

/** What the session asks of the command tree. */
export type ToolBox = {
  list(): Promise<readonly ListedTool[]>;
  /** Undefined where there is no such tool; `wrong` says what the input is not. */
  call(
    name: string,
    input: unknown,
  ): Promise<
    | { readonly text: string; readonly failed: boolean; readonly structured?: Record<string, unknown> }
    | { readonly wrong: string }
    | undefined
  >;
};

/** What a line that is no message is answered with; the library reads messages only. */
function refusal(code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
}

/** Lines in, lines out; knows what has not been answered yet. */
class LineTransport implements Transport {
  onmessage?: NonNullable<Transport['onmessage']>;
  onclose?: () => void;
  readonly #say: (line: string) => void;
  readonly #asked = new Set<string | number>();
  #answered: (() => void) | undefined;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  async start(): Promise<void> {}

  async send(message: JSONRPCMessage): Promise<void> {
    this.#say(JSON.stringify(message));
    if ('method' in message || message.id === undefined) return;
    this.#asked.delete(message.id);
    if (this.#asked.size === 0) this.#answered?.();
  }

  async close(): Promise<void> {
    this.onclose?.();
  }

  /** Hands a line on; what is no message is told so at once. */
  hear(line: string): void {
    let typed: unknown;
    try {
      typed = JSON.parse(line);
    } catch {
      return this.#say(refusal(ErrorCode.ParseError, 'this line is no JSON'));
    }
    const read = JSONRPCMessageSchema.safeParse(typed);
    if (!read.success)
      return this.#say(refusal(ErrorCode.InvalidRequest, 'this is no message of JSON-RPC 2.0'));
    if ('method' in read.data && 'id' in read.data) this.#asked.add(read.data.id);
    this.onmessage?.(read.data);
  }

  /** Resolves once everything that was asked has its answer. */
  async rest(): Promise<void> {
    if (this.#asked.size > 0) await new Promise<void>((resolve) => (this.#answered = resolve));
  }
}

/** Serves the tools to whoever writes the lines, until they end and everything is answered. */
export async function serveTools(
  box: ToolBox,
  lines: AsyncIterable<string>,
  say: (line: string) => void,
): Promise<void> {
  const server = new Server({ name: 'tangram', version: productVersion }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [...(await box.list())] }));
  // One after the other: two commands on one store would only wait for each other.
  let turn: Promise<unknown> = Promise.resolve();
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: input = {} } }) => {
    const mine = turn.then(() => box.call(name, input));
    turn = mine.catch(() => undefined);
    const done = await mine;
    if (done === undefined) throw new McpError(ErrorCode.InvalidParams, `no tool ${name}`);
    if ('wrong' in done) throw new McpError(ErrorCode.InvalidParams, done.wrong);
    const { text, failed, structured } = done;
    return {
      content: [{ type: 'text' as const, text }],
      isError: failed,
      ...(structured !== undefined && { structuredContent: structured }),
    };
  });
  const transport = new LineTransport(say);
  await server.connect(transport);
  for await (const line of lines) if (line.trim() !== '') transport.hear(line);
  await transport.rest();
  await server.close();
}
