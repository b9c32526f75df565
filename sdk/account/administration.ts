// What administrators may ask of an office, as the SDK offers it.
import type { CallOptions } from '../base/api-shape.ts';
import type { AuditEntry, AuditQuery } from '../contract/audit.ts';
import type { BotGrant } from '../contract/bots.ts';

export type { AuditEntry, AuditQuery };

/** A one-time code for a new password, or the token of a bot (`bot`): told once. */
export type ResetCode = {
  personId: string;
  loginName: string;
  code: string;
  expiresTime: number;
  bot?: boolean | undefined;
};

/** What administrators do; everybody else is refused with `forbidden`. */
export interface AdministrationApi {
  /** A code with which somebody chooses a new password; an earlier one ends. For a bot a new token: the earlier one ends at once. */
  issueResetCode(loginName: string, options?: CallOptions): Promise<ResetCode>;
  /**
   * Takes somebody in; the code lets them choose their first password. With `bot` the account is a program's: it comes
   * in by the token in `code`, everybody sees by its name that it is one, and beside messages and contacts it may use
   * the features in `grants` alone. `nameTaken` for a login name in use.
   */
  addPerson(
    input: {
      loginName: string;
      name: string;
      departmentId?: string;
      email?: string;
      phone?: string;
      title?: string;
      titleEn?: string;
      bot?: boolean;
      grants?: BotGrant[];
    },
    options?: CallOptions,
  ): Promise<ResetCode>;
  /**
   * What was done to groups and to the organisation, newest first, at most 200 at a time; for super administrators.
   * `notFound` for an account that never was.
   */
  audit(query: AuditQuery, options?: CallOptions): Promise<{ entries: AuditEntry[]; more: boolean }>;
}
