// What can be decided about a to-do item where it is listed: two answers at most, and which of them asks for words.
import type { OfficeApi } from '../../api.ts';
import type { TextKey } from '../../locales/index.ts';
import { thingId } from '../rules/thing-id.ts';
import type { TodoItem } from '../todo-api.ts';

/** An answer: what it is called, whether it asks for words, and what it does. */
export type ItemAnswer = {
  readonly label: TextKey;
  readonly asksForWords: boolean;
  readonly give: (words?: string) => Promise<unknown>;
};
/** Yes, and no where one may say it. */
export type ItemDecision = { readonly yes: ItemAnswer; readonly no?: ItemAnswer };

/** Undefined for what is done, is only to be read, or is settled in its own place alone. The office decides who may. */
export function decisionOf(
  office: Pick<OfficeApi, 'approval' | 'schedule' | 'announcements'>,
  item: TodoItem,
): ItemDecision | undefined {
  if (item.doneTime != null || item.toRead) return undefined;
  const id = thingId(item);
  if (id === undefined) return undefined;
  const plain = (label: TextKey, give: () => Promise<unknown>): ItemAnswer => ({
    label,
    asksForWords: false,
    give,
  });
  const respond = (response: 'accepted' | 'declined') => () =>
    office.schedule.act({ id, act: 'respond', response });
  switch (item.source) {
    case 'approval':
      return {
        yes: plain('workbench.approval.act.approve', () => office.approval.act(id, 'approve')),
        no: {
          label: 'workbench.approval.act.reject',
          asksForWords: true,
          give: (comment = '') => office.approval.act(id, 'reject', { comment }),
        },
      };
    case 'schedule':
      return {
        yes: plain('schedule.act.accept', respond('accepted')),
        no: plain('schedule.act.decline', respond('declined')),
      };
    case 'task':
      return { yes: plain('schedule.act.complete', () => office.schedule.tick({ id, isDone: true })) };
    case 'announcement':
      return {
        yes: plain('workbench.announcement.confirm', () => office.announcements.confirm(id)),
      };
    default:
      return undefined;
  }
}
