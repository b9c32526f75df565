// Draws what belongs to the open chat: the group, or the card of the person.
import { Box } from 'ink';
import type { JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { LocalChat, Person } from '#sdk/api.ts';
import { closedReason } from '#sdk/chat/rules/closed-reason.ts';
import { PeerDetailsScreen, type PeerDetailsSnapshot } from '#sdk/chat/screens/peer-details.ts';
import { departmentLines } from '../lines/department-lines.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { DetailsHead, detailsHead } from '../parts/DetailsHead.tsx';
import { Line, type Span } from '../parts/Line.tsx';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useCommands } from '../keys/useCommands.ts';
import { GroupDetails } from './GroupDetails.tsx';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** `x` and `y` are its first cell on the screen. */
type Room = {
  readonly chat: LocalChat;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
};

/** Drawn anew for each chat (`key`). */
export function Details({ chat, width, height, x, y }: Room): JSX.Element {
  const { groupId, peerId } = chat;
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0} overflow="hidden">
      {(groupId === undefined ? peerId === undefined : !chat.enabled) ? (
        <Closed chat={chat} width={width} />
      ) : groupId === undefined ? (
        <Peer peerId={peerId ?? ''} width={width} height={height} />
      ) : (
        <GroupDetails groupId={groupId} width={width} height={height} x={x} y={y} />
      )}
    </Box>
  );
}

/** Of a chat that is closed only the reason is told. */
function Closed({ chat, width }: Pick<Room, 'chat' | 'width'>): JSX.Element {
  const { go, translator } = useDesk();
  useCommands({ detailsLeave: () => go({ type: 'pane', pane: 'composer' }) });
  const code = closedReason(chat) ?? 'chatDisabled';
  return (
    <>
      {wrapCjk(errorText(translator, { code, params: {} }), width - 2).map((text) => (
        <Line key={text} spans={[{ text: ` ${text}`, tone: 'amber' }]} />
      ))}
    </>
  );
}

type PeerRoom = { readonly peerId: string; readonly width: number; readonly height: number };

function Peer(props: PeerRoom): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new PeerDetailsScreen(office, props.peerId));
  return screen === undefined ? null : <Loaded {...props} screen={screen} />;
}

function Loaded(props: PeerRoom & { readonly screen: PeerDetailsScreen }): JSX.Element {
  const { screen, width, height } = props;
  const { go, translator } = useDesk();
  const snapshot = useScreen(screen);
  useCommands({
    detailsLeave: () => go({ type: 'pane', pane: 'composer' }),
    detailsRetry: snapshot.error === undefined ? undefined : () => void screen.retry(),
  });
  const { error, person, phase } = snapshot;
  const known = person === undefined ? [] : cardLines(person, snapshot, width, translator);
  const isLoading = phase === 'loading' && person === undefined;
  return (
    <DetailsHead
      lines={detailsHead(translator, { error, isLoading }, known, { width, height })}
      width={width}
    />
  );
}

function cardLines(
  person: Person,
  { isOnline }: PeerDetailsSnapshot,
  width: number,
  translator: ReturnType<typeof useDesk>['translator'],
): Span[][] {
  const { t, language } = translator;
  const rows: Span[][] = [
    [{ text: ` ${drawableLine(nameText(translator, person.name))}`, bold: true }],
    [
      {
        text: ` ${t(isOnline ? 'words.online' : 'words.offline')}`,
        tone: isOnline ? 'jade' : 'faint',
      },
    ],
  ];
  if (person.removed) rows.push([{ text: ` ${t('contacts.removed')}`, tone: 'amber' }]);
  const { title, departmentPath, departmentName } = forReader(person, language);
  const facts = [
    [undefined, title],
    ['contacts.department', departmentPath || departmentName],
    ['contacts.phone', person.phone],
    ['contacts.email', person.email],
    ['contacts.account', person.loginName],
  ] as const;
  for (const [label, value] of facts) {
    if (value === '') continue;
    rows.push(label === undefined ? [] : [{ text: ` ${t(label)}`, tone: 'faint' }]);
    const wrap = label === 'contacts.department' ? departmentLines : wrapCjk;
    for (const text of wrap(drawableLine(value), width - 2)) rows.push([{ text: ` ${text}` }]);
  }
  return rows;
}
