// Answers a program that speaks the Model Context Protocol: one message of JSON-RPC after the other.
import * as z from 'zod/mini';
import { productVersion } from '../../product.ts';

/** Versions of the protocol whose tools are the same; the newest first. */
const versions = ['2025-06-18', '2025-03-26', '2024-11-05'] as const;
/** Codes of JSON-RPC. */
const codes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  parameters: -32602,
  internal: -32603,
} as const;

/** A tool as it is listed. */
export type ListedTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean };
};

/** What the session asks of the command tree. */
export type ToolBox = {
  list(): Promise<readonly ListedTool[]>;
  /** Undefined where there is no such tool; `wrong` says what the input is not. */
  call(
    name: string,
    input: unknown,
  ): Promise<{ readonly text: string; readonly failed: boolean } | { readonly wrong: string } | undefined>;
};

const message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
});
type Answer = { readonly result: unknown } | { readonly error: { code: number; message: string } };

const failed = (code: keyof typeof codes, text: string): Answer => ({
  error: { code: codes[code], message: text },
});

async function answerTo(box: ToolBox, method: string, params: Record<string, unknown>): Promise<Answer> {
  if (method === 'initialize') {
    const asked = versions.find((version) => version === params['protocolVersion']);
    return {
      result: {
        protocolVersion: asked ?? versions[0],
        capabilities: { tools: {} },
        serverInfo: { name: 'tangram', version: productVersion },
      },
    };
  }
  if (method === 'ping') return { result: {} };
  if (method === 'tools/list') return { result: { tools: await box.list() } };
  if (method !== 'tools/call') return failed('method', `no method ${method}`);
  const { name, arguments: input = {} } = params;
  if (typeof name !== 'string') return failed('parameters', 'name is missing');
  const done = await box.call(name, input);
  if (done === undefined) return failed('parameters', `no tool ${name}`);
  if ('wrong' in done) return failed('parameters', done.wrong);
  return { result: { content: [{ type: 'text', text: done.text }], isError: done.failed } };
}

/** The answer to one line, as a line; undefined for what wants none. Nothing is thrown. */
export async function answerLine(box: ToolBox, line: string): Promise<string | undefined> {
  const said = (id: string | number | null, answer: Answer): string =>
    JSON.stringify({ jsonrpc: '2.0', id, ...answer });
  let typed: unknown;
  try {
    typed = JSON.parse(line);
  } catch {
    return said(null, failed('parse', 'this line is no JSON'));
  }
  const read = message.safeParse(typed);
  if (!read.success) return said(null, failed('request', 'this is no request of JSON-RPC 2.0'));
  const { id, method, params = {} } = read.data;
  // A notice wants no answer, whatever it says.
  if (id === undefined) return undefined;
  try {
    return said(id, await answerTo(box, method, params));
  } catch (error) {
    return said(id, failed('internal', error instanceof Error ? error.message : String(error)));
  }
}
