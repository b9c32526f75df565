// The door to what happens later: only for times that can be waited for; what still waits here stands in the same list.
import type { CallOptions, LaterApi, LaterEntry, LocalTransfer, NewFile } from '../../api.ts';
import { OfficeError } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import { dueTimeProblem } from '../rules/due-time.ts';

/** What of a person's space the door needs. */
type Space = {
  readonly chat: {
    readonly later: Omit<LaterApi, 'scheduleFile'>;
    readonly acts: { takingBack(): ReadonlySet<string>; tellTakenBack(clientId: string): Promise<void> };
  };
  readonly transfers: {
    readonly queue: { readonly list: { rows(): readonly LocalTransfer[] } };
    schedule(input: NewFile & { dueTime: number }, options?: CallOptions): Promise<LaterEntry>;
  };
  readonly unsent: { drop(clientId: string): Promise<void> };
};

/** `space` answers the signed-in person's space. */
export function laterFacade(space: () => Promise<Space>, clock: Pick<Clock, 'now'>): LaterApi {
  const checkTime = (dueTime: number): void => {
    const problem = dueTimeProblem(dueTime, clock.now());
    if (problem !== undefined) throw new OfficeError(problem);
  };
  const unconfirmed = async (): Promise<LaterEntry[]> => {
    const { chat, transfers } = await space();
    const uploads = new Map(transfers.queue.list.rows().map((one) => [one.clientId, one]));
    return (await chat.later.unconfirmed()).map((entry) => withUpload(entry, uploads.get(entry.id)));
  };
  return {
    async schedule(input, options) {
      checkTime(input.dueTime);
      return (await space()).chat.later.schedule(input, options);
    },
    async scheduleFile(input, options) {
      checkTime(input.dueTime);
      return (await space()).transfers.schedule(input, options);
    },
    async change(id, change, options) {
      // Who changes only the words of what could not be sent leaves its time to what comes next.
      if (change.dueTime !== undefined) checkTime(change.dueTime);
      return (await space()).chat.later.change(id, change, options);
    },
    async remind(chatId, mid, dueTime, options) {
      checkTime(dueTime);
      return (await space()).chat.later.remind(chatId, mid, dueTime, options);
    },
    list: async (options) => {
      const { chat } = await space();
      const [waiting, given] = [await unconfirmed(), await chat.later.list(options)];
      // One whose taking over was not answered is at both places until it is asked about again.
      const there = new Set(given.map(({ clientId }) => clientId));
      const here = waiting.filter(({ id }) => !there.has(id));
      // What was given up is none any more: it stands in the outbox until the office knows.
      const gone = chat.acts.takingBack();
      const kept = given.filter(({ clientId = '' }) => !gone.has(clientId));
      return [...here, ...kept].sort((a, b) => a.dueTime - b.dueTime);
    },
    unconfirmed,
    async cancel(id, options) {
      const there = await space();
      const waits = (await there.chat.later.unconfirmed()).some((one) => one.id === id);
      if (!waits) return there.chat.later.cancel(id, options);
      await there.unsent.drop(id);
      await there.chat.acts.tellTakenBack(id);
    },
    now: async (...call) => (await space()).chat.later.now(...call),
  };
}

function withUpload(entry: LaterEntry, upload: LocalTransfer | undefined): LaterEntry {
  if (upload === undefined || upload.state === 'done') return entry;
  const { done, state, error } = upload;
  const shown = state === 'running' ? 'sending' : state === 'stopped' ? 'paused' : state;
  return {
    ...entry,
    here: { done, state: shown === 'waiting' ? 'queued' : shown, isOver: entry.here?.isOver === true },
    ...(error !== undefined && { error }),
  };
}
