// The features as the office offers them: calls go to whoever is signed in, feeds follow the person who is here.
import type { ReadableValue, Unsubscribe } from './base/live-value.ts';
import type { FeatureRooms } from './feature-rooms.ts';
import type { Feature } from './feature.ts';
import { features, type FeatureApis, type FeatureName } from './features.ts';

type Listener = (value: unknown) => void;
type AnyFeed = (listener: Listener) => Unsubscribe;
type Member = (...args: unknown[]) => unknown;

/** What the doors stand on. */
export type DoorParts = {
  /** The rooms of whoever is signed in. */
  rooms: ReadableValue<FeatureRooms | undefined>;
  /** The error of a call that nobody is there for. */
  absent(): Error;
  report(error: unknown): void;
};

/** One door per feature; its members are what the feature's shape says. */
export function featureFacades(parts: DoorParts): FeatureApis {
  const listed = features as unknown as readonly Feature[];
  return Object.fromEntries(listed.map((feature) => [feature.name, doorOf(feature, parts)])) as FeatureApis;
}

function doorOf(feature: Feature, parts: DoorParts): object {
  const shape = feature.shape as Readonly<Record<string, 'call' | 'feed' | 'feedFactory'>>;
  const idle = feature.idle as Readonly<Record<string, unknown>>;
  const name = feature.name as FeatureName;
  const memberOf = async (rooms: FeatureRooms, member: string): Promise<Member> => {
    const api = (await rooms.api(name)) as unknown as Record<string, Member>;
    return (api[member] as Member).bind(api);
  };
  const call =
    (member: string): Member =>
    async (...args) => {
      const rooms = parts.rooms.get();
      if (rooms === undefined) throw parts.absent();
      return (await memberOf(rooms, member))(...args);
    };
  const feed = (member: string, args: readonly unknown[] | undefined): AnyFeed => {
    const feedOf = (found: Member): AnyFeed => (args === undefined ? found : found(...args)) as AnyFeed;
    const feedIn = (rooms: FeatureRooms): AnyFeed | Promise<AnyFeed> => {
      const open = rooms.opened(name) as Readonly<Record<string, Member>> | undefined;
      return open === undefined
        ? memberOf(rooms, member).then(feedOf)
        : feedOf((open[member] as Member).bind(open));
    };
    return (listener) => follow(parts, feedIn, listener, args === undefined ? [idle[member]] : []);
  };
  const members = Object.entries(shape).map(([member, kind]) => {
    if (kind === 'call') return [member, call(member)];
    return [member, kind === 'feed' ? feed(member, undefined) : (...args: unknown[]) => feed(member, args)];
  });
  return Object.freeze(Object.fromEntries(members)) as object;
}

/** Listens to a feed of the person who is here, from one person to the next; `idle` is said while there is none yet. */
function follow(
  { rooms, report }: DoorParts,
  feedIn: (rooms: FeatureRooms) => AnyFeed | Promise<AnyFeed>,
  listener: Listener,
  idle: readonly unknown[],
): Unsubscribe {
  let stop: Unsubscribe | undefined;
  let current: FeatureRooms | undefined;
  const turnTo = (next: FeatureRooms | undefined): void => {
    stop?.();
    stop = undefined;
    current = next;
    const feed = next === undefined ? undefined : feedIn(next);
    if (typeof feed === 'function') {
      stop = feed(listener);
      return;
    }
    idle.forEach((value) => listener(value));
    feed?.then((found) => {
      if (current === next) stop = found(listener);
    }, report);
  };
  const unfollow = rooms.subscribe(turnTo);
  turnTo(rooms.get());
  return () => {
    unfollow();
    stop?.();
    stop = undefined;
    current = undefined;
  };
}
