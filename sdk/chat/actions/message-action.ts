// What a verb of a message is, and what it asks beside the message.
import type { LocalMessage, OfficeApi } from '../../api.ts';
import type { TextRef } from '../../locales/index.ts';
import type { WithdrawCircumstances } from '../rules/may-withdraw.ts';
import type { MessageOutcome } from './message-outcome.ts';

/** How things stand around a message when its verbs are asked for. */
export type MessageCircumstances = WithdrawCircumstances & {
  /** Texts withdrawn on this device that can be written anew, by message. */
  withdrawnTexts: ReadonlyMap<number, string>;
  /** Whether the chat takes messages, where that is known. */
  isOpen?: boolean | undefined;
  /** Whether this person in this build has a cloud disk, and the face a way to choose a place on it. */
  hasDisk?: boolean | undefined;
  /** Whether the office lets people add to messages that are there. */
  hasMarks?: boolean | undefined;
  /** Which messages of the chat are pinned, where that is known. */
  pinnedMids?: ReadonlySet<number> | undefined;
  /** Whether this person in this build has a schedule, and the face a form for its items. */
  hasSchedule?: boolean | undefined;
};

/** One verb: its name (locale key `chat.messageActions.<name>`), whether it applies, and the doing. */
export type MessageAction = {
  name:
    | 'quote'
    | 'react'
    | 'reactors'
    | 'reword'
    | 'versions'
    | 'pinMessage'
    | 'unpinMessage'
    | 'copy'
    | 'forward'
    | 'saveToDisk'
    | 'select'
    | 'readers'
    | 'remind'
    | 'makeTask'
    | 'makeEvent'
    | 'withdraw'
    | 'editWithdrawn'
    | 'retry'
    | 'edit'
    | 'drop'
    | 'delete';
  applies(message: LocalMessage, around: MessageCircumstances): boolean;
  perform(office: OfficeApi, message: LocalMessage, around: MessageCircumstances): Promise<MessageOutcome>;
  /** In place of the verb's own words, where they say more than always. */
  words?(message: LocalMessage, around: MessageCircumstances): TextRef | undefined;
  /** Takes something away: faces ask first, or draw it as dangerous. */
  confirm?: boolean;
};
