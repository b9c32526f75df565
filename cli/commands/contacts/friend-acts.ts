// `tangram contacts add-friend|remove-friend`: friendships begin and end.
import type { OfficeApi, Person } from '#sdk/api.ts';
import { listText } from '#sdk/locales/list-text.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { safeLine } from '../../output/safe-text.ts';
import { friendRow } from '../../shapes/contact.ts';
import { findPerson } from '../../target.ts';

/** Everybody who is meant, each once. */
async function everybody(office: OfficeApi, typed: readonly string[]): Promise<Person[]> {
  const people = new Map<string, Person>();
  for (const word of typed) {
    const person = await findPerson(office, word);
    people.set(person.id, person);
  }
  return [...people.values()];
}

/** Makes people friends; those who have left are named, and then it was a partial success. */
export const addFriend: CommandSpec = {
  name: 'add-friend',
  summary: 'cliContacts.addFriend.summary',
  mutates: true,
  fields: ['added', 'missing'],
  arguments: [{ name: 'person', required: true, variadic: true, text: 'cliHelp.argument.person' }],
  examples: [
    { line: 'tangram contacts add-friend 林若溪', text: 'cliContacts.addFriend.example' },
    { line: 'tangram contacts add-friend @zhoumingxuan 1007 --dry-run', text: 'cliHelp.exampleDryRun' },
  ],
  async run(context, input) {
    context.needsNetwork('contacts add-friend');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const people = await bounded(everybody(office, input.rest('person')), signal);
    const ids = people.map(({ id }) => id);
    if (context.flags.dryRun) {
      const call = ids.length === 1 ? '/chat/addFriend' : '/chat/autoBatchAddFriend';
      const planned = ids.length === 1 ? { personId: ids[0] } : { personIds: ids };
      return showPlan(context, [{ call, input: planned }], ['person']);
    }
    const { added, missing } = await bounded(office.contacts.addFriends(ids, { signal }), signal);
    const texts = await context.texts();
    await context.output.done({ added: added.map(friendRow), missing }, () =>
      [
        texts.t('cliContacts.addFriend.done', {
          names: listText(
            texts,
            added.map(({ name }) => name),
          ),
        }),
        ...(missing.length > 0
          ? [texts.t('cliContacts.addFriend.missing', { ids: listText(texts, missing) })]
          : []),
      ].join('\n'),
    );
    return missing.length > 0 ? exitCodes.partial : exitCodes.ok;
  },
};

/** Ends a friendship; off a terminal only with --yes, since it closes the chat for the other side too. */
export const removeFriend: CommandSpec = {
  name: 'remove-friend',
  summary: 'cliContacts.removeFriend.summary',
  mutates: true,
  fields: ['personId', 'name'],
  arguments: [{ name: 'person', required: true, text: 'cliHelp.argument.person' }],
  options: [{ name: 'yes', text: 'cliAccount.qr.yes' }],
  examples: [
    { line: 'tangram contacts remove-friend 林若溪 --yes', text: 'cliContacts.removeFriend.example' },
    { line: 'tangram contacts remove-friend 1003 --dry-run', text: 'cliHelp.exampleDryRun' },
  ],
  async run(context, input) {
    context.needsNetwork('contacts remove-friend');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const person = await bounded(findPerson(office, input.required('person')), signal);
    const { id: personId, name } = person;
    if (context.flags.dryRun)
      return showPlan(context, [{ call: '/wx/friend/remove', input: { personId } }], ['person']);
    const { t } = await context.texts();
    if (!input.has('yes')) {
      const question = `${safeLine(t('cliContacts.removeFriend.ask', { name }))} `;
      const answer = context.flags.input && !context.flags.json ? await context.io.ask(question) : undefined;
      if (answer === undefined) throw new CliError('needsYes', {}, { param: '--yes' });
      if (!/^(?:y|yes|是)$/i.test(answer.trim())) throw new CliError('notConfirmed');
    }
    await bounded(office.contacts.removeFriend(personId, { signal }), signal);
    await context.output.done({ personId, name }, () => t('cliContacts.removeFriend.done', { name }));
  },
};
