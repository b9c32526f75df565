// `tangram mcp`: the commands as tools; what is asked is answered line by line, and what is wrong is told.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, toolsOf } from '#cli/commands/mcp/tools.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;
beforeAll(async () => {
  office = await startOffice({ inMemory: true });
  cli = realCli();
  const { loginname = '', password = '' } = office.accounts[0] ?? {};
  const argv = ['login', '--server', office.url, '--user', loginname, '--password-stdin'];
  expect(await cli.tangram(argv, { input: password })).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await office.close();
  cli.remove();
});

type Answer = { id: unknown; result?: Record<string, unknown>; error?: { code: number; message: string } };

/** What a session says to these lines, written one by one. */
async function answersTo(lines: readonly unknown[], ...flags: string[]): Promise<Answer[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, out, err } = await cli.tangram(['mcp', ...flags], { input });
  expect([code, err]).toEqual([0, expect.stringMatching(/^\[tangram\] ready tools=\d+\n$/)]);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

const request = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
const callOf = (id: number, name: string, input: object) =>
  request(id, 'tools/call', { name, arguments: input });
const namesOf = (answer: Answer | undefined): string[] => {
  const tools = answer?.result?.['tools'] as { name: string }[] | undefined;
  return (tools ?? []).map(({ name }) => name);
};

test('a session begins, lists its tools with what they take, and a notice gets no answer', async () => {
  const [begun, listed, ...others] = await answersTo([
    request(1, 'initialize', {
      protocolVersion: '2025-03-26',
      capabilities: {},
      clientInfo: { name: 'test', version: '1.0.0' },
    }),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    request(2, 'tools/list'),
  ]);
  expect(others).toEqual([]);
  expect(begun).toMatchObject({
    id: 1,
    result: { protocolVersion: '2025-03-26', capabilities: { tools: {} } },
  });
  const tools = listed?.result?.['tools'] as { name: string; inputSchema: object; annotations: object }[];
  expect(tools.find(({ name }) => name === 'chat_send')).toMatchObject({
    inputSchema: {
      type: 'object',
      required: expect.arrayContaining(['target']),
      properties: {
        target: { type: 'string', description: expect.any(String) },
        'dry-run': { type: 'boolean' },
      },
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
  });
  expect(tools.find(({ name }) => name === 'chat_list')?.annotations).toEqual({
    readOnlyHint: true,
    destructiveHint: false,
  });
  for (const { name } of tools) expect(name).toMatch(/^[a-z_]+$/);
});

test('what a person would be asked about is offered to a program only where that is said', async () => {
  const usual = namesOf((await answersTo([request(1, 'tools/list')]))[0]);
  const all = namesOf((await answersTo([request(1, 'tools/list')], '--dangerous'))[0]);
  const dangerous = all.filter((name) => !usual.includes(name));
  expect(dangerous).toEqual(expect.arrayContaining(['group_dissolve', 'group_remove', 'disk_rm']));
  const [refused] = await answersTo([callOf(1, 'group_dissolve', { target: '00012' })]);
  expect(refused).toMatchObject({ error: { code: -32602 } });
});

test('answers keep to the shapes the tools announce, as the protocol’s own client reads them, and leave no fault', async () => {
  const waiting: string[] = [];
  const input: { wake?: () => void; isOver: boolean } = { isOver: false };
  async function* lines(): AsyncGenerator<string> {
    while (!input.isOver || waiting.length > 0) {
      const line = waiting.shift();
      if (line !== undefined) yield line;
      else await new Promise<void>((resolve) => (input.wake = resolve));
    }
  }
  const transport: Transport = {
    start: async () => undefined,
    async send(message) {
      waiting.push(JSON.stringify(message));
      input.wake?.();
    },
    async close() {
      input.isOver = true;
      input.wake?.();
    },
  };
  const heard = (line: string): void => transport.onmessage?.(JSON.parse(line) as JSONRPCMessage);
  const faults: unknown[] = [];
  const running = cli.tangram(['mcp'], {
    lines: lines(),
    onOut: heard,
    onFault: (fault) => void faults.push(fault),
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  expect(tools.filter(({ outputSchema }) => outputSchema !== undefined).length).toBeGreaterThan(60);
  // The client compares each answer with the shape of its tool, and throws where it differs.
  for (const [name, given] of [
    ['chat_list', {}],
    ['chat_read', { target: '00012', limit: 2 }],
    ['chat_send', { target: '00012', text: 'x', 'dry-run': true }],
    ['chat_send', { target: '00012', text: 'x' }],
    ['group_list', {}],
    ['contacts_search', { text: 'a' }],
    ['disk_ls', {}],
    ['schedule_agenda', {}],
    ['todo_list', {}],
    ['whoami', {}],
  ] as const) {
    const { isError, structuredContent } = await client.callTool({ name, arguments: given });
    expect([name, isError, structuredContent !== undefined]).toEqual([name, false, true]);
  }
  await client.close();
  expect((await running).code).toBe(0);
  expect(faults).toEqual([]);
});

test('nobody signs in or out, takes the terminal or waits for ever by a tool', async () => {
  const names = namesOf((await answersTo([request(1, 'tools/list')]))[0]);
  for (const left of ['login', 'logout', 'tui', 'mcp', 'chat_watch', 'server_start', 'account_password'])
    expect(names).not.toContain(left);
});

test('what only reads stays with --read-only, and nouns can be chosen', async () => {
  const reading = namesOf((await answersTo([request(1, 'tools/list')], '--read-only'))[0]);
  expect(reading).toContain('chat_read');
  expect(reading).not.toContain('chat_send');
  const [refused] = await answersTo([callOf(1, 'chat_send', { target: 'x' })], '--read-only');
  expect(refused).toMatchObject({ error: { code: -32602 } });
  const chosen = namesOf((await answersTo([request(1, 'tools/list')], '--tools', 'group,contacts'))[0]);
  expect(new Set(chosen.map((name) => name.split('_')[0]))).toEqual(new Set(['group', 'contacts']));
  const { code, err } = await cli.tangram(['mcp', '--tools', 'chta', '--json'], { input: '' });
  expect([code, JSON.parse(err)]).toMatchObject([2, { param: '--tools', suggestion: 'chat' }]);
});

test('a tool does what its command does: a text that begins with a dash is sent and read again', async () => {
  const [sent, read, failed] = await answersTo([
    callOf(1, 'chat_send', { target: '00012', text: '--not a flag' }),
    callOf(2, 'chat_read', { target: '00012', limit: 1 }),
    callOf(3, 'chat_read', { target: 'nobody at all' }),
  ]);
  expect(sent).toMatchObject({ result: { isError: false } });
  const text = (answer: Answer | undefined): string => {
    const content = answer?.result?.['content'] as { text: string }[] | undefined;
    return content?.[0]?.text ?? '';
  };
  expect(JSON.parse(text(read))).toMatchObject([{ text: '--not a flag' }]);
  expect(failed).toMatchObject({ result: { isError: true } });
  expect(JSON.parse(text(failed))).toMatchObject({ type: expect.any(String), code: expect.any(String) });
});

test('what is no request, no method, no tool or no input of it is told by its code', async () => {
  const answers = await answersTo([
    '{',
    { id: 1 },
    request(2, 'resources/list'),
    callOf(3, 'chat_sing', {}),
    callOf(4, 'chat_read', { target: '00012', limit: 'many' }),
    callOf(5, 'chat_read', { target: '00012', surprise: true }),
    request(6, 'ping'),
  ]);
  // What needs no turn is answered at once: only the ids say what belongs together.
  const byId = answers.toSorted((one, other) => Number(one.id ?? 0) - Number(other.id ?? 0));
  expect(byId.map(({ id, error }) => [id, error?.code])).toEqual([
    [null, -32700],
    [null, -32600],
    [2, -32601],
    [3, -32602],
    [4, -32602],
    [5, -32602],
    [6, undefined],
  ]);
});

test('each tool has a name of its own, and its words come before what was given', async () => {
  const tools = await toolsOf({ readOnly: false, dangerous: true, nouns: undefined });
  expect(tools.length).toBeGreaterThan(60);
  const names = tools.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const remove = tools.find(({ name }) => name === 'group_remove');
  expect(remove && lineOf(remove, { target: '12', people: ['a', 'b'], yes: true })).toEqual(
    expect.arrayContaining(['group', 'remove', '--yes', '--', 'a', 'b']),
  );
});
