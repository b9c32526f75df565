// The catalogue's error of each numbered refusal of an office; apart from the answers, so that who compares numbers loads no schema.
import { refusalCodes, type RefusalName } from '../contract/codes.ts';
import { featureRefusals } from '../contract/feature-refusals.ts';
import type { ErrorCode } from '../errors.ts';

type FeatureRefusal = keyof typeof featureRefusals;
const featureNames = Object.fromEntries(
  Object.keys(featureRefusals).map((name) => [name, name as ErrorCode]),
);

const byRefusal: Readonly<Record<Exclude<RefusalName, FeatureRefusal>, ErrorCode>> = {
  badCredentials: 'badCredentials',
  tooManyTries: 'tooManyTries',
  licenceExpired: 'licenceExpired',
  authenticationCentre: 'authenticationCentre',
  passwordRule: 'passwordRule',
  badResetCode: 'badResetCode',
  qrExpired: 'qrExpired',
  qrDenied: 'qrDenied',
  nameTaken: 'nameTaken',
  focusFull: 'focusFull',
  notFound: 'notFound',
  forbidden: 'forbidden',
  foreignHost: 'foreignHost',
  blankMessage: 'blankMessage',
  messageTooLong: 'messageTooLong',
  messageIllegal: 'messageIllegal',
  unsupportedContent: 'unsupportedContent',
  chatDisabled: 'chatDisabled',
  withdrawTooLate: 'withdrawTooLate',
  notForwardable: 'notForwardable',
  removedFromGroup: 'removedFromGroup',
  leftGroup: 'leftGroup',
  groupDissolved: 'groupDissolved',
  createGroupForbidden: 'createGroupForbidden',
  groupOwnerOnly: 'groupOwnerOnly',
  groupAdministratorsOnly: 'groupAdministratorsOnly',
  groupInvitationClosed: 'groupInvitationClosed',
  groupRank: 'groupRank',
  groupNameMissing: 'groupNameMissing',
  groupTextTooLong: 'groupTextTooLong',
  groupTextBlank: 'groupTextBlank',
  groupMembersInvalid: 'groupMembersInvalid',
  groupFull: 'groupFull',
  nameReserved: 'nameReserved',
  quoteRefused: 'quoteRefused',
  flashGone: 'flashGone',
  pictureType: 'pictureType',
  pictureTooLarge: 'pictureTooLarge',
  pictureDamaged: 'pictureDamaged',
  fileTooLarge: 'fileSizeLimit',
  md5Digits: 'md5Digits',
  fileVerification: 'fileVerification',
  quotaExceeded: 'quotaExceeded',
  fileGone: 'fileGone',
  dueTimeTooFar: 'dueTimeTooFar',
  reactionKindsFull: 'reactionKindsFull',
  pinsFull: 'pinsFull',
  laterFull: 'laterFull',
  laterSent: 'laterSent',
  invalid: 'serverMessage',
  busy: 'busy',
  rateLimited: 'rateLimited',
  sendUncertain: 'sendUncertain',
};
const codeOfRefusal = new Map<number, ErrorCode>(
  // What a feature refuses is called alike in the catalogue.
  Object.entries({ ...featureNames, ...byRefusal }).map(([name, error]) => [
    refusalCodes[name as RefusalName],
    error,
  ]),
);
/** Catalogue code of a numbered refusal, on the socket as over HTTP; undefined for a number we do not know. */
export function refusalError(code: number): ErrorCode | undefined {
  return codeOfRefusal.get(code);
}
