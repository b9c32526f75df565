// Decides who is shown the log of what was done: super administrators (the office refuses everybody else).
import { permissions } from '../../contract/permissions.ts';

/** What one has to be allowed. */
export const auditPermission = permissions.transferPower;

/** Whether a person with these permissions may read it. */
export const mayReadAudit = (own: readonly string[] = []): boolean => own.includes(auditPermission);
