// Draws what belongs to the open chat: a group's notice and members, or the card of the person.
import { Box } from 'ink';
import { useEffect, useState, type JSX } from 'react';
import type { LocalChat, Member, Person } from '#sdk/api.ts';
import { ChatDetailsScreen, type ChatDetailsSnapshot } from '#sdk/chat/screens/chat-details.ts';
import { useDesk, useFocus } from '../desk.ts';
import { drawableLine, drawableLines } from '../drawable.ts';
import { errorText } from '../error-text.ts';
import { Line, type Span } from '../parts/Line.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { fitCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useCommands } from '../useCommands.ts';
import { useNotify } from '../useNotify.ts';
import { useOwnScreen } from '../useOwnScreen.ts';
import { useScreen } from '../useScreen.ts';

/** Lines of a notice that are shown; the rest is a sign that there is more. */
const noticeLines = 6;

type Room = { readonly chat: LocalChat; readonly width: number; readonly height: number };

/** Drawn anew for each chat (`key`). */
export function Details(props: Room): JSX.Element {
  const { office } = useDesk();
  const { chat, width, height } = props;
  const screen = useOwnScreen(() => new ChatDetailsScreen(office, chat));
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0} overflow="hidden">
      {screen === undefined ? null : <Loaded {...props} screen={screen} />}
    </Box>
  );
}

function Loaded(props: Room & { readonly screen: ChatDetailsScreen }): JSX.Element {
  const { screen, width, height } = props;
  const { go, translator } = useDesk();
  const { t } = translator;
  const snapshot = useScreen(screen);
  useCommands({
    detailsLeave: () => go({ type: 'pane', pane: 'composer' }),
    detailsRetry: snapshot.error === undefined ? undefined : () => void screen.retry(),
  });
  const lines: Span[][] = [];
  if (snapshot.error !== undefined) {
    for (const text of wrapCjk(errorText(translator, snapshot.error), width - 2))
      lines.push([{ text: ` ${text}`, tone: 'red' }]);
  } else if (snapshot.phase === 'loading' && snapshot.members.length === 0 && snapshot.person === undefined)
    lines.push([{ text: ` ${t('words.loading')}`, tone: 'faint' }]);
  const { group, person } = snapshot;
  if (person !== undefined) lines.push(...cardLines(person, snapshot, width, t));
  if (group !== undefined) {
    const notice = drawableLines(group.notice || group.introduction).trim();
    if (notice !== '') {
      lines.push([{ text: ` ${t('tui.notice')}`, tone: 'soft' }]);
      const wrapped = wrapCjk(notice, width - 2);
      for (const text of wrapped.slice(0, noticeLines)) lines.push([{ text: ` ${text}` }]);
      if (wrapped.length > noticeLines) lines.push([{ text: ' …', tone: 'faint' }]);
      lines.push([]);
    }
    lines.push([
      { text: ` ${t('tui.members', { count: snapshot.total || group.memberCount })}`, tone: 'soft' },
    ]);
  }
  const head = lines.slice(0, Math.max(0, height - 3));
  return (
    <>
      {head.map((spans, index) => (
        // Lines of a text have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} width={width} height={1} flexShrink={0}>
          <Line spans={spans} />
        </Box>
      ))}
      {group === undefined ? null : (
        <Members screen={screen} snapshot={snapshot} width={width} height={height - head.length} />
      )}
    </>
  );
}

function cardLines(
  person: Person,
  { online }: ChatDetailsSnapshot,
  width: number,
  t: ReturnType<typeof useDesk>['translator']['t'],
): Span[][] {
  const rows: Span[][] = [
    [{ text: ` ${drawableLine(person.name)}`, bold: true }],
    [
      {
        text: ` ${t(online.has(person.id) ? 'words.online' : 'words.offline')}`,
        tone: online.has(person.id) ? 'jade' : 'faint',
      },
    ],
  ];
  if (person.removed) rows.push([{ text: ` ${t('contacts.removed')}`, tone: 'amber' }]);
  const facts = [
    [undefined, person.title],
    ['contacts.department', person.departmentPath || person.departmentName],
    ['contacts.phone', person.phone],
    ['contacts.email', person.email],
    ['contacts.account', person.loginName],
  ] as const;
  for (const [label, value] of facts) {
    if (value === '') continue;
    rows.push(label === undefined ? [] : [{ text: ` ${t(label)}`, tone: 'faint' }]);
    for (const text of wrapCjk(drawableLine(value), width - 2)) rows.push([{ text: ` ${text}` }]);
  }
  return rows;
}

function Members(props: {
  readonly screen: ChatDetailsScreen;
  readonly snapshot: ChatDetailsSnapshot;
  readonly width: number;
  readonly height: number;
}): JSX.Element {
  const { screen, snapshot, width, height } = props;
  const { office, chats, go, person, translator } = useDesk();
  const { pane, overlay } = useFocus();
  const notify = useNotify();
  const [at, setAt] = useState(0);
  const { members, online, total } = snapshot;
  const last = members.length - 1;
  const isFocused = pane === 'details' && overlay === undefined;
  const any = members.length > 0;
  const moveTo = (index: number): void => setAt(Math.max(0, Math.min(last, index)));
  const isNearEnd = at + height >= members.length && members.length < total;
  useEffect(() => {
    if (isNearEnd && isFocused) void screen.loadMore();
  }, [screen, isNearEnd, isFocused, members.length]);
  const talk = (member: Member): void =>
    notify.attempt(async () => {
      const known = chats.getSnapshot().rows.find((row) => row.peerId === member.id);
      const chat = known ?? (await office.chat.activate({ personId: member.id }));
      go({ type: 'open', chatId: chat.id });
    });
  const chosen = members[at];
  useCommands({
    detailsUp: any ? () => moveTo(at - 1) : undefined,
    detailsDown: any ? () => moveTo(at + 1) : undefined,
    detailsPageUp: any ? () => moveTo(at - height) : undefined,
    detailsPageDown: any ? () => moveTo(at + height) : undefined,
    detailsTop: any ? () => moveTo(0) : undefined,
    detailsBottom: any ? () => moveTo(last) : undefined,
    detailsOpen: chosen === undefined ? undefined : () => talk(chosen),
  });
  return (
    <WindowedList
      rows={members}
      keyOf={(member) => member.id}
      chosen={at}
      width={width}
      height={height}
      label={translator.t('tui.members', { count: total })}
      row={(member, index) => (
        <MemberRow
          member={member}
          isOnline={member.id === person.id || online.has(member.id)}
          isActive={isFocused && index === at}
          width={width}
        />
      )}
    />
  );
}

function MemberRow(props: {
  readonly member: Member;
  readonly isOnline: boolean;
  readonly isActive: boolean;
  readonly width: number;
}): JSX.Element {
  const { member, isOnline, isActive, width } = props;
  const { isLinear, signs, translator } = useDesk();
  const presence = translator.t(isOnline ? 'words.online' : 'words.offline');
  if (isLinear)
    return (
      <Spoken
        parts={[
          drawableLine(member.name),
          member.role !== 'member' && translator.t(`tui.role.${member.role}`),
          presence,
        ]}
      />
    );
  const role = member.role === 'member' ? '' : ` ${translator.t(`tui.role.${member.role}`)}`;
  const name = fitCells(`${drawableLine(member.name)}${role}`, width - 4, { sign: signs.ellipsis });
  return (
    <Line
      spans={[
        { text: isOnline ? ` ${signs.online} ` : ` ${signs.offline} `, tone: isOnline ? 'jade' : 'faint' },
        { text: name, inverse: isActive, ...(isOnline || isActive ? {} : { tone: 'soft' }) },
      ]}
    />
  );
}
