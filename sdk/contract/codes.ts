// The numbers that answers and refusals carry, apart from their schemas: whoever only compares numbers loads no codec.
import { featureRefusals } from './feature-refusals.ts';
import type { RefusalRow } from './refusal-row.ts';

/** Success code of the user centre's and the netdisk's envelope. */
export const codedSuccess = 200;
/** Chat codes that mean «this session is over» (spec §4, §8). */
export const sessionEndedCodes: readonly number[] = [1001, 1003];
/** Chat code of a wrong name or password; shown in the form, never as a toast (spec §8). Number ours. */
export const badCredentialsCode = 1010;
type FeatureCodes = { readonly [Name in keyof typeof featureRefusals]: number };
const featureCodes = Object.fromEntries(
  Object.entries<RefusalRow>(featureRefusals).map(([name, [number]]) => [name, number]),
) as FeatureCodes;

/** Codes of refusals that clients tell apart; numbers ours, inside `code` of either envelope. */
export const refusalCodes = {
  ...featureCodes,
  badCredentials: badCredentialsCode,
  tooManyTries: 1011,
  licenceExpired: 1012,
  authenticationCentre: 1013,
  passwordRule: 1014,
  badResetCode: 1015,
  qrExpired: 1016,
  qrDenied: 1017,
  nameTaken: 1018,
  focusFull: 1019,
  notFound: 1404,
  forbidden: 1403,
  foreignHost: 1405,
  blankMessage: 1420,
  messageTooLong: 1421,
  messageIllegal: 1422,
  unsupportedContent: 1423,
  chatDisabled: 1424,
  withdrawTooLate: 1425,
  notForwardable: 1426,
  quoteRefused: 1427,
  flashGone: 1428,
  pictureType: 1430,
  pictureTooLarge: 1431,
  pictureDamaged: 1432,
  fileTooLarge: 1440,
  md5Digits: 1441,
  fileVerification: 1442,
  quotaExceeded: 1443,
  fileGone: 1444,
  dueTimeTooFar: 1450,
  laterFull: 1451,
  reactionKindsFull: 1453,
  pinsFull: 1454,
  laterSent: 1452,
  removedFromGroup: 1460,
  leftGroup: 1461,
  groupDissolved: 1462,
  createGroupForbidden: 1463,
  groupOwnerOnly: 1464,
  groupAdministratorsOnly: 1465,
  groupInvitationClosed: 1466,
  groupRank: 1467,
  groupNameMissing: 1468,
  groupTextTooLong: 1469,
  groupMembersInvalid: 1470,
  groupFull: 1471,
  nameReserved: 1472,
  groupTextBlank: 1473,
  invalid: 1400,
  busy: 1429,
  rateLimited: 1480,
  /** Said by no server: a client's own word for a message of which nobody knows whether it arrived. */
  sendUncertain: 1490,
} as const;
/** Name of a refusal. */
export type RefusalName = keyof typeof refusalCodes;
