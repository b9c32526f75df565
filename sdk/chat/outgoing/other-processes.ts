// Sees what other processes of the same profile change locally: drafts and waiting messages (protocol decision 7).
import type { Clock } from '../../host/port.ts';
import type { OutboxRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { ChatList } from '../lists/chat-list.ts';
import type { Handover } from '../later/handover.ts';
import type { Outbox } from './outbox.ts';
import type { Timelines } from '../lists/timelines.ts';

/** How often another connection's commits are looked for, in ms. */
const lookMs = 700;

/** What is kept in step with other processes. */
export type WatchedParts = {
  store: Store;
  clock: Clock;
  chatList: ChatList;
  timelines: Timelines;
  outbox: Outbox;
  handover: Pick<Handover, 'settleElsewhere'>;
};

/**
 * Looks for local-only changes of other processes until stopped; everything the office knows comes through this
 * process's own socket.
 */
export function watchOtherProcesses(parts: WatchedParts): () => void {
  const { store, clock, chatList, outbox } = parts;
  let version = store.dataVersion();
  let waiting = waitingById(store);
  let drafts = JSON.stringify(store.drafts.all());
  return clock.every(lookMs, () => {
    const now = store.dataVersion();
    if (now === version) return;
    version = now;
    const before = waiting;
    waiting = waitingById(store);
    const draftsNow = JSON.stringify(store.drafts.all());
    outbox.reread();
    const came = [...waiting.values()].filter((row) => !before.has(row.clientId));
    const went = [...before.values()].filter((row) => !waiting.has(row.clientId));
    if (draftsNow !== drafts) chatList.reload();
    else chatList.touched([...came, ...went].map((row) => row.chatId));
    drafts = draftsNow;
    for (const row of came) parts.timelines.echoes(row.chatId, outbox.waiting(row.chatId));
    for (const row of went) showEnd(parts, row);
    outbox.settleElsewhere();
    parts.handover.settleElsewhere();
    outbox.drain();
  });
}

/** A waiting message of another process was stored by the office, or dropped. */
function showEnd({ store, timelines }: WatchedParts, row: OutboxRow): void {
  const stored = store.messages.byClientId(row.clientId);
  if (stored !== undefined) timelines.stored([stored]);
  else timelines.echoes(row.chatId, [], [row.clientId]);
}

function waitingById(store: Store): Map<string, OutboxRow> {
  return new Map(store.outbox.all().map((row) => [row.clientId, row]));
}
