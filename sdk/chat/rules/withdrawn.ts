// Decides what is left of a message that was withdrawn, and what a chat's row shows when its last message went.
import type { ContentKind } from '../../contract/flags.ts';
import type { Message } from '../../contract/entities.ts';
import { printNameList } from '../../contract/name-list.ts';
import type { ChatState } from './chat-state.ts';

/** The group system key of what is left of a withdrawn message, in direct chats too (spec §4). */
export const withdrawnKey = 'msgback';

/** The part of a stored message that withdrawing changes or asks. */
type Withdrawable = {
  text: string;
  contentType: number;
  senderId: string;
  senderName: string;
  bySystem: boolean;
  systemKey: string;
  operatorName: string;
  targetNames: string;
  mentions: string[];
  citedMid: number;
  marks?: unknown;
  forwardedFrom?: unknown;
};

/** Content type of what is left: plain text, of which there is none. */
const textType = 1;

/**
 * The notice in the message's place, as the office has it from now on. Only when somebody else than the sender did
 * it are both named.
 */
export function withdrawnRow<Row extends Withdrawable>(
  row: Row,
  by: { personId: string; operatorName: string },
): Row {
  if (row.systemKey === withdrawnKey) return row;
  return {
    ...row,
    text: '',
    contentType: textType,
    bySystem: true,
    systemKey: withdrawnKey,
    operatorName: by.operatorName,
    targetNames: row.senderId === by.personId ? '' : printNameList([row.senderName]),
    mentions: [],
    citedMid: 0,
    marks: undefined,
    forwardedFrom: undefined,
  };
}

/** What stays of a message that is deleted here: that it is, so that no page brings it back, and nothing of what it said. */
export function deletedRow<Row extends Withdrawable>(row: Row): Row & { deleted: true } {
  return {
    ...row,
    deleted: true,
    text: '',
    mentions: [],
    citedMid: 0,
    marks: undefined,
    forwardedFrom: undefined,
  };
}

/**
 * Whether a person wrote this: what is left of a withdrawn message still moved the cursors of its author when it
 * was sent, as other notices never do.
 */
export function isWritten(message: Pick<Message, 'bySystem' | 'systemKey'>): boolean {
  return !message.bySystem || message.systemKey === withdrawnKey;
}

/** What a chat's row says of its newest message. */
export type LastLine = {
  kind: ContentKind;
  text: string;
  senderId: string;
  senderName: string;
  bySystem: boolean;
  systemKey?: string;
  operatorName?: string;
  targetNames?: string;
};

/** A chat whose last line is another message now; without one it is empty. Place and time in the list stay. */
export function chatWithLine(chat: ChatState, line: LastLine | undefined): ChatState {
  return {
    ...chat,
    lastText: line?.text ?? '',
    lastKind: line?.kind ?? 'text',
    lastSenderId: line?.senderId ?? '',
    lastSenderName: line?.senderName ?? '',
    lastBySystem: line?.bySystem ?? false,
    lastSystemKey: line?.systemKey,
    lastOperatorName: line?.operatorName,
    lastTargetNames: line?.targetNames,
  };
}
