// `tangram contacts friends|groups|recent|following|online`: the flat lists of people and groups.
import type { OfficeApi } from '#sdk/api.ts';
import {
  focusEntries,
  groupEntries,
  recentEntries,
  type ContactEntry,
} from '#sdk/contacts/rules/contact-entries.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import {
  entryColumns,
  entryFields,
  entryRow,
  friendColumns,
  friendFields,
  friendRow,
} from '../../shapes/contact.ts';
import { personColumns, personFields, personRow } from '../../shapes/person.ts';
import { statusesOfRows } from './statuses-now.ts';
import { readersTexts } from '../../readers-texts.ts';

/** Chats that count as recent unless another number is asked for. */
const recentRows = 50;

/** Friends. */
export const friends: CommandSpec = {
  name: 'friends',
  summary: 'cliContacts.friends.summary',
  lists: true,
  fields: friendFields,
  examples: [
    { line: 'tangram contacts friends', text: 'cliContacts.friends.example' },
    { line: 'tangram contacts friends --json=name,loginName', text: 'cliContacts.exampleJson' },
  ],
  async run(context) {
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const rows = await bounded(office.contacts.friends({ signal }), signal);
    await context.output.rows(rows.map(friendRow), friendColumns(await readersTexts(context, office)), {
      complete: true,
    });
  },
};

function entryCommand(
  name: 'groups' | 'recent' | 'following',
  example: TextKey,
  entries: (office: OfficeApi, signal: AbortSignal) => Promise<ContactEntry[]>,
): CommandSpec {
  return {
    name,
    summary: `cliContacts.${name}.summary`,
    lists: true,
    fields: entryFields,
    examples: [
      { line: `tangram contacts ${name}`, text: example },
      { line: `tangram contacts ${name} --json=name,id`, text: 'cliContacts.exampleJson' },
    ],
    async run(context) {
      const office = name === 'recent' ? await freshOffice(context) : await context.signedIn();
      const signal = timeSignal(context);
      const rows = await bounded(entries(office, signal), signal);
      await context.output.rows(rows.map(entryRow), entryColumns(await readersTexts(context, office)), {
        complete: true,
      });
    },
  };
}

/** Groups one is in. */
export const groups = entryCommand('groups', 'cliContacts.groups.example', async (office, signal) => {
  const all: ContactEntry[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await office.contacts.groups({ page }, { signal });
    all.push(...groupEntries(answer.groups));
    if (answer.groups.length === 0 || all.length >= answer.total) return all;
  }
});
/** People and groups of the newest chats. */
export const recent = entryCommand('recent', 'cliContacts.recent.example', async (office) =>
  recentEntries(await office.chat.find('', recentRows)),
);
/** The focus list. */
export const following = entryCommand('following', 'cliContacts.following.example', async (office, signal) =>
  focusEntries(await office.contacts.focus({ signal })),
);

/** Who is online among those one writes with. */
export const online: CommandSpec = {
  name: 'online',
  summary: 'cliContacts.online.summary',
  lists: true,
  fields: personFields,
  examples: [
    { line: 'tangram contacts online', text: 'cliContacts.online.example' },
    { line: 'tangram contacts online --json=name,loginName', text: 'cliContacts.exampleJson' },
  ],
  async run(context) {
    context.needsNetwork('contacts online');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const ids = await bounded(office.contacts.onlineNow({ signal }), signal);
    const people = await bounded(Promise.all(ids.map((id) => office.contacts.person(id))), signal);
    const statuses = await statusesOfRows(context, office, signal);
    const rows = people.map((person) => personRow(person, statuses));
    await context.output.rows(rows, personColumns(await readersTexts(context, office)), { complete: true });
  },
};
