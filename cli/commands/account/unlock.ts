// `tangram unlock`: opens a locked profile with its password.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded, presentValue } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { lockFields, lockRow, readPasswords } from './lock-shape.ts';

/** The command. */
export const noun: CommandSpec = {
  name: 'unlock',
  summary: 'cliLock.unlock.summary',
  mutates: true,
  fields: lockFields,
  options: [{ name: 'password-stdin', text: 'cliLock.unlock.passwordStdin' }],
  examples: [
    { line: 'tangram unlock', text: 'cliLock.unlock.exampleAsk' },
    { line: 'tangram unlock --password-stdin < password.txt', text: 'cliLock.unlock.exampleStdin' },
  ],
  async run(context, input) {
    const profile = context.settings.profile.value;
    if (context.flags.dryRun) return showPlan(context, [{ call: 'unlock', input: { profile } }], ['unlock']);
    const office = await context.signedIn('reader', { evenLocked: true });
    const { locked } = await presentValue(office.lock.state);
    if (locked) {
      const [password = ''] = await readPasswords(context, input, ['cliLock.ask.unlock']);
      await bounded(office.lock.unlock(password), timeSignal(context));
    }
    const { t } = await context.texts();
    await context.output.done(await lockRow(context, office), () => t('cliLock.done.unlocked', { profile }));
  },
};
