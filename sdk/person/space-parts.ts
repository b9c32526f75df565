// What one signed-in person's space is made of.
import type { Session } from '../account/index.ts';
import type { OfficeApi } from '../api.ts';
import type { ChatList, MessageCipher, Timelines } from '../chat/index.ts';
import type { CurrentUser } from '../contract/entities.ts';
import type { PersonGround, BuildParts } from '../feature.ts';
import type { Host } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { ConnectionState } from '../net/connection-api.ts';
import type { ServerLookup } from '../net/server-lookup.ts';
import type { OfficeEvent } from '../office-event.ts';
import type { SettingValues } from '../settings/table.ts';
import type { Constants } from '#variants/constants.ts';

/** What a person's space is made of. */
export type PersonSpaceParts = {
  host: Host;
  api: ApiClient;
  /** The client of a feature's own contract. */
  client: PersonGround['client'];
  /** The whole office, for features that use another one. */
  office: () => OfficeApi;
  session: Session;
  lookup: ServerLookup;
  officeId: string;
  person: CurrentUser;
  chatList: ChatList;
  /** What the face calls the chat of the system notices, where it has said so. */
  noticesName: string | undefined;
  timelines: Timelines;
  cipher: MessageCipher;
  announce: (event: OfficeEvent) => void;
  report: (error: unknown) => void;
  connectionChanged: (state: ConnectionState) => void;
  /** The office has told its time, in epoch ms. */
  serverTime: (time: number) => void;
  /** The office has told what the parameters of all clients are now. */
  parametersTold: (mark: string) => void;
  /** Asks for them where nobody has told of late. */
  freshParameters: () => Promise<void>;
  /** Those in force; a dictionary may change them later. */
  constants: () => Constants;
  settings: () => SettingValues;
  /** What this build has. */
  has: BuildParts;
  /** Long-lived clients fetch the whole history and ask who is online. */
  longLived: boolean;
  /** A one-shot sender wants acknowledgements, no events. */
  quiet: boolean;
};
