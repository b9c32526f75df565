// Who administers an office; what they may do is the office's to decide.
import { permissions } from '../../contract/permissions.ts';

/** Whether the permissions of a person open the administration. */
export const mayAdminister = (own: readonly string[] | undefined): boolean =>
  own?.includes(permissions.administer) === true;

/** Whether they open what super administrators alone do. */
export const hasPower = (own: readonly string[] | undefined): boolean =>
  own?.includes(permissions.transferPower) === true;
