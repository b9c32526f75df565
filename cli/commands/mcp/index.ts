// `tangram mcp`: the commands as tools of the Model Context Protocol, on standard input and output.
import * as z from 'zod/mini';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { nearestWord } from '../../suggest.ts';
import type { ToolRequest } from './tools.ts';
import type { ListedTool, ObjectSchema, ToolBox } from './session.ts';

/** Streams of one call: nobody is there to be asked, and what is said is kept. */
function keptIo(): { io: Io; said: { out: string; err: string } } {
  const said = { out: '', err: '' };
  const keep = (text: string | Uint8Array): void =>
    void (said.out += typeof text === 'string' ? text : Buffer.from(text).toString('base64'));
  const nobody = async (): Promise<undefined> => undefined;
  const io: Io = {
    out: keep,
    page: async (text) => keep(text),
    err: (text) => void (said.err += text),
    readInput: async () => '',
    async *bytes() {},
    async *lines() {},
    askSecret: nobody,
    ask: nobody,
    outIsTerminal: false,
    inIsTerminal: false,
    errIsTerminal: false,
    columns: 80,
  };
  return { io, said };
}

/** The flags that decide for whom and where: each call has those the server was started with. */
function flagsOf({ flags, language }: Context): string[] {
  const { profile, server, variant, timeout, retries, offline } = flags;
  const given = Object.entries({ profile, server, variant, timeout, retries, lang: language });
  return [
    ...given.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`])),
    ...(offline ? ['--offline'] : []),
  ];
}

async function boxOf(context: Context, request: ToolRequest) {
  const [{ inputOf, isDangerous, lineOf, outputOf, toolsOf }, { allShapes }] = await Promise.all([
    import('./tools.ts'),
    import('../../shapes/schemas.ts'),
  ]);
  const [tools, shapes] = await Promise.all([toolsOf(request), allShapes()]);
  const { translateRef } = await context.texts();
  const sentence: Parameters<typeof inputOf>[1] = (key) => translateRef({ key });
  const box: ToolBox = {
    async list() {
      return tools.map((tool): ListedTool => {
        const outputSchema = outputOf(tool, shapes);
        return {
          name: tool.name,
          description: sentence(tool.command.summary),
          inputSchema: z.toJSONSchema(inputOf(tool, sentence)) as ObjectSchema,
          ...(outputSchema !== undefined && { outputSchema }),
          annotations: {
            readOnlyHint: tool.command.mutates !== true,
            destructiveHint: isDangerous(tool.command),
          },
        };
      });
    },
    async call(name, input) {
      const tool = tools.find((each) => each.name === name);
      if (tool === undefined) return undefined;
      const read = inputOf(tool, sentence).safeParse(input);
      if (!read.success) return { wrong: z.prettifyError(read.error) };
      const [noun = '', ...rest] = lineOf(tool, read.data);
      const { io, said } = keptIo();
      const code = await context.call([noun, ...flagsOf(context), ...rest], io);
      // Hints on standard error belong to what was printed; an error is the answer itself.
      if (code !== exitCodes.ok) return { text: said.out + said.err, failed: true };
      if (outputOf(tool, shapes) === undefined) return { text: said.out, failed: false };
      return { text: said.out, failed: false, structured: { data: JSON.parse(said.out) as unknown } };
    },
  };
  return { box, toolCount: tools.length };
}

/** The command. */
export const noun: CommandSpec = {
  name: 'mcp',
  summary: 'cliTools.mcp.summary',
  fields: [],
  options: [
    { name: 'read-only', text: 'cliTools.mcp.readOnly' },
    { name: 'dangerous', text: 'cliTools.mcp.dangerous' },
    { name: 'tools', value: 'list', shown: 'chat,group', text: 'cliTools.mcp.tools' },
  ],
  examples: [
    { line: 'tangram mcp --read-only', text: 'cliTools.mcp.exampleReadOnly' },
    { line: 'tangram mcp --tools chat,contacts --profile work', text: 'cliTools.mcp.exampleTools' },
  ],
  async run(context, input): Promise<ExitCode> {
    const { toolNouns } = await import('./tools.ts');
    const nouns = input.list('tools');
    for (const value of nouns ?? [])
      if (!toolNouns.includes(value)) {
        const suggestion = nearestWord(value, toolNouns);
        const extras = { param: '--tools', valid: toolNouns, ...(suggestion && { suggestion }) };
        throw new CliError('invalidValue', { name: '--tools', value }, extras);
      }
    const [{ box, toolCount }, { serveTools }] = await Promise.all([
      boxOf(context, { readOnly: input.has('read-only'), dangerous: input.has('dangerous'), nouns }),
      import('./session.ts'),
    ]);
    context.io.err(`[tangram] ready tools=${toolCount}\n`);
    await serveTools(box, context.io.lines(context.signal), (line) => context.io.out(`${line}\n`));
    return context.signal.aborted ? exitCodes.interrupted : exitCodes.ok;
  },
};
