// Draws the head of a conversation: who it is with, how many are there, and the acts on the chat.
import { useRef, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { LocalChat } from '#sdk/api.ts';
import { statusUntilText } from '#sdk/locales/status-text.ts';
import { systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useShortcutKeys } from '../ground/useShortcutKeys.ts';
import { useShortcuts } from '../ground/useShortcuts.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Badge } from '../parts/Badge.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { useCalling, useGroupMeeting } from '../meeting/useCalling.ts';
import { useActs } from './acts/acts-context.ts';
import { useChatMenu, type MenuDoor } from './useChatMenu.tsx';
import './ConversationHeader.css';

/** Details of a group, as the page holds them open. */
export type GroupDetailsSwitch = { readonly open: boolean; readonly toggle: () => void };

/** The back arrow stands there only while list and conversation take turns. */
export function ConversationHeader(props: {
  readonly chat: LocalChat;
  readonly members:
    | { readonly count: number; readonly online: number; readonly requests: number }
    | undefined;
  /** Whether the details of the group are open, and opens or closes them. */
  readonly details: GroupDetailsSwitch;
  /** Opens the line that finds words here. */
  readonly onFind: () => void;
}): JSX.Element {
  const { chat, members, details, onFind } = props;
  const translator = useTranslator();
  const { t } = translator;
  const acts = useActs();
  const { chats, presence } = useDesk();
  const { online } = useScreen(chats);
  const { statuses, typing } = useScreen(presence);
  const now = useNow();
  const navigate = useNavigate();
  const fold = useFrameFold();
  const { groupId } = chat;
  const { hint } = useShortcutKeys();
  const more = useRef<HTMLSpanElement>(null);
  const { menu, openMenu, act } = useChatMenu();
  const hasSchedule = shownEntries(useApp()).some(({ name }) => name === 'schedule');
  // Buttons beside the name; on a phone the name needs the room, and they stand in the menu.
  const doors: readonly (MenuDoor & { readonly hint?: string })[] = [
    ...(groupId === undefined || !chat.enabled || !hasSchedule
      ? []
      : [
          {
            ...{ id: 'findTime', icon: 'calendar' as const, label: t('chat.findTime') },
            open: () => acts.open({ type: 'findTime', groupId, name: chat.name }),
          },
        ]),
    {
      ...{ id: 'find', icon: 'search' as const, label: t('chat.searchIn'), hint: hint('searchInChat') },
      open: onFind,
    },
    {
      ...{ id: 'history', icon: 'clock' as const, label: t('acts.history.open') },
      open: () => acts.open({ type: 'history', chat }),
    },
  ];
  const peerOnline = chat.enabled && chat.peerId !== undefined && online.has(chat.peerId);
  // Why it can only be read stands where one would write.
  const meta = !chat.enabled
    ? undefined
    : chat.kind === 'direct'
      ? typing.has(chat.id)
        ? t('chat.typing')
        : [
            t(peerOnline ? 'words.online' : 'words.offline'),
            statusUntilText(translator, statuses[chat.peerId ?? ''], now),
          ]
            .filter((word) => word !== '')
            .join(' · ')
      : members === undefined
        ? t('chat.members', { count: chat.memberCount })
        : t('chat.membersOnline', { total: members.count, online: members.online });
  const openMore = (): void => {
    const box = more.current?.getBoundingClientRect();
    if (box)
      openMenu(chat, { left: box.right, top: box.bottom + 4, end: true }, fold === 'phone' ? doors : []);
  };
  const call = useCalling();
  const meet = useGroupMeeting();
  const { peerId } = chat;
  const callable = chat.kind === 'direct' && chat.enabled && peerId !== undefined && chat.toolKey !== 'ai';
  useShortcuts({ searchInChat: onFind, actions: openMore });
  return (
    <>
      <PaneHeader
        title={chat.name}
        ofPerson={chat.kind === 'direct'}
        {...(chat.kind === 'direct' &&
          peerId !== undefined &&
          peerId !== systemNoticesId &&
          chat.toolKey !== 'ai' && {
            onTitle: () => acts.open({ type: 'person', personId: peerId }),
          })}
        {...(meta !== undefined && { meta })}
        avatar={
          <Avatar
            id={chat.peerId ?? chat.id}
            name={chat.name}
            photo={chat.avatar}
            online={peerOnline}
            kind={chat.toolKey === 'ai' ? 'assistant' : chat.kind === 'group' ? 'group' : 'person'}
          />
        }
        {...(fold === 'turns' || fold === 'phone' ? { onBack: () => void navigate('/main/messages') } : {})}
        acts={
          <>
            {call !== undefined && callable ? (
              <>
                <IconButton
                  icon="phone"
                  label={t('meeting.callAudio')}
                  onClick={() => call(peerId, 'audio')}
                />
                <IconButton
                  icon="meeting"
                  label={t('meeting.callVideo')}
                  onClick={() => call(peerId, 'video')}
                />
              </>
            ) : null}
            {meet === undefined || groupId === undefined || !chat.enabled ? null : (
              <IconButton icon="meeting" label={t('meeting.startGroup')} onClick={() => meet(chat)} />
            )}
            {fold === 'phone'
              ? null
              : doors.map(({ id, open, ...shown }) => <IconButton key={id} {...shown} onClick={open} />)}
            {fold === 'phone' ? null : (
              <IconButton
                icon="pin"
                label={t(chat.pinned ? 'chat.actions.unpin' : 'chat.actions.pin')}
                pressed={chat.pinned}
                onClick={() => act(chat.pinned ? 'unpin' : 'pin', chat)}
              />
            )}
            {groupId === undefined || !chat.enabled ? null : (
              <span className="tg-header-badge">
                <IconButton
                  icon="panel"
                  label={t('groups.details')}
                  expanded={details.open}
                  onClick={details.toggle}
                />
                <Badge
                  count={members?.requests ?? 0}
                  label={t('groups.requestCount', { count: members?.requests ?? 0 })}
                />
              </span>
            )}
            <span ref={more}>
              <IconButton icon="more" label={t('chat.more')} hint={hint('actions')} onClick={openMore} />
            </span>
          </>
        }
      />
      {menu}
    </>
  );
}
