// `tangram contacts service`: the chat with the service desk, and its telephone.
import { serviceDesk } from '#sdk/contacts/rules/service-desk.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded, presentValue } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { safeLine } from '../../output/safe-text.ts';

/** The command; the chat begins with it where there is none yet. */
export const service: CommandSpec = {
  name: 'service',
  summary: 'cliContacts.service.summary',
  mutates: true,
  fields: ['chatId', 'personId', 'name', 'telephone'],
  examples: [
    { line: 'tangram contacts service', text: 'cliContacts.service.example' },
    { line: 'tangram contacts service --jq .chatId', text: 'cliContacts.service.exampleChat' },
  ],
  async run(context) {
    context.needsNetwork('contacts service');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const { personId, telephone } = serviceDesk((await presentValue(office.config.state)).constants);
    if (context.flags.dryRun) return showPlan(context, [{ call: '/chat/actChat', input: { personId } }], []);
    const chat = await bounded(office.chat.activate({ personId }), signal);
    const { t } = await context.texts();
    await context.output.done({ chatId: chat.id, personId, name: chat.name, telephone }, () =>
      [
        t('cliContacts.service.done', { name: safeLine(chat.name), id: chat.id }),
        ...(telephone === '' ? [] : [t('contacts.service.telephone', { telephone: safeLine(telephone) })]),
      ].join('\n'),
    );
  },
};
