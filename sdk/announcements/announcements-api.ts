// What the SDK offers of announcements: reading and confirming them, publishing, and who has read one.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Changes } from '../base/news-count.ts';
import type { Announcement, AnnouncementRow, Readers } from '../contract/announcements.ts';
import type { Audience } from '../contract/work-parts.ts';
import type { Seen } from '../base/kept-answers.ts';
import type { AnnouncementDraft } from './rules/draft-problem.ts';

export type { Announcement, AnnouncementDraft, AnnouncementRow, Audience, Readers };

/** Which announcements. */
export type AnnouncementQuery = {
  sought?: string;
  /** Only those that were not read. */
  unread?: boolean;
  /** Those this person published, also what is to come, over or withdrawn. */
  mine?: boolean;
  /** Every announcement of the organisation in every state. For administrators: throws `forbidden`. */
  managed?: boolean;
  departmentId?: string;
  skip?: number;
  /** 1 to 200; 30 when left out. */
  limit?: number;
};
/** A page of the list. */
export type AnnouncementPage = {
  rows: readonly AnnouncementRow[];
  unread: number;
  mayPublish: boolean;
  /** Whether every announcement may be listed, withdrawn and pinned. */
  mayManage?: boolean | undefined;
  more: boolean;
};

/** Announcements of the organisation. */
export interface AnnouncementsApi {
  changes: ValueFeed<Changes>;
  /** Pinned ones first, then the newest; without a network the beginning of it as it was told last. */
  list(query: AnnouncementQuery, options?: CallOptions): Promise<AnnouncementPage & Seen>;
  /** One, whole. Throws `notFound` for what is not there and what is not for this person alike. */
  get(id: string, options?: CallOptions): Promise<Announcement & Seen>;
  /** They were opened; what has only to be read leaves the to-do list. */
  read(ids: readonly string[], options?: CallOptions): Promise<{ unread: number }>;
  /** Notice was taken of one that asks for it. */
  confirm(id: string, options?: CallOptions): Promise<{ unread: number }>;
  /**
   * Publishes, exactly once. Throws `publishForbidden`, `announcementTitleMissing`, `announcementEmpty`,
   * `announcementNobody`, `announcementTimes`.
   */
  publish(draft: AnnouncementDraft, options?: CallOptions & { clientId?: string }): Promise<Announcement>;
  /** Changes one's own; `rev` is that of the announcement as it was seen. Throws `workChanged`, and what publishing throws. */
  change(id: string, rev: number, draft: AnnouncementDraft, options?: CallOptions): Promise<Announcement>;
  /** Takes one back, one's own or as an administrator any: it is gone for everybody, and from their to-do lists. */
  withdraw(id: string, options?: CallOptions): Promise<Announcement>;
  /** Pins one's own, or as an administrator any; or no longer. */
  pin(id: string, pinned: boolean, options?: CallOptions): Promise<Announcement>;
  /** Who has read or confirmed one's own, and who has not. */
  readers(
    id: string,
    input?: { which?: 'read' | 'unread' | 'confirmed' | 'unconfirmed'; skip?: number; limit?: number },
    options?: CallOptions,
  ): Promise<Readers>;
  /** Tells those again who have not. Throws `remindedLately` within ten minutes. */
  remind(id: string, options?: CallOptions): Promise<{ reminded: number }>;
  /**
   * Who may publish beside the administrators; with `set`, these from now on and nobody else. For administrators: throws
   * `forbidden`.
   */
  publishers(input?: { set?: readonly Audience[] }, options?: CallOptions): Promise<readonly Audience[]>;
}
