// Does something to an item and says so, with «Undo» beside it where it can be taken back.
import type { ScheduleItem } from '#sdk/api.ts';
import type { TextRef } from '#sdk/locales/index.ts';
import { actUndoing, type Acted } from '#sdk/schedule/rules/act-undo.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';

/** The sentence for what was done. */
function said(item: ScheduleItem, acted: Acted): TextRef {
  const parameters = { title: item.title };
  if (acted.act === 'respond' && acted.response === 'accepted')
    return { key: 'schedule.terminal.accepted', parameters };
  if (acted.act === 'respond' && acted.response === 'declined')
    return { key: 'schedule.terminal.declined', parameters };
  if (acted.act === 'complete') return { key: 'schedule.terminal.ticked', parameters };
  if (acted.act === 'reopen') return { key: 'schedule.terminal.reopened', parameters };
  return { key: 'schedule.saved', parameters };
}

/** Answers whether it worked. */
export function useItemAct(): (item: ScheduleItem, acted: Acted & { toId?: string }) => Promise<boolean> {
  const { office } = useApp();
  const { person } = useDesk();
  const notify = useNotify();
  return (item, acted) =>
    notify.attempt(async () => {
      await office.schedule.act({ id: item.id, ...acted });
      const undo = actUndoing(item, acted, person.id);
      if (undo === undefined) notify.done(said(item, acted));
      else notify.undoable(said(item, acted), () => office.schedule.act({ id: item.id, ...undo }));
    });
}
