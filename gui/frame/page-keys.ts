// Single keys of pages that act where nobody writes, as the sheet of shortcuts shows them.
import type { TextKey } from '#sdk/locales/index.ts';
import type { NavigationEntry } from '#sdk/navigation/table.ts';

/** The keys of one page; `entry` is where it is found, and without it nothing of the kind is shown. */
export type PageKeys = {
  readonly entry: NavigationEntry['name'];
  readonly title: TextKey;
  readonly rows: readonly (readonly [label: TextKey, caps: readonly string[]])[];
};

/** In the order of the sheet. */
export const pageKeys: readonly PageKeys[] = [
  {
    entry: 'apps',
    title: 'workbench.todo.title',
    rows: [
      ['workbench.todo.keys.move', ['J', 'K']],
      ['workbench.todo.keys.finish', ['E']],
      ['workbench.todo.keys.later', ['H']],
      ['workbench.todo.keys.search', ['/']],
    ],
  },
  {
    entry: 'approval',
    title: 'workbench.approval.title',
    rows: [
      ['workbench.approval.act.approve', ['A']],
      ['workbench.approval.act.reject', ['R']],
      ['workbench.approval.act.return', ['B']],
      ['workbench.approval.act.transfer', ['T']],
    ],
  },
  {
    entry: 'schedule',
    title: 'schedule.title',
    rows: [
      ['schedule.quickAdd', ['N']],
      ['schedule.today', ['T']],
      ['schedule.next', ['J']],
      ['schedule.previous', ['K']],
      ['schedule.view.day', ['D']],
      ['schedule.view.week', ['W']],
      ['schedule.view.month', ['M']],
      ['schedule.view.list', ['L']],
      ['schedule.view.people', ['P']],
      ['schedule.print', ['Ctrl', 'P']],
      ['schedule.act.accept', ['A']],
      ['schedule.act.decline', ['R']],
    ],
  },
];
