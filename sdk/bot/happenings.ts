// What happens around a bot beside messages of others, by names; every kind has a handler of its own type.
import type { LocalMessage, OfficeEvent } from '../api.ts';
import { plainText } from '../contract/markup/readable.ts';
import { systemNoticesId } from '../contract/markup/system-notice.ts';
import { noticeItem, type NoticeItem } from '../notices/index.ts';
import type { KnownStatuses, PersonStatus } from '../status/index.ts';

/** A change of a group, as its notice tells it: who did it, and to whom. */
export type GroupHappening = {
  readonly chatId: string;
  readonly chatName: string;
  readonly operatorName: string;
  /** Ids of those it is about. */
  readonly personIds: readonly string[];
  /** The notice. */
  readonly message: LocalMessage;
};
/** Something that concerns the account of the bot: `reference` names the thing, like `approval:12`. */
export type NewsHappening = { readonly topic: string; readonly reference: string; readonly time: number };

/** What somebody says of themselves is another; without `status` they say nothing any more. */
export type StatusHappening = {
  readonly personId: string;
  readonly name: string;
  readonly status?: PersonStatus;
};

/** Somebody did something to a message that is there. */
type MarkHappening = {
  readonly chatId: string;
  readonly mid: number;
  readonly personId: string;
  readonly personName: string;
};

/** What each kind tells. */
export type BotHappenings = {
  /** Messages were taken back by `personId`. */
  withdrawn: {
    readonly chatId: string;
    readonly mids: readonly number[];
    readonly personId: string;
    readonly operatorName: string;
  };
  /** Somebody has read a chat up to a message. */
  read: { readonly chatId: string; readonly personId: string; readonly readMid: number };
  /** A message was worded anew; `text` is what it says now. */
  edited: MarkHappening & { readonly text: string };
  /** A reaction came or, where `on` is false, was taken back; `count` people have it now. */
  reacted: MarkHappening & { readonly emoji: string; readonly on: boolean; readonly count: number };
  /** A message was pinned for everybody of its chat, or unpinned where `on` is false. */
  pinned: MarkHappening & { readonly on: boolean };
  created: GroupHappening;
  joined: GroupHappening;
  left: GroupHappening;
  removed: GroupHappening;
  ownerChanged: GroupHappening;
  renamed: GroupHappening;
  noticeChanged: GroupHappening;
  dissolved: GroupHappening;
  /** Somebody set or cleared a status, theirs ended, or a meeting began or ended for them; at the start whoever has one. */
  status: StatusHappening;
  /** The office told the bot's account something: an invitation, a reminder, a shared file; see `office.notices`. */
  notified: NoticeItem;
  /** A reminder of a message is due. */
  reminded: { readonly chatId: string; readonly mid: number; readonly text: string };
  /** A request of the bot's account was approved, rejected, or returned for changes. */
  approved: NewsHappening;
  rejected: NewsHappening;
  returned: NewsHappening;
  /** Anything that concerns the account, those three included. */
  news: NewsHappening;
};
/** A kind of happening. */
export type BotHappening = keyof BotHappenings;

/** One that happened, with its kind. */
export type Happened = {
  [Kind in BotHappening]: { readonly kind: Kind; readonly told: BotHappenings[Kind] };
}[BotHappening];

const ofNotice: Readonly<Record<string, BotHappening>> = {
  create: 'created',
  join: 'joined',
  leave: 'left',
  ownerleave: 'left',
  operkick: 'removed',
  tokick: 'removed',
  ownerchange: 'ownerChanged',
  updatename: 'renamed',
  updatenotice: 'noticeChanged',
  delgroup: 'dissolved',
};
const ofTopic: Readonly<Record<string, BotHappening>> = {
  'approval.approved': 'approved',
  'approval.rejected': 'rejected',
  'approval.returned': 'returned',
};

/** Every kind, for whoever checks a name. */
export const happenings: ReadonlySet<string> = new Set<BotHappening>([
  'withdrawn',
  'read',
  'edited',
  'reacted',
  'pinned',
  'created',
  'joined',
  'left',
  'removed',
  'ownerChanged',
  'renamed',
  'noticeChanged',
  'dissolved',
  'status',
  'notified',
  'reminded',
  'approved',
  'rejected',
  'returned',
  'news',
]);

/** What an event means for a bot; nothing where it is its own doing, or a message of somebody. @param me the bot's id */
export function happened(event: OfficeEvent, me: string): readonly Happened[] {
  switch (event.type) {
    case 'withdraw': {
      const { chatId, mids, personId, operatorName } = event;
      return personId === me ? [] : [{ kind: 'withdrawn', told: { chatId, mids, personId, operatorName } }];
    }
    case 'read': {
      const { chatId, personId, readMid } = event;
      return personId === me ? [] : [{ kind: 'read', told: { chatId, personId, readMid } }];
    }
    case 'messageChanged':
      return event.personId === me ? [] : marked(event);
    case 'reminder':
      return [{ kind: 'reminded', told: { chatId: event.chatId, mid: event.mid, text: event.text } }];
    case 'news': {
      const { topic, reference, time } = event;
      const told = { topic, reference, time };
      const kind = ofTopic[topic];
      return [...(kind === undefined ? [] : [{ kind, told } as Happened]), { kind: 'news', told }];
    }
    case 'message': {
      const { message, chatName } = event;
      if (message.senderId === systemNoticesId && message.mid !== undefined)
        return [{ kind: 'notified', told: noticeItem({ ...message, unread: true }) }];
      const kind = message.bySystem ? ofNotice[message.systemKey ?? ''] : undefined;
      if (kind === undefined) return [];
      const told: GroupHappening = {
        chatId: message.chatId,
        chatName,
        operatorName: message.operatorName ?? '',
        personIds: message.mentions ?? [],
        message,
      };
      return [{ kind, told } as Happened];
    }
    default:
      return [];
  }
}

function marked(event: Extract<OfficeEvent, { type: 'messageChanged' }>): readonly Happened[] {
  const { chatId, mid, personId, personName, text, reaction, pinned } = event;
  const who = { chatId, mid, personId, personName };
  return [
    ...(text === undefined ? [] : [{ kind: 'edited', told: { ...who, text: plainText(text) } } as const]),
    ...(reaction === undefined ? [] : [{ kind: 'reacted', told: { ...who, ...reaction } } as const]),
    ...(pinned === undefined ? [] : [{ kind: 'pinned', told: { ...who, on: pinned } } as const]),
  ];
}

/** Which statuses differ between two times; the bot's own is not told. */
export function changedStatuses(before: KnownStatuses, after: KnownStatuses, me: string): StatusHappening[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((personId) => {
    const [was, status] = [before[personId], after[personId]];
    const name = (status ?? was)?.name ?? '';
    if (personId === me || isSame(was, status)) return [];
    return [{ personId, name, ...(status !== undefined && { status }) }];
  });
}

function isSame(one: PersonStatus | undefined, other: PersonStatus | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (['emoji', 'text', 'until', 'inMeeting'] as const).every((key) => one[key] === other[key]);
}
