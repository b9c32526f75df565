// `tangram contacts tree`: departments and people, level by level, from the root or from one department down.
import type { CommandSpec } from '../../command.ts';
import { departmentPath } from '../../department.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { nodeColumns, nodeFields, nodeRow, type NodeRow } from '../../shapes/contact.ts';
import { readersTexts } from '../../readers-texts.ts';

/** What stands above the root department (spec §7 «parent 0 for root»). */
const aboveRoot = '0';
/** Levels that are shown unless more are asked for. */
const usualDepth = 2;

/** The command. */
export const tree: CommandSpec = {
  name: 'tree',
  summary: 'cliContacts.tree.summary',
  lists: true,
  fields: nodeFields,
  arguments: [{ name: 'dept', required: false, text: 'cliContacts.dept.target' }],
  options: [
    { name: 'depth', value: 'count', shown: 'N', text: 'cliContacts.tree.depth' },
    { name: 'people', text: 'cliContacts.tree.people' },
  ],
  examples: [
    { line: 'tangram contacts tree', text: 'cliContacts.tree.exampleAll' },
    { line: 'tangram contacts tree 数字化中心 --people --depth 1', text: 'cliContacts.tree.examplePeople' },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const depth = input.count('depth') ?? usualDepth;
    const typed = input.argument('dept');
    const rows: NodeRow[] = [];
    const walk = async (id: string, level: number): Promise<void> => {
      for (const node of await bounded(office.contacts.children(id), signal)) {
        if (node.kind === 'user' && !input.has('people')) continue;
        rows.push(nodeRow(node, level));
        if (node.kind === 'dept' && level + 1 < depth) await walk(node.id, level + 1);
      }
    };
    const path = typed === undefined ? [] : await bounded(departmentPath(office, typed), signal);
    await walk(path.at(-1)?.id ?? aboveRoot, 0);
    await context.output.rows(rows, nodeColumns(await readersTexts(context, office)), { complete: true });
  },
};
