// `tangram contacts dept`: where a department stands and what is below it, or with --members its people.
import { hintText } from '#sdk/locales/hints.ts';
import type { Person } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { departmentPath } from '../../department.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { departmentRow, nodeColumns, nodeFields, nodeRow, type NodeRow } from '../../shapes/contact.ts';
import { readersTexts } from '../../readers-texts.ts';

const pageSize = 500;

function memberRow(person: Person): NodeRow {
  const { id, name, title, loginName, departmentName, departmentId } = person;
  const { titleEn = '', departmentNameEn = '' } = person;
  return {
    id,
    type: 'person',
    name,
    title,
    loginName,
    departmentName,
    parentId: departmentId,
    depth: 0,
    people: null,
    ...{ nameEn: '', titleEn, departmentNameEn },
  };
}

/** The command. */
export const dept: CommandSpec = {
  name: 'dept',
  summary: 'cliContacts.dept.summary',
  lists: true,
  fields: nodeFields,
  arguments: [{ name: 'dept', required: true, text: 'cliContacts.dept.target' }],
  options: [
    { name: 'members', text: 'cliContacts.dept.members' },
    { name: 'below', text: 'cliContacts.dept.below' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
  ],
  examples: [
    { line: 'tangram contacts dept 数字化平台组', text: 'cliContacts.dept.exampleName' },
    { line: 'tangram contacts dept 101 --members --below --csv', text: 'cliContacts.dept.exampleMembers' },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const path = await bounded(departmentPath(office, input.required('dept')), signal);
    const id = path.at(-1)?.id ?? '';
    if (!input.has('members')) {
      const children = await bounded(office.contacts.children(id), signal);
      const rows = [
        ...path.map((department, depth) => departmentRow(department, depth)),
        ...children.filter(({ kind }) => kind === 'dept').map((node) => nodeRow(node, path.length)),
      ];
      return context.output.rows(rows, nodeColumns(await readersTexts(context, office)), { complete: true });
    }
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const people: Person[] = [];
    let total = 0;
    for (let page = 1; people.length < limit; page += 1) {
      const asked = { below: input.has('below'), page, pageSize };
      const answer = await bounded(office.contacts.departmentPeople(id, asked, { signal }), signal);
      total = answer.total ?? total;
      people.push(...answer.people);
      if (answer.people.length < pageSize) break;
    }
    const shown = people.slice(0, limit === Infinity ? undefined : limit);
    await context.output.rows(shown.map(memberRow), nodeColumns(await readersTexts(context, office)), {
      complete: shown.length >= total,
    });
    if (shown.length < total)
      context.output.hint(hintText(context.language, 'cliHints.moreRows', { shown: shown.length, total }));
  },
};
