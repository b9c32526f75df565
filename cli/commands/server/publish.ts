// `tangram server publish`: signs a build of the client and hands it out from now on, whether the office runs or not.
import { resolve } from 'node:path';
import { sizeText } from '#sdk/locales/size-text.ts';
import { updateChannels, type UpdateChannel } from '#sdk/contract/update-package.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';

/** @throws CliError `missingOption` */
function needed(input: Input, name: string): string {
  const value = input.text(name);
  if (value === undefined) throw new CliError('missingOption', { a: `--${name}` }, { param: `--${name}` });
  return value;
}

/** The command. */
export const publish: CommandSpec = {
  name: 'publish',
  summary: 'cliServer.publish.summary',
  mutates: true,
  fields: ['version', 'os', 'channel', 'subChannel', 'forced', 'name', 'size', 'sha256'],
  arguments: [{ name: 'file', required: true, text: 'cliServer.publish.file' }],
  options: [
    { name: 'release', value: 'text', shown: 'VERSION', text: 'cliServer.publish.release' },
    { name: 'os', value: 'text', shown: 'mac-arm64|win64|linux-x64|…', text: 'cliServer.publish.os' },
    {
      name: 'channel',
      value: 'text',
      shown: updateChannels.join('|'),
      choices: updateChannels,
      text: 'cliServer.publish.channel',
    },
    { name: 'sub-channel', value: 'text', shown: 'NAME', text: 'cliServer.publish.subChannel' },
    { name: 'notes', value: 'text', shown: 'TEXT', text: 'cliServer.publish.notes' },
    { name: 'forced', text: 'cliServer.publish.forced' },
    folderOption,
  ],
  examples: [
    {
      line: 'tangram server publish ./tangram.AppImage --release 1.1.0 --os linux-x64 --channel release',
      text: 'cliServer.publish.exampleFile',
    },
    {
      line: 'tangram server publish ./tangram.exe --release 1.1.0 --os win64 --forced --data ./office --json',
      text: 'cliServer.publish.exampleForced',
    },
  ],
  async run(context, input) {
    const data = dataFolder(context, input);
    needsOffice(data);
    const build = {
      file: resolve(context.parts.folder, input.required('file')),
      version: needed(input, 'release'),
      os: needed(input, 'os'),
      channel: (input.text('channel') ?? 'release') as UpdateChannel,
      subChannel: input.text('sub-channel') ?? '',
      forced: input.has('forced'),
      contents: input.text('notes') ?? '',
    };
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'server publish', input: { data, ...build } }], ['data']);
    const { publishBuild, PublishError } = await import('#fixtures/keeping/builds.ts');
    try {
      const made = await told(data, () => publishBuild(data, build, context.now()));
      const { version, os, channel, subChannel, forced, name, size, sha256 } = made;
      const { t, locale } = await context.texts();
      await context.output.done({ version, os, channel, subChannel, forced, name, size, sha256 }, () =>
        t('cliServer.publish.done', { version, os, size: sizeText(size, locale) }),
      );
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      const { version, os, file } = build;
      throw new CliError(error.code, { version, os, path: file }, { param: 'publish' });
    }
  },
};
