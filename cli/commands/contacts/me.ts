// `tangram contacts me`: one's own card, and one's own picture.
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { personFields, personLines, personRow } from '../../shapes/person.ts';
import { statusesNow } from './statuses-now.ts';
import { readersTexts } from '../../readers-texts.ts';

const acts = ['update-avatar', 'remove-avatar'] as const;

async function updateAvatar(context: Context, input: Input): Promise<void> {
  const path = input.required('file');
  const { avatarAt } = await import('../../picture.ts');
  const picture = await avatarAt(path);
  if (context.flags.dryRun)
    return showPlan(
      context,
      [{ call: '/user/updateAvatar', input: { type: picture.type, bytes: picture.bytes.byteLength } }],
      ['file'],
    );
  context.needsNetwork('contacts me update-avatar');
  const office = await context.signedIn();
  const signal = timeSignal(context);
  await bounded(office.account.changeAvatar(picture, { signal }), signal);
}

async function removeAvatar(context: Context): Promise<void> {
  if (context.flags.dryRun)
    return showPlan(context, [{ call: '/user/updateAvatarInfo', input: { avatarUrl: '' } }], []);
  context.needsNetwork('contacts me remove-avatar');
  const office = await context.signedIn();
  const signal = timeSignal(context);
  await bounded(office.account.removeAvatar({ signal }), signal);
}

/** The command. */
export const me: CommandSpec = {
  name: 'me',
  summary: 'cliAccount.me.summary',
  mutates: true,
  fields: personFields,
  arguments: [
    { name: 'act', required: false, text: 'cliAccount.me.act' },
    { name: 'file', required: false, text: 'cliAccount.me.file' },
  ],
  examples: [
    { line: 'tangram contacts me', text: 'cliAccount.me.exampleShow' },
    { line: 'tangram contacts me update-avatar photo.jpg', text: 'cliAccount.me.exampleChange' },
  ],
  async run(context, input) {
    const act = input.argument('act');
    if (act !== undefined && !acts.some((known) => known === act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    if (act === 'update-avatar') await updateAvatar(context, input);
    else if (act === 'remove-avatar') await removeAvatar(context);
    if (act !== undefined && context.flags.dryRun) return;
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const own = await bounded(office.account.resume({ signal }), signal);
    const found = await bounded(office.contacts.person(own.id), signal);
    const person = personRow(found, await statusesNow(context, office, signal));
    const texts = await readersTexts(context, office);
    if (act === undefined) return context.output.one(person, () => personLines(person, texts));
    await context.output.done(person, () =>
      texts.t(act === 'update-avatar' ? 'cliAccount.me.changed' : 'cliAccount.me.removed'),
    );
  },
};
