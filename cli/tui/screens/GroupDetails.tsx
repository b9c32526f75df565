// Draws a group beside its conversation: announcement, switches, who waits, and its members; acts go by keys.
import { unstyled } from '#sdk/contract/markup/text-styles.ts';
import { useEffect, useState, type JSX } from 'react';
import type { Group, Member } from '#sdk/api.ts';
import { GroupDetailsScreen, type GroupDetailsSnapshot } from '#sdk/groups/screens/group-details.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine, drawableLines } from '../lines/drawable.ts';
import { DetailsHead, detailsHead } from '../parts/DetailsHead.tsx';
import { Line, type Span } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useGroupActs } from '../commands/useGroupActs.ts';
import { useOpenChat } from '../commands/useOpenChat.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { MemberFind } from './MemberFind.tsx';
import { nameText } from '#sdk/locales/name-text.ts';

/** Lines of an announcement and requests that are shown; the rest is a sign that there is more. */
const noticeLines = 6;
const requestLines = 3;

/** `x` and `y` are its first cell on the screen. */
type Room = {
  readonly groupId: string;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
};

/** Drawn anew for each group (`key`). */
export function GroupDetails(props: Room): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new GroupDetailsScreen(office, props.groupId));
  return screen === undefined ? null : <Loaded {...props} screen={screen} />;
}

function Loaded(props: Room & { readonly screen: GroupDetailsScreen }): JSX.Element {
  const { screen, width, height, x, y } = props;
  const desk = useDesk();
  const { go, translator } = desk;
  const snapshot = useScreen(screen);
  useCommands({
    detailsLeave: () => go({ type: 'pane', pane: 'composer' }),
    detailsRetry: snapshot.error === undefined ? undefined : () => void screen.refresh(),
  });
  const { group, error, phase } = snapshot;
  const known = group === undefined ? [] : headLines(group, snapshot, width, desk);
  const head = detailsHead(translator, { error, isLoading: phase === 'loading' }, known, { width, height });
  return (
    <>
      <DetailsHead lines={head} width={width} />
      {group === undefined ? null : (
        <Members
          screen={screen}
          snapshot={snapshot}
          group={group}
          width={width}
          height={height - head.length}
          x={x}
          y={y + head.length}
        />
      )}
    </>
  );
}

function headLines(
  group: Group,
  { requests, total }: GroupDetailsSnapshot,
  width: number,
  { signs, translator }: Pick<ReturnType<typeof useDesk>, 'signs' | 'translator'>,
): Span[][] {
  const { t } = translator;
  const lines: Span[][] = [];
  const text = drawableLines(unstyled(group.notice || group.introduction)).trim();
  if (text !== '') {
    lines.push([{ text: ` ${t(group.notice === '' ? 'groups.introduction' : 'tui.notice')}`, tone: 'soft' }]);
    const wrapped = wrapCjk(text, width - 2);
    for (const line of wrapped.slice(0, noticeLines)) lines.push([{ text: ` ${line}` }]);
    if (wrapped.length > noticeLines) lines.push([{ text: ` ${signs.ellipsis}`, tone: 'faint' }]);
    lines.push([]);
  }
  const onOff = (on: boolean): string => t(on ? 'tuiPanes.on' : 'tuiPanes.off');
  const rows = [
    [t('tuiPanes.invitation'), group.invitationOpen],
    [t('groups.review'), group.reviewed],
  ] as const;
  // A long label is cut, never what it says.
  const room = width - 3 - Math.max(cellWidth(onOff(true)), cellWidth(onOff(false)));
  const labels = Math.min(room, Math.max(...rows.map(([label]) => cellWidth(label))));
  for (const [label, on] of rows)
    lines.push([
      { text: ` ${fitCells(label, labels, { sign: signs.ellipsis })}  `, tone: 'soft' },
      { text: onOff(on), tone: on ? 'jade' : 'faint' },
    ]);
  if (requests.length > 0) {
    lines.push([], [{ text: ` ${t('groups.requests')} ${requests.length}`, tone: 'amber' }]);
    for (const request of requests.slice(0, requestLines)) {
      const inviter = t('groups.invitedBy', {
        name: drawableLine(nameText(translator, request.inviterName)),
      });
      const said = `${drawableLine(nameText(translator, request.name))} ${signs.separator} ${inviter}`;
      lines.push([{ text: ` ${fitCells(said, width - 2, { sign: signs.ellipsis })}` }]);
    }
  }
  lines.push([], [{ text: ` ${t('tui.members', { count: total || group.memberCount })}`, tone: 'soft' }]);
  return lines;
}

function Members(props: {
  readonly screen: GroupDetailsScreen;
  readonly snapshot: GroupDetailsSnapshot;
  readonly group: Group;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}): JSX.Element {
  const { screen, snapshot, group, width, height, x, y } = props;
  const { chats, go, person, signs, translator } = useDesk();
  const { pane, overlay, within } = useFocus();
  const openChat = useOpenChat();
  const isFocused = pane === 'details' && overlay === undefined;
  const [at, setAt] = useState(0);
  const { members, online, total, requests, query } = snapshot;
  const isFinding = isFocused && within === 'members';
  const [searches, setSearches] = useState(0);
  const last = members.length - 1;
  useEffect(() => setAt((now) => Math.max(0, Math.min(last, now))), [last]);
  const hasMembers = members.length > 0;
  const moveTo = (index: number): void => setAt(Math.max(0, Math.min(last, index)));
  const talk = (member: Member): void => {
    const known = chats.getSnapshot().rows.find((row) => row.peerId === member.id);
    if (known === undefined) openChat({ personId: member.id }, member.name);
    else go({ type: 'open', chatId: known.id });
  };
  const chosen = members[at];
  const leaveFinding = (): void => {
    setSearches(searches + 1);
    void screen.find('');
    go({ type: 'within', within: undefined });
  };
  useCommands({
    detailsUp: hasMembers ? () => moveTo(at - 1) : undefined,
    detailsDown: hasMembers ? () => moveTo(at + 1) : undefined,
    detailsPageUp: hasMembers ? () => moveTo(at - height) : undefined,
    detailsPageDown: hasMembers ? () => moveTo(at + height) : undefined,
    detailsTop: hasMembers ? () => moveTo(0) : undefined,
    detailsBottom: hasMembers ? () => moveTo(last) : undefined,
    groupFind: isFocused ? () => go({ type: 'within', within: 'members' }) : undefined,
    // What was found stays, to be chosen from and to be done something with.
    groupFindDone: isFinding ? () => go({ type: 'within', within: undefined }) : undefined,
    groupFindLeave: isFinding ? leaveFinding : undefined,
    groupFindUp: isFinding && hasMembers ? () => moveTo(at - 1) : undefined,
    groupFindDown: isFinding && hasMembers ? () => moveTo(at + 1) : undefined,
    detailsLeave: query === '' ? () => go({ type: 'pane', pane: 'composer' }) : leaveFinding,
    detailsOpen: chosen === undefined || chosen.id === person.id ? undefined : () => talk(chosen),
  });
  useGroupActs({ group, chosen, members, request: requests[0], isActive: isFocused });
  const hasField = isFinding || query !== '';
  const rows = height - (hasField ? 1 : 0);
  if (query !== '' && !hasMembers)
    return (
      <>
        {field()}
        <Line
          spans={[
            {
              text: ` ${fitCells(translator.t('contacts.empty.noHitsTitle', { query: drawableLine(query) }), width - 2, { sign: signs.ellipsis })}`,
              tone: 'soft',
            },
          ]}
        />
      </>
    );
  return (
    <>
      {field()}
      <WindowedList
        rows={members}
        keyOf={(member) => member.id}
        chosen={at}
        width={width}
        height={rows}
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
    </>
  );

  function field(): JSX.Element | null {
    if (!hasField) return null;
    return (
      <MemberFind
        key={searches}
        width={width}
        x={x}
        y={y}
        isActive={isFinding}
        onQuery={(text) => {
          setAt(0);
          void screen.find(text);
        }}
      />
    );
  }
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
          drawableLine(nameText(translator, member.name)),
          member.role !== 'member' && translator.t(`tui.role.${member.role}`),
          presence,
        ]}
      />
    );
  const role = member.role === 'member' ? '' : ` ${translator.t(`tui.role.${member.role}`)}`;
  const name = fitCells(`${drawableLine(nameText(translator, member.name))}${role}`, width - 4, {
    sign: signs.ellipsis,
  });
  return (
    <Line
      spans={[
        { text: isActive ? signs.chosen : ' ', tone: 'jade' },
        { text: `${isOnline ? signs.online : signs.offline} `, tone: isOnline ? 'jade' : 'faint' },
        { text: name, bold: isActive, ...(isOnline || isActive ? {} : { tone: 'soft' }) },
      ]}
    />
  );
}
