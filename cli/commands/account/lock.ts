// `tangram lock`: locks the profile at once, or chooses what unlocks it.
import type { LockChoice, OfficeApi } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded, presentValue } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { lockFields, lockRow, readPasswords } from './lock-shape.ts';

const ways = ['own', 'account', 'none'] as const;

async function readChoice(
  context: Context,
  office: OfficeApi,
  input: Input,
  way: LockChoice['way'],
): Promise<LockChoice> {
  const hasOne = (await presentValue(office.lock.state)).way !== 'none';
  // A new word that nobody sees is typed twice; a script writes what it means.
  const isTyped = way === 'own' && !input.has('password-stdin');
  const asked = await readPasswords(context, input, [
    ...(way === 'none' ? [] : ([`cliLock.ask.${way}`] as const)),
    ...(isTyped ? (['lock.again'] as const) : []),
    ...(hasOne ? (['cliLock.ask.current'] as const) : []),
  ]);
  if (isTyped && asked[0] !== asked[1]) throw new CliError('passwordsDiffer');
  const password = way === 'none' ? '' : (asked[0] ?? '');
  const current = hasOne ? { current: asked.at(-1) ?? '' } : {};
  return way === 'none' ? { way, ...current } : { way, password, ...current };
}

/** The command. */
export const noun: CommandSpec = {
  name: 'lock',
  summary: 'cliLock.lock.summary',
  mutates: true,
  fields: lockFields,
  options: [
    { name: 'choose', value: 'text', shown: ways.join('|'), choices: ways, text: 'cliLock.lock.choose' },
    { name: 'password-stdin', text: 'cliLock.lock.passwordStdin' },
  ],
  examples: [
    { line: 'tangram lock', text: 'cliLock.lock.exampleNow' },
    {
      line: 'tangram lock --choose own --password-stdin < two-lines.txt',
      text: 'cliLock.lock.exampleChoose',
    },
  ],
  async run(context, input) {
    const way = ways.find((each) => each === input.text('choose'));
    const profile = context.settings.profile.value;
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'lock', input: { profile, choose: way ?? null } }], ['lock']);
    const office = await context.signedIn('reader', { evenLocked: way === undefined });
    const { t } = await context.texts();
    if (way === undefined) {
      await office.lock.lock();
      return context.output.done(await lockRow(context, office), () => t('cliLock.done.locked', { profile }));
    }
    const choice = await readChoice(context, office, input, way);
    await bounded(office.lock.choose(choice), timeSignal(context));
    await context.output.done(await lockRow(context, office), () => t(`cliLock.done.${way}`, { profile }));
  },
};
