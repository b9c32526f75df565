// `tangram whoami`: who is signed in in this profile, and where.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { readersLetters } from '../../readers-texts.ts';
import { accountFields, accountRow } from '../../shapes/person.ts';

/** The command. */
export const noun: CommandSpec = {
  name: 'whoami',
  summary: 'cliHelp.whoami.summary',
  fields: accountFields,
  examples: [
    { line: 'tangram whoami', text: 'cliHelp.whoami.exampleOne' },
    { line: 'tangram whoami --json=loginName,server --profile work', text: 'cliHelp.whoami.exampleJson' },
  ],
  async run(context) {
    const office = await context.signedIn();
    const person = await bounded(office.account.resume({ signal: context.signal }), timeSignal(context));
    const { profile, values } = context.settings;
    const row = accountRow(person, {
      profile: profile.value,
      variant: values.variant.value,
      server: context.server,
    });
    await context.output.one(row, async () => {
      const { t } = await context.texts();
      const reader = await readersLetters(context, office);
      return [
        [t('cli.column.name'), nameText(reader, row.name)],
        [t('cli.column.loginName'), row.loginName],
        [t('cli.column.id'), row.id],
        [t('cli.column.department'), forReader(row, context.language).departmentName],
        [t('cli.column.phone'), row.phone],
        [t('cli.column.email'), row.email],
        [t('cli.column.profile'), row.profile],
        [t('cli.column.variant'), row.variant],
        [t('cli.column.server'), row.server ?? undefined],
      ];
    });
  },
};
