// Whose space is open: one person's at most, from signing in until signing out.
import { LiveValue } from '../base/live-value.ts';
import type { OfficeError } from '../errors.ts';
import type { FeatureRooms } from '../feature-rooms.ts';
import type { ConnectionState } from '../net/connection-api.ts';
import { openPersonSpace } from './open-person-space.ts';
import type { PersonSpace } from './person-space.ts';
import type { PersonSpaceParts } from './space-parts.ts';

/** What a space is opened with beside what is kept here. */
export type SpaceToOpen = Omit<PersonSpaceParts, 'connectionChanged' | 'noticesName'>;

/** The space of whoever is signed in, and what outlives it: the state of the connection, the name of the notices. */
export class SignedIn {
  /** The connection of whoever is signed in; idle while nobody is. */
  readonly connection = new LiveValue<ConnectionState>({ phase: 'idle', attempt: 0 });
  /** Their open features. */
  readonly rooms = new LiveValue<FeatureRooms | undefined>(undefined);
  readonly #absent: () => OfficeError;
  #space: PersonSpace | undefined;
  #noticesName: string | undefined;

  /** `absent` says why nobody is there. */
  constructor(absent: () => OfficeError, noticesName: string | undefined) {
    this.#absent = absent;
    this.#noticesName = noticesName;
  }

  /** The space, where somebody is signed in. */
  present(): PersonSpace | undefined {
    return this.#space;
  }

  /** The space; every call on chats and features goes through here. @throws OfficeError why nobody is there */
  async here(): Promise<PersonSpace> {
    if (this.#space === undefined) throw this.#absent();
    return this.#space;
  }

  /** Opens a person's space in place of the one that is open. */
  async enter(parts: SpaceToOpen): Promise<void> {
    const noticesName = this.#noticesName;
    this.#space = await openPersonSpace({
      ...{ ...parts, noticesName },
      connectionChanged: (state) => this.connection.set(state),
    });
    // A page says it while the store is still being opened.
    if (this.#noticesName !== undefined && this.#noticesName !== noticesName)
      this.#space.callNotices(this.#noticesName);
    this.rooms.set(this.#space.rooms);
  }

  /** Closes it. Who waits for the connection hears `reason`. */
  async leave(reason?: OfficeError): Promise<void> {
    const ending = this.#space?.close(reason);
    this.#space = undefined;
    this.rooms.set(undefined);
    this.connection.set({ phase: 'idle', attempt: 0 });
    await ending;
  }

  /** See `ChatApi.callNotices`. */
  callNotices(name: string): void {
    if (name === this.#noticesName) return;
    this.#noticesName = name;
    this.#space?.callNotices(name);
  }
}
