// OfficeApi: every call and every feed of the SDK, as data. Implemented in process and by the far side of a port.
import type { AccountApi, LockApi } from './account/account-api.ts';
import type { AdministrationApi } from './account/administration.ts';
import type { ValueFeed } from './base/api-shape.ts';
import type { ChatApi } from './chat/chat-api.ts';
import type { ConfigApi } from './config/config-api.ts';
import type { FeatureApis } from './features.ts';
import type { FindingApi } from './finding-api.ts';
import type { MaintenanceApi } from './maintenance-api.ts';
import type { ConnectionApi } from './net/connection-api.ts';
import type { OfficeEvent } from './office-event.ts';
import type { SettingsApi } from './settings/settings-api.ts';
import type { UpdateApi } from './update/update-api.ts';

export type {
  Chat,
  CurrentUser,
  Department,
  Group,
  Member,
  Message,
  Person,
  TreeNode,
} from './contract/entities.ts';
export type { FocusEntry, Friend } from './contract/contact-calls.ts';
export type { DeviceRequest, DeviceSession } from './contract/session-calls.ts';

export type * from './account/account-api.ts';
export type { AdministrationApi, AuditEntry, AuditQuery, ResetCode } from './account/administration.ts';
export type { BotGrant } from './contract/bots.ts';
export type { CallOptions, ListFeed, ValueFeed } from './base/api-shape.ts';
export type * from './chat/acts-api.ts';
export type * from './chat/chat-api.ts';
export type { LaterApi, LaterEntry, ScheduledFile, ScheduledMessage } from './chat/later-api.ts';
export type * from './chat/marks-api.ts';
export type { NewMessage, OutgoingCard } from './chat/outgoing/new-message.ts';
export type { MessageHit, MessageHits, MessageQuery } from './chat/search-api.ts';
export type * from './config/config-api.ts';
export type * from './contacts/contacts-api.ts';
export type * from './disk/disk-api.ts';
export type * from './groups/groups-api.ts';
export type * from './finding-api.ts';
export type { LoggedError } from './host/logged-error.ts';
export type * from './maintenance-api.ts';
export type * from './meeting/meeting-api.ts';
export type * from './net/connection-api.ts';
export type { OfficeEvent } from './office-event.ts';
export type * from './schedule/schedule-api.ts';
export type * from './settings/settings-api.ts';
export type * from './transfers/files-api.ts';
export type * from './update/update-api.ts';
export type {
  DocumentChange,
  DocumentStart,
  DocumentTemplate,
  ReadFile,
  Term,
  WriteApi,
  WriteModuleId,
  WritingDesk,
  WrittenDocument,
} from './write/write-api.ts';

/** What the SDK offers beside its features: signing in, configuration, the connection, chats. */
export interface CoreApi {
  account: AccountApi;
  administration: AdministrationApi;
  lock: LockApi;
  config: ConfigApi;
  connection: ConnectionApi;
  chat: ChatApi;
  finding: FindingApi;
  settings: SettingsApi;
  update: UpdateApi;
  maintenance: MaintenanceApi;
  /** Everything that happens, in order. */
  events: ValueFeed<OfficeEvent>;
}

/** The whole SDK behind one door: the core and every feature. The twin across a port fulfils the same interface. */
export type OfficeApi = CoreApi & FeatureApis;
