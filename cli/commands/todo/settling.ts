// Which command settles an item that is not ticked off here.
import type { TodoItem } from '#sdk/todo/todo-api.ts';

const commands: Readonly<Record<string, (id: string) => string>> = {
  approval: (id) => `tangram approval approve ${id}`,
  task: (id) => `tangram task done ${id}`,
  event: (id) => `tangram schedule respond ${id} accept`,
  announcement: (id) => `tangram announce read ${id} --confirm`,
  meeting: (id) => `tangram meeting join ${id}`,
  chat: (id) => `tangram group requests list ${id}`,
};

/** The command line to type; what has none of its own is opened where it is settled. */
export function settlingCommand({ id, reference }: Pick<TodoItem, 'id' | 'reference'>): string {
  const [, kind = '', thing = ''] = /^(\w+):(\d+)/u.exec(reference) ?? [];
  return commands[kind]?.(thing) ?? `tangram todo open ${id}`;
}
