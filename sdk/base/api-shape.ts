// What members of an api are: calls that answer once, feeds that go on, and feeds that take arguments.
import type { ListBatch } from './list-batch.ts';
import type { Unsubscribe } from './live-value.ts';

/** A feed of one value: the present value first, then every later one. */
export type ValueFeed<T> = (listener: (value: T) => void) => Unsubscribe;
/** A feed of a list: a reset with the present rows first, then batches. */
export type ListFeed<T> = (listener: (batch: ListBatch<T>) => void) => Unsubscribe;

/** A call answers once; a feed goes on until it is stopped; a factory takes arguments and gives a feed. */
export type MemberKind = 'call' | 'feed' | 'feedFactory';

/** Distinguishes members by type, so that a forgotten or misnamed one does not compile. */
export type KindOf<Member> = Member extends (...args: never[]) => Promise<unknown>
  ? 'call'
  : Member extends (...args: never[]) => (listener: never) => () => void
    ? 'feedFactory'
    : 'feed';

/** The kinds of an area's members. */
export type ShapeOfArea<Area> = { readonly [Name in keyof Area]: KindOf<Area[Name]> };

/** Options of a call that may be given up. */
export type CallOptions = { signal?: AbortSignal };
