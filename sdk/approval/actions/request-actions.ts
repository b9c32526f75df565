// What a person can do with a request: one list that buttons, keys and commands share.
import type { OfficeApi } from '../../api.ts';
import type { ActInput, Request, RequestAct } from '../rules/act-input.ts';

/** One verb: its name (locale key `approval.act.<name>`), what it asks for, and the doing. */
export type RequestAction = {
  name: Exclude<RequestAct, 'submit' | 'resubmit'>;
  /** Possible now, as the office says. */
  applies(request: Pick<Request, 'may'>): boolean;
  /** Asks for words; without them it is refused. */
  comment: 'needed' | 'welcome' | 'none';
  /** Asks for people: how many at most. */
  people?: number;
  perform(office: OfficeApi, request: Pick<Request, 'id' | 'rev'>, input?: ActInput): Promise<Request>;
};

function action(
  name: RequestAction['name'],
  comment: RequestAction['comment'],
  more: { people?: number; anyRev?: true } = {},
): RequestAction {
  return {
    name,
    comment,
    ...(more.people !== undefined && { people: more.people }),
    applies: ({ may }) => may.includes(name),
    perform: (office, { id, rev }, input = {}) =>
      office.approval.act(id, name, more.anyRev === true ? input : { rev, ...input }),
  };
}

/** Verbs in the order of the bar. Words and reminders do not mind what has happened meanwhile. */
export const requestActions: readonly RequestAction[] = [
  action('approve', 'welcome'),
  action('reject', 'needed'),
  action('transfer', 'welcome', { people: 1 }),
  action('return', 'needed'),
  action('addStep', 'welcome', { people: 10 }),
  action('remind', 'none', { anyRev: true }),
  action('withdraw', 'welcome'),
  action('comment', 'needed', { anyRev: true }),
  action('undo', 'none'),
];

/** The verb of this name. */
export function requestAction(name: RequestAction['name']): RequestAction {
  const found = requestActions.find((each) => each.name === name);
  if (found === undefined) throw new TypeError(`there is no act ${name}`);
  return found;
}
