// `tangram contacts cache refresh`: the whole organisation is fetched for times without a network.
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';

/** The command. */
export const cache: CommandSpec = {
  name: 'cache',
  summary: 'cliContacts.cache.summary',
  fields: ['departments', 'people'],
  arguments: [{ name: 'act', required: true, text: 'cliContacts.cache.act' }],
  examples: [
    { line: 'tangram contacts cache refresh', text: 'cliContacts.cache.example' },
    { line: 'tangram contacts cache refresh --json', text: 'cliContacts.exampleJson' },
  ],
  async run(context, input) {
    const act = input.required('act');
    if (act !== 'refresh')
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: ['refresh'] });
    context.needsNetwork('contacts cache refresh');
    const office = await context.signedIn();
    // As long as it takes: a hundred thousand people are a thousand calls.
    const counted = await bounded(office.contacts.refreshCache({ signal: context.signal }), context.signal);
    const { t } = await context.texts();
    await context.output.done(counted, () => t('cliContacts.cache.done', counted));
  },
};
