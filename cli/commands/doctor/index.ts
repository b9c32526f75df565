// `tangram doctor`: looks at everything the product needs and says what to do about what is missing.
import type { CommandSpec } from '../../command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { safeLine } from '../../output/safe-text.ts';
import { isoTime } from '../../output/times.ts';
import { checkBurn } from './burn-check.ts';
import { lastErrors, runChecks } from './checks.ts';

const shownErrors = 5;

/** The command. */
export const noun: CommandSpec = {
  name: 'doctor',
  summary: 'cliHelp.doctor.summary',
  fields: ['ok', 'checks', 'errors'],
  options: [
    { name: 'terminal', text: 'cliTools.doctor.option' },
    { name: 'burn', value: 'text', shown: 'MID', text: 'cliFlash.burn.option' },
    { name: 'words', value: 'text', shown: 'TEXT', text: 'cliFlash.burn.words' },
    { name: 'data', value: 'text', shown: 'DIR', text: 'cliFlash.burn.data' },
  ],
  examples: [
    { line: 'tangram doctor --terminal', text: 'cliTools.doctor.exampleTerminal' },
    { line: 'tangram doctor --burn 4711 --words -', text: 'cliFlash.burn.example' },
    { line: 'tangram doctor', text: 'cliHelp.doctor.exampleOne' },
    { line: 'tangram doctor --profile work --json', text: 'cliHelp.doctor.exampleJson' },
  ],
  async run(context, input) {
    const texts = await context.texts();
    const burns = input.text('burn') !== undefined;
    const checks = burns ? [await checkBurn(context, input)] : await runChecks(context, texts);
    const logged = burns ? [] : await lastErrors(context, shownErrors);
    const errors = logged.map((error) => ({ ...error, time: isoTime(error.time) }));
    const ok = checks.every(({ state }) => state !== 'failed');
    if (context.flags.json) {
      await context.output.one({ ok, checks, errors }, () => []);
    } else {
      const { paint } = context.output;
      const mark = { ok: paint.green('✓'), warning: '!', failed: paint.red('✗'), skipped: '-' } as const;
      for (const { state, title, detail, fix } of checks) {
        context.output.text(`${mark[state]} ${title}${detail === '' ? '' : `: ${safeLine(detail)}`}\n`);
        if (fix !== '') context.output.text(`  ${texts.t('cli.nextLabel')}: ${safeLine(fix)}\n`);
      }
      if (errors.length > 0) context.output.text(`\n${texts.t('cli.doctor.lastErrors')}\n`);
      for (const { time, page, type, message } of errors) {
        context.output.text(`  ${safeLine(`${time ?? ''} ${page} ${type} ${message}`)}\n`);
      }
      if (input.has('terminal')) context.output.text((await import('./rulers.ts')).rulers(texts));
    }
    return ok ? exitCodes.ok : exitCodes.refused;
  },
};
