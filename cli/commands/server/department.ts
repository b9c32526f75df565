// `tangram server department`: the tree of departments, by an administrator's sign-in or on the office's own folder.
import type { CommandSpec } from '../../command.ts';
import { adminDepartmentFields } from '../../shapes/admin.ts';
import { actOf } from '../admin/asking.ts';
import { changeDepartments, departmentOptions } from '../admin/departments.ts';
import { withHands } from '../admin/hands.ts';

const acts = ['list', 'add', 'rename', 'move', 'order', 'head', 'rm', 'remove'] as const;

/** The command. */
export const department: CommandSpec = {
  name: 'department',
  summary: 'cliServer.department.summary',
  mutates: true,
  lists: true,
  fields: adminDepartmentFields,
  arguments: [
    { name: 'act', required: true, text: 'cliServer.department.act' },
    { name: 'words', required: false, variadic: true, text: 'cliAdmin.departments.words' },
  ],
  options: departmentOptions,
  examples: [
    { line: 'tangram server department list --data ./office', text: 'cliServer.department.exampleList' },
    {
      line: 'tangram server department add 研发/平台组 --data ./office',
      text: 'cliServer.department.exampleAdd',
    },
  ],
  async run(context, input) {
    const typed = actOf(input, acts);
    const act = typed === 'rm' ? 'remove' : typed;
    const asked = { what: `server department ${typed}`, reads: act === 'list' };
    await withHands(context, input, asked, (hands) => changeDepartments(context, input, hands, act));
  },
};
