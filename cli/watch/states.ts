// Turns what an office holds as a state into events: what is another than before. The first state is no event.
import type { LocalChat, OfficeApi } from '#sdk/api.ts';
import type { Unsubscribe } from '#sdk/base/live-value.ts';
import {
  chatEvent,
  connectionEvent,
  focusEvent,
  friendEvent,
  onlineEvent,
  type EventName,
  type EventRow,
} from './event-rows.ts';

/** Tells the differences of a set of keyed things; the first set is the one to compare with. */
function differences<Thing>(
  keyOf: (thing: Thing) => string,
  tell: (thing: Thing, change: 'added' | 'removed') => void,
): (things: readonly Thing[]) => void {
  let before: ReadonlyMap<string, Thing> | undefined;
  return (things) => {
    const now = new Map(things.map((thing) => [keyOf(thing), thing]));
    const known = before;
    before = now;
    if (known === undefined) return;
    for (const [key, thing] of now) if (!known.has(key)) tell(thing, 'added');
    for (const [key, thing] of known) if (!now.has(key)) tell(thing, 'removed');
  };
}

/** The chat list, row by row: what is printed of a row decides whether it is another. */
function watchChats(office: OfficeApi, tell: (row: EventRow) => void): Unsubscribe {
  const known = new Map<string, { chat: LocalChat; said: string }>();
  let isFirst = true;
  const put = (chat: LocalChat, isTold: boolean): void => {
    const before = known.get(chat.id);
    const row = chatEvent(before === undefined ? 'added' : 'changed', chat);
    const said = JSON.stringify(row.data['chat']);
    known.set(chat.id, { chat, said });
    if (isTold && before?.said !== said) tell(row);
  };
  const drop = (id: string): void => {
    const before = known.get(id);
    known.delete(id);
    if (before !== undefined) tell(chatEvent('removed', before.chat));
  };
  return office.chat.list(({ reset, upsert = [], remove = [] }) => {
    if (reset !== undefined) {
      const ids = new Set(reset.map(({ id }) => id));
      for (const id of [...known.keys()]) if (!ids.has(id)) drop(id);
      for (const chat of reset) put(chat, !isFirst);
      isFirst = false;
    }
    for (const chat of upsert) put(chat, true);
    for (const id of remove) drop(id);
  });
}

/** Follows the states that are asked for. */
export function watchStates(
  office: OfficeApi,
  events: ReadonlySet<EventName>,
  tell: (row: EventRow) => void,
): Unsubscribe[] {
  const undo: Unsubscribe[] = [];
  if (events.has('chat')) undo.push(watchChats(office, tell));
  if (events.has('online'))
    undo.push(
      office.contacts.online(
        differences<string>(
          (id) => id,
          (id, change) => tell(onlineEvent(id, change === 'added')),
        ),
      ),
    );
  if (events.has('friend') || events.has('focus')) {
    const friends = differences<Parameters<typeof friendEvent>[0]>(
      ({ id }) => id,
      (friend, change) => tell(friendEvent(friend, change)),
    );
    const focus = differences<Parameters<typeof focusEvent>[0]>(
      ({ personId, groupId }) => `${personId ?? ''} ${groupId ?? ''}`,
      (entry, change) => tell(focusEvent(entry, change)),
    );
    undo.push(
      office.contacts.circle((circle) => {
        friends(circle.friends);
        focus(circle.focus);
      }),
    );
  }
  if (events.has('connection')) {
    let before: string | undefined;
    undo.push(
      office.connection.state(({ phase }) => {
        if (before !== undefined && phase !== before) tell(connectionEvent(phase));
        before = phase;
      }),
    );
  }
  return undo;
}
