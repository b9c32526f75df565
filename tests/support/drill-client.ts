// One device of a drill: an SDK client on a profile of its own, signed in, and everything it showed or announced.
import { join } from 'node:path';
import type { ListBatch } from '#sdk/base/list-batch.ts';
import { LiveList } from '#sdk/base/live-list.ts';
import type { ChatRow, DraftRow, LocalFileRow, MessageRow, OutboxRow } from '#storage/rows.ts';
import type { LocalChat, LocalMessage, OfficeEvent } from '#sdk/api.ts';
import { readingPlace } from '#sdk/chat/history/reading-place.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { createNodeHost } from '#sdk/host/node/index.ts';
import type { Host } from '#sdk/host/port.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import { pickVariant, type Variant } from '#variants/index.ts';
import { idOf, type DrillPerson } from './drill-plan.ts';

/** Somebody who can sign in. */
export type Account = { loginname: string; password: string };
/** Where a device's profile lies and whose it is. */
export type DevicePlace = { folder: string; profile: string; person: DrillPerson };
/** An office that can be signed in to. */
export type OfficeAddress = { url: string; accounts: readonly Account[] };
/** How the device's client is opened, and what stands between it and the machine. */
export type DeviceOptions = {
  longLived?: boolean;
  quiet?: boolean;
  /** Another build than the usual one. */
  variant?: Variant;
  /** Changes the host, for devices whose socket or random numbers a drill holds. */
  host?: (host: Host) => Host;
};

/** The folders of a device. */
export function foldersOf(place: DevicePlace): { data: string; config: string; log: string } {
  const base = join(place.folder, place.profile);
  return { data: join(base, 'data'), config: join(base, 'config'), log: join(base, 'log') };
}

/** What a device has stored, read from its file. */
export type StoredState = {
  chats: ChatRow[];
  messages: Map<string, MessageRow[]>;
  outbox: OutboxRow[];
  drafts: DraftRow[];
  /** Where it was reading, by chat; chats that were left at their end are not among them. */
  places: Map<string, number>;
  cursor: number | undefined;
  /** Files that lie here, and where. */
  files: LocalFileRow[];
};

/** A device in use. */
export class DrillClient {
  readonly office: Office;
  readonly place: DevicePlace;
  /** Every event since it was opened. */
  readonly events: OfficeEvent[] = [];
  #path = '';

  constructor(office: Office, place: DevicePlace) {
    this.office = office;
    this.place = place;
    office.events((event) => void this.events.push(event));
  }

  /** Opens a device and signs its person in, by the stored session where there is one. */
  static async open(
    address: OfficeAddress,
    place: DevicePlace,
    options: DeviceOptions = {},
  ): Promise<DrillClient> {
    const host = createNodeHost({
      profile: place.profile,
      folders: foldersOf(place),
      openDatabase: openNodeDatabase,
    });
    const office = openOffice({
      host: options.host?.(host) ?? host,
      variant: options.variant ?? pickVariant('default'),
      server: address.url,
      longLived: options.longLived,
      quiet: options.quiet,
    });
    const client = new DrillClient(office, place);
    await client.#signIn(address.accounts);
    client.#path = (await office.maintenance.storeInfo()).path;
    return client;
  }

  async #signIn(accounts: readonly Account[]): Promise<void> {
    try {
      await this.office.account.resume();
    } catch {
      // A profile's first start has nothing to resume.
      const { person } = this.place;
      const password = accounts.find((one) => one.loginname === person)?.password ?? '';
      await this.office.account.signInWithPassword({ loginName: person, password });
    }
  }

  /** Messages it announced, in the order it did. */
  announced(): LocalMessage[] {
    return this.events.flatMap((event) => (event.type === 'message' ? [event.message] : []));
  }

  /** A window on a chat, as a face shows it: the rows as they stand, updated as batches come. */
  window(chatId: string, limit = 10_000): LiveList<LocalMessage> {
    const list = new LiveList<LocalMessage>({ key: (row) => row.key, compare: (a, b) => a.mid - b.mid });
    this.office.chat.messages(chatId, limit)((batch: ListBatch<LocalMessage>) => list.apply(batch));
    return list;
  }

  /** The chat list as a face is shown it. */
  list(): readonly LocalChat[] {
    let rows: readonly LocalChat[] = [];
    this.office.chat.list((batch) => void (rows = batch.reset ?? rows))();
    return rows;
  }

  /** What is in its store now. */
  stored(): StoredState {
    return readStore(this.#path, this.place.person);
  }

  async close(): Promise<void> {
    await this.office.close();
  }
}

/** Reads a store's file beside whoever has it open. */
export function readStore(path: string, person: DrillPerson): StoredState {
  const { store } = openStore(openNodeDatabase(path), {
    owner: idOf(person),
    plainText,
    now: () => Date.now(),
  });
  try {
    const chats = store.chats.all();
    const everything = Number.MAX_SAFE_INTEGER;
    const drafts = store.drafts.all();
    const known = new Set([...chats.map(({ id }) => id), ...drafts.map(({ chatId }) => chatId)]);
    return {
      chats: chats.toSorted((a, b) => a.id.localeCompare(b.id)),
      messages: new Map(
        chats.map((chat) => [chat.id, store.messages.page(chat.id, undefined, everything).reverse()]),
      ),
      outbox: store.outbox.all(),
      drafts,
      places: new Map([...known].map((chatId) => [chatId, readingPlace(store, chatId) ?? 0])),
      cursor: store.cursor(),
      files: store.files.allLocal(),
    };
  } finally {
    store.close();
  }
}
