// Owns what to do next after a refusal, at the command line, in English.
import type { Translation } from '../translation.ts';
import type { cliNext as source } from '../zh/cli-next.ts';

/** See the Chinese source. */
export const cliNext = {
  groupOwnerOnly: 'ask its owner',
  groupAdministratorsOnly: 'ask its owner or an administrator',
  groupInvitationClosed: 'ask its owner or an administrator to invite them',
  groupRank: 'ask its owner',
  groupFull: 'remove people first, or make another group',
  leftBehind: 'tangram chat read and tangram chat export still work',
  friendshipEnded: 'ask them to add you, in person or by mail',
  noLongerFriends: 'run tangram contacts add-friend to become friends again',
  withdrawTooLate: 'run tangram chat delete to remove it for yourself',
  editTooLate: 'send a new message that says it rightly',
  editedElsewhere: 'run tangram chat versions to see that wording, then the same command again to replace it',
  notForwardable: 'leave those numbers out; the others are forwarded as ever',
  flashGone: 'ask the sender to send it again',
  fileGone: 'ask the sender to send it again',
  updateForced: 'run tangram update install',
  notFound: 'check the number or name',
  directoryMissing: 'run tangram admin ldap set --url ADDRESS --base DN first',
  askNoBase: 'run tangram ask kb list to see them, then ask with --kb NAME',
  todoSettledThere: 'run tangram todo open ID to get to where it is settled',
  requestDecided: 'run tangram approval show ID to see how it stands',
  notYourDecision: 'run tangram approval list --waiting to see what waits for you',
  formGone: 'run tangram approval forms to see the forms',
  appGone: 'run tangram app list to see the apps',
  qrDenied: 'if that was a mistake, run tangram login --qr again',
  qrExpired: 'tangram login --qr makes a new code',
  uploadsRunning: 'wait for them, or give them up with tangram outbox drop',
} as const satisfies Translation<typeof source>;
