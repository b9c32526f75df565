// Statuses of people for one signed-in person: asked once per connection, told from then on, over when their time is.
import { feedOf } from '../base/feed.ts';
import { LiveValue } from '../base/live-value.ts';
import { officeOffers } from '../chat/index.ts';
import type { PersonStatus } from '../contract/status.ts';
import { OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import { checkedStatus, nextEnd, statusesAt } from './rules/status.ts';
import type { KnownStatuses, StatusApi } from './status-api.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/status.ts')).statuses;

/** A timer waits no longer than this, in ms; longer ones are not exact everywhere. */
const longestWaitMs = 3_600_000;

/** Opens the statuses. */
export function open(ground: PersonGround): OpenFeature<StatusApi> {
  const calls = ground.client(contract);
  const { clock } = ground.host;
  const known = new LiveValue<KnownStatuses>({});
  let stopTimer: (() => void) | undefined;

  const isOffered = (): boolean | undefined => officeOffers(ground.office().config, 'statuses');
  function checkOffered(): void {
    if (isOffered() === false) throw new OfficeError('notOfferedHere');
  }
  function keep(statuses: readonly PersonStatus[]): void {
    known.set(statusesAt(statuses, clock.now()));
    stopTimer?.();
    const end = nextEnd(known.get());
    if (end === undefined) return;
    stopTimer = clock.after(Math.min(longestWaitMs, Math.max(0, end - clock.now()) + 1), () =>
      keep(Object.values(known.get())),
    );
  }
  function learn(status: PersonStatus): void {
    keep([...Object.values(known.get()).filter(({ personId }) => personId !== status.personId), status]);
  }
  async function ask(): Promise<void> {
    if (isOffered() === true) keep((await calls.listStatuses({}, { retry: true })).statuses);
  }
  async function set(...[input, options]: Parameters<StatusApi['set']>): Promise<PersonStatus> {
    checkOffered();
    const status = await calls.setStatus(checkedStatus(input, clock.now()), options);
    learn(status);
    return status;
  }

  if (ground.longLived && ground.isOnline()) ask().catch(ground.reportUnlessOffline);
  return {
    api: {
      set,
      clear: (options) => set({}, options),
      async list(options) {
        checkOffered();
        return (await calls.listStatuses({}, { ...options, retry: true })).statuses;
      },
      known: feedOf(known),
    },
    hears: {
      online: () => (ground.longLived ? ask() : undefined),
      signal(frame) {
        if (frame.type !== 'status') return;
        const { type: _, ...status } = frame;
        learn(status);
      },
    },
    close: () => stopTimer?.(),
  };
}
