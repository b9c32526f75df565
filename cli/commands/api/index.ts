// `tangram api`: any call of the contract, checked before it goes out, for what has no command yet (cli.md C29).
import { readFileSync } from 'node:fs';
import type { CommandSpec } from '../../command.ts';
import type { FoundCall } from '../../context/contract-calls.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { showPlan } from '../../dry-run.ts';
import { nearestWord } from '../../suggest.ts';

/** Shorter names of the services. */
const aliases: Readonly<Record<string, string>> = { uc: 'userCentre', im: 'chat', disk: 'netdisk' };
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The typed path with the service's whole name, and its query apart. */
function splitPath(typed: string): { path: string; query: Fields } {
  const [service = '', ...rest] = typed.split(':');
  const [path = '', query = ''] = rest.join(':').split('?', 2);
  return {
    path: `${aliases[service] ?? service}:${path}`,
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

async function find(method: string, path: string): Promise<FoundCall> {
  const { contractCalls, findCall } = await import('../../context/contract-calls.ts');
  const found = await findCall(method, path);
  if (found !== undefined) return found;
  const calls = await contractCalls();
  const elsewhere = calls.find(({ call }) => call === path);
  const names = calls.map((row) => `${row.method} ${row.call}`);
  const typed = `${method} ${path}`;
  const suggestion = elsewhere ? `${elsewhere.method} ${path}` : nearestWord(typed, names);
  throw new CliError('apiUnknown', { call: typed }, { param: path, ...(suggestion && { suggestion }) });
}

/** What `-F` says, twice: as JSON where it is, and as plain words. */
function typedFields(given: readonly string[]): { read: Fields; plain: Fields } {
  const pairs = given.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new CliError('invalidValue', { name: '--field', value: pair }, { param: '--field' });
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return {
    read: Object.fromEntries(pairs.map(([key, value]) => [key, parseJson(value) ?? value])),
    plain: Object.fromEntries(pairs),
  };
}

async function bodyOf(context: Context, input: Input): Promise<Fields> {
  const from = input.text('input');
  if (from === undefined) return {};
  const body = parseJson(from === '-' ? await context.io.readInput() : readFileSync(from, 'utf8'));
  if (!isObject(body)) throw new CliError('apiInput', { from }, { param: '--input' });
  return body;
}

async function listCalls(context: Context): Promise<void> {
  const { contractCalls } = await import('../../context/contract-calls.ts');
  const listed = (await contractCalls()).map(({ method, call, name, token, file }) => ({
    method,
    call,
    name,
    token,
    file,
  }));
  await context.output.rows<(typeof listed)[number]>(listed, [
    { title: 'cliTools.api.method', cell: ({ method }) => method },
    { title: 'cliTools.api.call', cell: ({ call }) => call, shrinks: true },
    { title: 'cli.column.name', cell: ({ name }) => name },
  ]);
}

async function call(context: Context, input: Input, method: string, typed: string): Promise<void> {
  const { path, query } = splitPath(typed);
  const { call: row, fields } = await find(method.toUpperCase(), path);
  const { apiSink, givenApiFiles, shownFields } = await import('./api-files.ts');
  const files = await givenApiFiles(row, input.many('file'));
  const body = await bodyOf(context, input);
  const { read, plain } = typedFields(input.many('field'));
  const opened = await context.opened();
  // A field that looks like a number may be a word to this call: then it is taken as it was typed.
  const attempts = await Promise.all(
    [read, plain].map((own) => opened.prepare(row, { ...query, ...fields, ...body, ...own, ...files })),
  );
  const ready = attempts.find((attempt) => 'perform' in attempt);
  if (ready === undefined || !('perform' in ready)) {
    const [first] = attempts;
    const { wrong, reason } = first !== undefined && 'wrong' in first ? first : { wrong: '', reason: '' };
    throw new CliError(
      reason === '' ? 'apiNoField' : 'apiField',
      { call: row.call, field: wrong, reason },
      { param: wrong },
    );
  }
  if (context.flags.dryRun)
    return showPlan(
      context,
      [{ call: `${row.method} ${row.call}`, input: shownFields(ready.wire) }],
      ['input'],
    );
  context.needsNetwork('api');
  if (row.token) await context.signedIn();
  const sink = row.binary ? apiSink(context, input, row) : undefined;
  // A file may take its time: only the person ends it.
  const bounds = row.file
    ? { signal: context.signal, timeoutMs: 0 }
    : { signal: timeSignal(context), timeoutMs: context.timeoutMs };
  if (sink === undefined) return context.output.data((await ready.perform(bounds)) ?? null);
  try {
    await ready.perform({ ...bounds, sink: (piece) => sink.write(piece) });
  } catch (error) {
    sink.drop();
    throw error;
  }
  const saved = await sink.done();
  if (saved !== undefined) await context.output.data(saved);
}

/** The command. */
export const noun: CommandSpec = {
  name: 'api',
  summary: 'cliTools.api.summary',
  mutates: true,
  lists: true,
  fields: ['method', 'call', 'name', 'token', 'file'],
  arguments: [
    { name: 'method', required: false, text: 'cliTools.api.methodText' },
    { name: 'call', required: false, text: 'cliTools.api.callText' },
  ],
  options: [
    { name: 'field', short: 'F', value: 'many', shown: 'KEY=VALUE', text: 'cliTools.api.field' },
    { name: 'input', value: 'text', shown: 'FILE|-', text: 'cliTools.api.input' },
    { name: 'file', value: 'many', shown: 'KEY=FILE', text: 'cliTools.api.file' },
    { name: 'output', short: 'o', value: 'text', shown: 'FILE|-', text: 'cliTools.api.output' },
  ],
  examples: [
    { line: 'tangram api', text: 'cliTools.api.exampleList' },
    { line: 'tangram api GET chat:/user/curr --jq ".nick"', text: 'cliTools.api.exampleGet' },
    {
      line: 'tangram api GET uc:/system/user/getKeyWordsLike -F keyWord=shen --dry-run',
      text: 'cliTools.api.examplePost',
    },
    {
      line: 'tangram api POST chat:/user/updateAvatar --file uploadFile=me.png',
      text: 'cliTools.api.exampleUpload',
    },
    {
      line: 'tangram api GET im:/chat/media -F fileid=17 -o picture.png',
      text: 'cliTools.api.exampleDownload',
    },
  ],
  async run(context, input) {
    const method = input.argument('method');
    const typed = input.argument('call');
    if (method === undefined) return listCalls(context);
    if (typed === undefined) throw new CliError('missingArgument', { name: 'call' }, { param: 'call' });
    await call(context, input, method, typed);
  },
};
