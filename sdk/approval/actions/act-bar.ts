// Which acts on a request stand in its bar and which in its menu, and which one a confirmation does.
import { requestActions, type RequestAction } from './request-actions.ts';
import type { Request } from '../rules/act-input.ts';

type Name = RequestAction['name'];

/** The decisions, equally easy to find. */
const decisions: readonly Name[] = ['approve', 'reject', 'return'];
/** What whoever decides nothing does here. */
const others: readonly Name[] = ['remind', 'comment', 'withdraw'];
/** Acts that are chosen first and written about then: their own button confirms them. */
const written: readonly Name[] = ['reject', 'return', 'comment'];

/** The acts of a request as its bar shows them. A menu without entries is none. */
export type ActBar = {
  /** Whether the request waits for this person's decision. */
  decides: boolean;
  bar: readonly RequestAction[];
  menu: readonly RequestAction[];
};

/** Sorts what is possible now. */
export function actBar(request: Pick<Request, 'may'>): ActBar {
  const possible = requestActions.filter((action) => action.applies(request) && action.name !== 'undo');
  const decides = possible.some(({ name }) => name === 'approve');
  const shown = decides ? decisions : others;
  return {
    decides,
    bar: possible.filter(({ name }) => shown.includes(name)),
    menu: possible.filter(({ name }) => !shown.includes(name)),
  };
}

/** Whether choosing the act asks for words before it is done; who decides nothing has the field for comments anyway. */
export const isWrittenFirst = ({ name }: RequestAction, { decides }: ActBar): boolean =>
  written.includes(name) && (decides || name !== 'comment');

/** What Ctrl+Enter in the field does: the act that was chosen and no other, or what the field is for. */
export function confirmedAct(acts: ActBar, chosen: RequestAction | undefined): RequestAction | undefined {
  if (chosen !== undefined) return [...acts.bar, ...acts.menu].find(({ name }) => name === chosen.name);
  return acts.bar.find(({ name }) => name === (acts.decides ? 'approve' : 'comment'));
}
