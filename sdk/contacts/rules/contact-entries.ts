// Decides what stands in the flat lists of contacts: friends, groups, recent chats, and what one follows.
import type { FocusEntry, Friend, Group, LocalChat } from '../../api.ts';
import { systemNoticesId } from '../../contract/markup/system-notice.ts';

/** Where contacts are looked at; what one follows comes first. */
export const contactSections = ['focus', 'organisation', 'friends', 'groups', 'recent'] as const;
/** One of them. */
export type ContactSection = (typeof contactSections)[number];

/** A row of a flat list: a person whose card opens, or a group whose chat does. */
export type ContactEntry = {
  readonly key: string;
  readonly name: string;
  readonly avatar: string;
  /** Department or number of members, for the second line. */
  readonly detail: string;
  /** When something was last said there, epoch ms; only of recent chats. */
  readonly time?: number;
} & (
  | { readonly type: 'person'; readonly personId: string }
  | {
      readonly type: 'group';
      readonly groupId: string;
      readonly chatId: string;
      readonly count: number | undefined;
    }
);

/** Whether a chat is what the office itself has to say: that never stands before people. */
export const isOfficeChat = ({ peerId }: Pick<LocalChat, 'peerId'>): boolean => peerId === systemNoticesId;

/** Friends as rows, in the order given. */
export function friendEntries(friends: readonly Friend[]): ContactEntry[] {
  return friends.map(({ id, name, avatar, departmentName, title }) => ({
    type: 'person',
    key: `person ${id}`,
    personId: id,
    name,
    avatar,
    detail: [departmentName, title].filter(Boolean).join(' · '),
  }));
}

/** Groups as rows, in the order given. */
export function groupEntries(groups: readonly Group[]): ContactEntry[] {
  return groups.map(({ id, chatId, name, avatar, memberCount }) => ({
    type: 'group',
    key: `group ${id}`,
    groupId: id,
    chatId,
    name,
    avatar,
    detail: '',
    count: memberCount,
  }));
}

/** What one follows, people before groups, each in the order given. */
export function focusEntries(focus: readonly FocusEntry[]): ContactEntry[] {
  const rows = focus.flatMap((entry): ContactEntry[] => {
    const { name, avatar, departmentName: detail } = entry;
    if (entry.personId !== undefined)
      return [
        { type: 'person', key: `person ${entry.personId}`, personId: entry.personId, name, avatar, detail },
      ];
    const { groupId, chatId } = entry;
    if (groupId === undefined || chatId === undefined) return [];
    return [
      { type: 'group', key: `group ${groupId}`, groupId, chatId, name, avatar, detail, count: undefined },
    ];
  });
  return [...rows.filter(({ type }) => type === 'person'), ...rows.filter(({ type }) => type === 'group')];
}

/**
 * Recent chats as rows, the last one first whatever is pinned: people one has written with, and groups; entries that are
 * nobody's are left out.
 */
export function recentEntries(chats: readonly LocalChat[]): ContactEntry[] {
  const byTime = chats.toSorted((one, other) => other.lastTime - one.lastTime);
  return byTime.flatMap((chat): ContactEntry[] => {
    const { id: chatId, name, avatar, peerId, groupId, memberCount, lastTime: time } = chat;
    if (chat.toolKey !== undefined) return [];
    if (chat.kind === 'direct')
      return peerId === undefined || peerId === systemNoticesId
        ? []
        : [{ type: 'person', key: `person ${peerId}`, personId: peerId, name, avatar, detail: '', time }];
    return groupId === undefined
      ? []
      : [
          {
            type: 'group',
            key: `group ${groupId}`,
            groupId,
            chatId,
            name,
            avatar,
            detail: '',
            count: memberCount,
            time,
          },
        ];
  });
}
