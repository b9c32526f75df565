// `tangram contacts add-friend|remove-friend`: friendships begin and end.
import type { OfficeApi, Person } from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
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

/**
 * Everybody who is meant, each once, and the words that mean nobody, or several.
 * @throws what is said of the first of them where they all do
 */
async function everybody(
  office: OfficeApi,
  typed: readonly string[],
): Promise<{ people: Person[]; unknown: string[] }> {
  const people = new Map<string, Person>();
  const unknown = new Map<string, unknown>();
  for (const word of typed) {
    try {
      const person = await findPerson(office, word);
      people.set(person.id, person);
    } catch (error) {
      const { kind } = error instanceof CliError ? error : asOfficeError(error);
      if (kind !== 'refused' && kind !== 'usage') throw error;
      unknown.set(word, error);
    }
  }
  if (people.size === 0) for (const error of unknown.values()) throw error;
  return { people: [...people.values()], unknown: [...unknown.keys()] };
}

/** Makes people friends; those who have left, or are nobody, are named, and then it was a partial success. */
export const addFriend: CommandSpec = {
  name: 'add-friend',
  summary: 'cliContacts.addFriend.summary',
  mutates: true,
  fields: ['added', 'missing', 'ended'],
  arguments: [{ name: 'person', required: true, variadic: true, text: 'cliHelp.argument.person' }],
  examples: [
    { line: 'tangram contacts add-friend 林若溪', text: 'cliContacts.addFriend.example' },
    { line: 'tangram contacts add-friend @zhoumingxuan 1007 --dry-run', text: 'cliHelp.exampleDryRun' },
  ],
  async run(context, input) {
    context.needsNetwork('contacts add-friend');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const { people, unknown } = await bounded(everybody(office, input.rest('person')), signal);
    const ids = people.map(({ id }) => id);
    if (context.flags.dryRun) {
      const call = ids.length === 1 ? '/chat/addFriend' : '/chat/autoBatchAddFriend';
      const planned = ids.length === 1 ? { personId: ids[0] } : { personIds: ids };
      return showPlan(context, [{ call, input: planned }], ['person']);
    }
    const {
      added,
      missing: gone,
      ended,
    } = await bounded(office.contacts.addFriends(ids, { signal }), signal);
    const missing = [...gone, ...unknown];
    const texts = await context.texts();
    await context.output.done({ added: added.map(friendRow), missing, ended }, () =>
      [
        texts.t('cliContacts.addFriend.done', {
          names: listText(
            texts,
            added.map(({ name }) => name),
          ),
        }),
        ...(gone.length > 0
          ? [texts.t('cliContacts.addFriend.missing', { ids: listText(texts, gone) })]
          : []),
        ...(ended.length > 0
          ? [texts.t('cliContacts.addFriend.ended', { ids: listText(texts, ended) })]
          : []),
      ].join(' '),
    );
    for (const target of unknown) context.output.hint(texts.t('errors.personNotFound', { target }));
    return missing.length + ended.length > 0 ? exitCodes.partial : exitCodes.ok;
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
    await bounded(office.contacts.removeFriend(personId, { signal }), signal).catch((error: unknown) => {
      throw asOfficeError(error).code === 'notFound' ? new CliError('notAFriend', { name }) : error;
    });
    await context.output.done({ personId, name }, () => t('cliContacts.removeFriend.done', { name }));
  },
};
