// `tangram contacts show`: one person's card.
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { personFields, personLines, personRow } from '../../shapes/person.ts';
import { findPerson } from '../../target.ts';
import { statusesNow } from './statuses-now.ts';
import { readersTexts } from '../../readers-texts.ts';

/** The command. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliHelp.contacts.show.summary',
  fields: personFields,
  arguments: [{ name: 'person', required: true, text: 'cliHelp.argument.person' }],
  examples: [
    { line: 'tangram contacts show 沈知行', text: 'cliHelp.contacts.show.exampleName' },
    { line: 'tangram contacts show @chenyuhang --json', text: 'cliHelp.contacts.show.exampleLogin' },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const found = await bounded(findPerson(office, input.required('person')), signal);
    const person = personRow(found, await statusesNow(context, office, signal));
    await context.output.one(person, async () => personLines(person, await readersTexts(context, office)));
  },
};
