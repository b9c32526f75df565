// `tangram chat download`: brings the file of a message to this computer, from where it broke off.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { safeName } from '#sdk/transfers/rules/safe-name.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { freshOffice } from '../../fresh.ts';
import { progressOption, showProgress } from '../../progress.ts';
import { chatFileFields, chatFileRow } from '../../shapes/chat-file.ts';
import { findChat } from '../../target.ts';

/** Where it is wanted: into a folder under its own name, or as this very file. */
function wantedPlace(typed: string | undefined, name: string): string | undefined {
  if (typed === undefined) return undefined;
  const path = resolve(typed);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? join(path, safeName(name)) : path;
}

/** The command. */
export const download: CommandSpec = {
  name: 'download',
  summary: 'files.help.download.summary',
  fields: chatFileFields,
  arguments: [
    { name: 'target', required: true, text: 'cliHelp.argument.target' },
    { name: 'mid', required: true, text: 'files.help.download.mid' },
  ],
  options: [
    { name: 'output', short: 'o', value: 'text', shown: 'PATH', text: 'files.help.download.output' },
    progressOption,
  ],
  examples: [
    { line: 'tangram chat download 沈知行 4711 -o .', text: 'files.help.download.exampleHere' },
    { line: 'tangram chat download 00012 4711 --json=path', text: 'files.help.download.exampleCache' },
  ],
  async run(context, input) {
    const typed = input.required('mid');
    if (!/^[1-9]\d{0,15}$/.test(typed))
      throw new CliError('invalidValue', { name: 'mid', value: typed }, { param: 'mid' });
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    const file = await office.files.ofMessage(chat.id, Number(typed));
    const to = wantedPlace(input.text('output'), file.name === '' ? file.fileId : file.name);
    const ended = await showProgress(
      context,
      office,
      (one) => one.fileId === file.fileId,
      input.has('progress'),
    );
    const { place } = await office.files
      .download(file, to === undefined ? {} : { to }, { signal: context.signal })
      .finally(ended);
    const { t } = await context.texts();
    await context.output.done(chatFileRow({ ...file, place }), () => t('files.saved', { path: place }));
  },
};
