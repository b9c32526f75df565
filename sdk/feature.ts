// What a feature of the SDK is: one typed value that says what it is called, what it offers, and how it opens for a person.
import type { OfficeApi } from './api.ts';
import type { ShapeOfArea, ValueFeed } from './base/api-shape.ts';
import type { Unsubscribe } from './base/live-value.ts';
import type { Endpoint, Service, ServiceName } from './contract/endpoint.ts';
import type { ReferenceParts } from './contract/references.ts';
import type { CurrentUser } from './contract/entities.ts';
import type { ControlFrame, EventFrame } from './contract/frames.ts';
import type { TodoNews } from './contract/todo-item.ts';
import type { Finding } from './finding-api.ts';
import type { Host } from './host/port.ts';
import type { TextKey } from './locales/translator.ts';
import type { Capability } from './navigation/capability.ts';
import type { FeatureActs } from './net/act-outbox.ts';
import type { ApiClient, Client } from './net/api-client.ts';
import type { OfficeEvent } from './office-event.ts';
import type { SettingValues } from './settings/table.ts';
import type { Unfinished } from './base/unfinished.ts';
import type { Store } from '#storage/store.ts';
import type { Constants } from '#variants/constants.ts';

/** Something that concerns the person, told by the office: what it is about and which thing. */
export type News = {
  topic: string;
  reference: string;
  time: number;
  /** The to-do item that came, went or was changed by it, where the office sends it along. */
  todo?: TodoNews | undefined;
};

/** Parts that a build may lack. */
export type BuildParts = Readonly<{ approvals: boolean; apps: boolean }>;

/** What a feature stands on: one person at one office, on this device. */
export type PersonGround = {
  host: Host;
  /** The three base services. */
  api: ApiClient;
  /** The calls of a contract of the feature's own; the table is loaded with the first call. */
  client<Calls extends Record<string, Endpoint>>(
    load: () => Promise<{ name: ServiceName; calls: Calls }>,
  ): Client<Calls>;
  officeId: string;
  person: CurrentUser;
  store: Store;
  constants(): Constants;
  /** Those in force after the office was asked, where nobody has told of late. */
  freshConstants(): Promise<Constants>;
  settings(): SettingValues;
  /** What this build has. */
  has: BuildParts;
  /** Long-lived clients hear what happens; a one-shot command asks. */
  longLived: boolean;
  /** The other features, by their doors. */
  office(): OfficeApi;
  isOnline(): boolean;
  /**
   * Hears when a thing that somebody looks at has moved on; watched for as long as anybody listens, again after every
   * break, and then with revision 0: ask anew.
   */
  watch(reference: string, changed: (revision: number) => void): Unsubscribe;
  /** Acts that may wait for a network: kept, shown in the outbox, done once and in their order. */
  acts: FeatureActs;
  /** Says something that nobody keeps; false while there is no connection. */
  signal(frame: ControlFrame): boolean;
  announce(event: OfficeEvent): void;
  /** The text of a message as the office gave it, in clear: the variant may have sealed it. */
  openText(wire: string): string;
  /** A chat was made or changed by this device: it belongs on the list before its first event comes. */
  chatMade(chatId: string): Promise<unknown>;
  /** Errors of work that nobody waits for. */
  report(error: unknown): void;
  /** The same, but silent about a network that is gone: the connection tells that. */
  reportUnlessOffline(error: unknown): void;
};

/** What an open feature hears; each at most once per act. */
export type FeatureEars = {
  /** Connected and caught up; what was missed meanwhile may have to be asked for. */
  online?(): void | Promise<void>;
  offline?(): void | Promise<void>;
  /** Of the topics that the feature declares. */
  news?(news: News): void | Promise<void>;
  event?(event: OfficeEvent): void | Promise<void>;
  /** Sequenced frames as they came, for features whose news travels in frames of its own. */
  frames?(events: readonly EventFrame[]): void | Promise<void>;
  /** Frames that nobody replays, for features that talk in such. */
  signal?(frame: ControlFrame): void | Promise<void>;
  /** Somebody came online or went. */
  presence?(personId: string, online: boolean): void | Promise<void>;
  /** Somebody shows another picture. */
  picture?(personId: string, avatar: string): void | Promise<void>;
  /** Every online interval. */
  beat?(): void | Promise<void>;
  /** The store was built anew, or begins after a restore: everything is to be asked for again. */
  begunAnew?(): void | Promise<void>;
};

/** A feature that is open for a person. */
export type OpenFeature<Api> = {
  api: Api;
  hears?: FeatureEars;
  /** Finds things for the one search, best first; what the person may not see is left out before it is counted. */
  finds?(
    query: string,
    options: { limit: number; signal?: AbortSignal | undefined },
  ): Promise<readonly Finding[]>;
  /** What would be left behind if the person left now; asked where the feature says that it `mayLeaveBehind`. */
  unfinished?(): readonly Unfinished[];
  /** Ends what runs; what waits stays in the store. */
  close?(): void;
};

/** What each feed says while nobody is signed in. */
export type IdleValues<Api> = {
  readonly [
    Name in keyof Api as Api[Name] extends ValueFeed<infer _> ? Name : never
  ]: Api[Name] extends ValueFeed<infer Value> ? Value : never;
};

/**
 * A feature. The declaration is light: it stands in every page, and says by {@link shape} what crosses the port. What it
 * does is behind `load`, which pages leave out.
 */
export type Feature<Name extends string = string, Api extends object = object> = {
  name: Name;
  /** The part of the navigation that this feature makes real, where there is one. */
  capability?: Capability;
  /** Which members are calls, which are feeds; a forgotten or misnamed one does not compile. */
  shape: ShapeOfArea<Api>;
  idle: IdleValues<Api>;
  /** It is looked through by the one search, whose group of hits is called so. */
  finds?: TextKey;
  /** The kinds of things that are its own, `event`, and where a window shows one of them. */
  things?: Readonly<Record<string, (thing: ReferenceParts) => string | undefined>>;
  /**
   * Opens as soon as somebody is signed in; with the connection, where a client stays also at sign-in (most commands
   * read the store and end, and load nothing of it); or when it is first used.
   */
  opens: 'atSignIn' | 'withConnection' | 'whenUsed';
  /** Somebody who leaves may leave something of it behind: it is opened to be asked. */
  mayLeaveBehind?: true;
  /** Topics of news that it hears, as they begin: `schedule.`. */
  topics: readonly string[];
  load(): Promise<{
    /** Its calls of the office; nothing where they stand in the base services. */
    contract: (() => Promise<Service>) | undefined;
    open(ground: PersonGround): OpenFeature<Api> | Promise<OpenFeature<Api>>;
  }>;
};
