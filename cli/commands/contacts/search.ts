// `tangram contacts search`: people by name, pinyin, initials or department.
import { areGuesses } from '#sdk/contacts/rules/are-guesses.ts';
import { hintText } from '#sdk/locales/hints.ts';
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { personColumns, personFields, personRow } from '../../shapes/person.ts';
import { statusesOfRows } from './statuses-now.ts';
import { readersTexts } from '../../readers-texts.ts';

/** The command. */
export const search: CommandSpec = {
  name: 'search',
  summary: 'cliHelp.contacts.search.summary',
  lists: true,
  fields: personFields,
  arguments: [{ name: 'text', required: true, text: 'cliHelp.contacts.search.text' }],
  options: [
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
  ],
  examples: [
    { line: 'tangram contacts search 沈', text: 'cliHelp.contacts.search.exampleName' },
    { line: 'tangram contacts search szx --csv', text: 'cliHelp.contacts.search.exampleInitials' },
  ],
  async run(context, input) {
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const typed = input.required('text');
    const { people } = await bounded(office.contacts.search(typed, { signal }), signal);
    const shown = limit === Infinity ? people : people.slice(0, limit);
    const { t } = await context.texts();
    if (people.length === 0) {
      context.output.hint(t('contacts.empty.noHitsTitle', { query: typed }));
      // Whoever reads has been told; a program is given its empty list.
      if (!context.output.forPrograms) return;
    } else if (areGuesses(typed, people)) context.output.hint(t('cli.didYouMeanPeople', { query: typed }));
    const statuses = await statusesOfRows(context, office, signal);
    await context.output.rows(
      shown.map((person) => personRow(person, statuses)),
      personColumns(await readersTexts(context, office)),
      {
        complete: shown.length === people.length,
      },
    );
    if (shown.length < people.length) {
      context.output.hint(
        hintText(context.language, 'cliHints.moreRows', { shown: shown.length, total: people.length }),
      );
    }
  },
};
