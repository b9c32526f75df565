// `tangram config edit`: the configuration file in the person's own editor; what is wrong in it is not kept.
import { readFileSync } from 'node:fs';
import type { CommandSpec } from '../../command.ts';
import { checkConfig, emptyConfig } from '../../config/file.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { TextRef } from '#sdk/locales/index.ts';

/** The file as it is, or one with nothing in it. */
function present(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyConfig;
    throw error;
  }
}

/** The command. */
export const edit: CommandSpec = {
  name: 'edit',
  summary: 'cliHelp.config.edit.summary',
  mutates: true,
  fields: ['path', 'changed'],
  examples: [
    { line: 'tangram config edit', text: 'cliHelp.config.edit.exampleOwn' },
    { line: 'tangram config edit --dry-run', text: 'cliHelp.config.edit.exampleDry' },
  ],
  async run(context) {
    const path = context.parts.paths.configFile;
    if (context.flags.dryRun) return showPlan(context, [{ call: 'config edit', input: { path } }], []);
    const { io, flags } = context;
    if (!io.inIsTerminal || !io.outIsTerminal || !flags.input)
      throw new CliError('terminalNeeded', { instead: 'tangram config set' }, { param: 'edit' });
    const [{ editOutside }, { writeConfig }, { t, translateRef }] = await Promise.all([
      import('../../tui/commands/external-editor.ts'),
      import('../../config/file.ts'),
      context.texts(),
    ]);
    const before = present(path);
    for (let text = before; ;) {
      text = await editOutside(text, context.parts.environment, 'config.json');
      if (text.trim() === before.trim())
        return context.output.done({ path, changed: false }, () => t('cliHelp.config.edit.unchanged'));
      try {
        writeConfig(path, checkConfig(text, path));
        return await context.output.done({ path, changed: true }, () =>
          t('cliHelp.config.edit.done', { path }),
        );
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        // What was typed is not lost over a comma: it is shown again, as it is.
        const said = translateRef({ key: `cli.errors.${error.code}`, parameters: error.params } as TextRef);
        const answer = await io.ask(t('cliHelp.config.edit.again', { problem: said }));
        if (!/^\s*y/i.test(answer ?? '')) throw error;
      }
    }
  },
};
