// What the SDK offers of retention and people's own data; everybody but super administrators is refused with `forbidden`.
import type { CallOptions } from '../base/api-shape.ts';
import type {
  ComplianceJob,
  Retention,
  RetentionCount,
  RetentionHold,
  RetentionRule,
} from '../contract/admin-compliance.ts';
import type { ContentKind } from '../contract/flags.ts';

export type { ComplianceJob, ContentKind, Retention, RetentionCount, RetentionHold, RetentionRule };

/** A rule to add: for all direct chats, for all groups, or for one group (`chatId`) in the place of those for groups. */
export type NewRetentionRule = {
  kind: 'direct' | 'group' | 'chat';
  chatId?: string;
  /** Age in days, 1 to 36,500. */
  days: number;
  /** Only these kinds of messages; all when left out. */
  kinds?: readonly ContentKind[];
};

/** Whom or what a hold is about: everything of a group, or all that a person has said and their direct chats. */
export type NewHold = ({ chatId: string } | { personId: string }) & {
  /** Up to 500 characters. */
  reason: string;
};

/** Retention and people's own data. All acts stand in the office's log. */
export interface ComplianceApi {
  retention(options?: CallOptions): Promise<Retention>;
  /** Throws `parameterWrong`, `notFound` for a group that is not there. */
  addRetentionRule(rule: NewRetentionRule, options?: CallOptions): Promise<RetentionRule>;
  /** Another age, other kinds; without kinds all of them. */
  changeRetentionRule(
    id: string,
    change: { days: number; kinds?: readonly ContentKind[] },
    options?: CallOptions,
  ): Promise<RetentionRule>;
  removeRetentionRule(id: string, options?: CallOptions): Promise<Retention>;
  /** Nothing that is held goes, by no rule and by no erasure. Throws `parameterWrong` without a reason. */
  placeHold(hold: NewHold, options?: CallOptions): Promise<RetentionHold>;
  releaseHold(id: string, options?: CallOptions): Promise<Retention>;
  /** Begins a run, or with `dryRun` a count that changes nothing. Throws `complianceBusy` while one runs. */
  startRetention(wanted: { dryRun: boolean }, options?: CallOptions): Promise<ComplianceJob>;
  /**
   * Begins an archive of everything that is held about somebody: their data as JSON, and their files. It waits a quarter of
   * an hour to be fetched, once. Throws `complianceBusy` while one of the same person is made.
   */
  startPersonExport(personId: string, options?: CallOptions): Promise<ComplianceJob>;
  /** An address that gives the archive of a finished export to whoever asks within a minute. Throws `fileGone`. */
  exportAddress(jobId: string, options?: CallOptions): Promise<string>;
  /** The archive of a finished export, piece by piece; for programs in the same process as the SDK. Throws `fileGone`. */
  readExport(
    jobId: string,
    write: (piece: Uint8Array) => Promise<void>,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Erases somebody for good, or counts what would go (`dryRun`). `confirm` is their name, letter by letter. With an heir
   * (a person's id) their groups and personal disk are the heir's; without one what is in the disk goes. `messages`: what
   * they said to others goes as well. Throws `personHeld`, `groupsNeedOwner`, `nameNotConfirmed`.
   */
  startErasure(
    personId: string,
    wanted: { confirm?: string; heirId?: string; messages?: boolean; dryRun?: boolean },
    options?: CallOptions,
  ): Promise<ComplianceJob>;
  /** What runs, or ended within the hour; the newest first. */
  complianceJobs(options?: CallOptions): Promise<readonly ComplianceJob[]>;
  /**
   * How a job stands. With `seen`, the revision that is known, the answer comes when there is another one, at the latest
   * after ten seconds. Throws `notFound` for a job of an office that has been restarted, and an hour after its end.
   */
  complianceJob(id: string, options?: CallOptions & { seen?: number }): Promise<ComplianceJob>;
}
