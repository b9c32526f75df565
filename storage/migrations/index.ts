// The schema's steps in order; append only: a released step is never edited.
import { unsent } from './0001-unsent.ts';
import { messages } from './0002-messages.ts';
import { chats } from './0003-chats.ts';
import { search } from './0004-search.ts';
import { chatAge } from './0005-chat-age.ts';
import { focus } from './0006-focus.ts';
import { groupActs } from './0007-group-acts.ts';
import { quotes } from './0009-quotes.ts';
import { searchMerge } from './0010-search-merge.ts';
import { noticesSearched } from './0011-notices-searched.ts';
import { scheduled } from './0012-scheduled.ts';
import { indexedLater } from './0013-indexed-later.ts';
import { offered } from './0014-offered.ts';
import { copiesAndActs } from './0015-copies-and-acts.ts';
import { messageMarks } from './0016-message-marks.ts';
import { transferTurns } from './0017-transfer-turns.ts';
import { personEnglish } from './0018-person-english.ts';
import { personReading } from './0019-person-reading.ts';
import { forwardedFrom } from './0020-forwarded-from.ts';
import { messageActs } from './0021-message-acts.ts';
import { noticesMarked } from './0022-notices-marked.ts';
import { transfers } from './0008-transfers.ts';
import type { Migration } from './migration.ts';

/** Every step, numbered from 1 without gaps. */
export const migrations: readonly Migration[] = [
  unsent,
  messages,
  chats,
  search,
  chatAge,
  focus,
  groupActs,
  transfers,
  quotes,
  searchMerge,
  noticesSearched,
  scheduled,
  indexedLater,
  offered,
  copiesAndActs,
  messageMarks,
  transferTurns,
  personEnglish,
  personReading,
  forwardedFrom,
  messageActs,
  noticesMarked,
];
