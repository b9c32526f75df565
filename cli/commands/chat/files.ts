// `tangram chat files`: the files, pictures, videos and voice messages of a chat.
import type { FileKind } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { freshOffice } from '../../fresh.ts';
import { chatFileColumns, chatFileFields, chatFileRow } from '../../shapes/chat-file.ts';
import { findChat } from '../../target.ts';

const kinds: readonly FileKind[] = ['file', 'image', 'video', 'audio'];

function kindsOf(typed: readonly string[] | undefined): FileKind[] | undefined {
  const wrong = typed?.find((one) => !kinds.includes(one as FileKind));
  if (wrong !== undefined)
    throw new CliError('invalidValue', { name: '--kind', value: wrong }, { param: '--kind', valid: kinds });
  return typed as FileKind[] | undefined;
}

/** The command. */
export const files: CommandSpec = {
  name: 'files',
  summary: 'files.help.files.summary',
  lists: true,
  fields: chatFileFields,
  arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
  options: [
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'before', value: 'count', shown: 'MID', text: 'files.help.files.before' },
    { name: 'kind', value: 'list', shown: 'KIND,…', text: 'files.help.files.kind' },
  ],
  examples: [
    { line: 'tangram chat files 沈知行', text: 'files.help.files.exampleAll' },
    { line: 'tangram chat files 00012 --kind image --json=mid,name', text: 'files.help.files.exampleImages' },
  ],
  async run(context, input) {
    const kind = kindsOf(input.list('kind'));
    const limit = input.count('limit') ?? context.limit;
    const before = input.count('before');
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    const found = await office.files.ofChat(chat.id, {
      limit,
      ...(kind === undefined ? {} : { kinds: kind }),
      ...(before === undefined ? {} : { before }),
    });
    const columns = chatFileColumns(await context.texts(), context.now());
    await context.output.rows(found.map(chatFileRow), columns);
  },
};
