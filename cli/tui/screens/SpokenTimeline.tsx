// Says a conversation to a screen reader: whom it is with, and the chosen message or the last few, oldest first.
import { groupNoticeText } from '#sdk/locales/group-notice-text.ts';
import { Box } from 'ink';
import type { JSX } from 'react';
import type { LocalMessage, PinnedMessage } from '#sdk/api.ts';
import { contentOf } from '#sdk/chat/kinds/content.ts';
import { displayPieces } from '#sdk/chat/rules/display-text.ts';
import { noticeText } from '#sdk/chat/rules/notice-text.ts';
import { stateText } from '#sdk/chat/actions/refused-message.ts';
import { ownState } from '#sdk/chat/rules/own-state.ts';
import type { TimelineSnapshot } from '#sdk/chat/screens/timeline.ts';
import { inOneLine } from '#sdk/contract/markup/text-styles.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine, drawableLines } from '../lines/drawable.ts';
import { Spoken } from '../parts/Spoken.tsx';

/** Messages that are said where none is chosen: what was just missed, not the whole history. */
const lastSaid = 3;

/** Words only; a message that arrives is the last line of it. */
export function SpokenTimeline(props: {
  readonly snapshot: TimelineSnapshot;
  /** What is announced and has not been read. */
  readonly notice: string | undefined;
  /** The newest pin first. */
  readonly pinned: readonly PinnedMessage[];
  readonly chosen: LocalMessage | undefined;
  /** Keys of the messages that are chosen together. */
  readonly selected: ReadonlySet<string>;
}): JSX.Element {
  const { snapshot, notice, pinned, chosen, selected } = props;
  const { translator } = useDesk();
  const { t } = translator;
  const { chat, members, readCounts, rows } = snapshot;
  const all = rows.flatMap((row) => (row.type === 'message' || row.type === 'notice' ? [row.message] : []));
  const said = chosen === undefined ? all.slice(-lastSaid) : [chosen];
  const textOf = (message: LocalMessage): string => {
    const content = contentOf(message);
    // A card is said with what it is: a file, a record, a place.
    if (!message.bySystem)
      return content.kind === 'text'
        ? spokenText(message.text)
        : drawableLine(lineText(translator, summarize(message.text, message.senderId)));
    const notice = noticeText(message);
    return drawableLine(groupNoticeText(translator, notice));
  };
  return (
    <Box flexDirection="column">
      <Spoken
        parts={[
          drawableLine(chat?.name ?? ''),
          selected.size > 0 && t('acts.select.count', { count: selected.size }),
          members && t('chat.membersOnline', { total: members.count, online: members.online }),
          snapshot.unreadAbove > 0 && t('chat.toFirstUnread', { count: snapshot.unreadAbove }),
          snapshot.newBelow > 0 && t('chat.newMessages', { count: snapshot.newBelow }),
          notice !== undefined && `${t('groups.notice')} ${drawableLine(inOneLine(notice))}`,
          pinned.length > 0 && t('marks.pinnedCount', { count: pinned.length }),
        ]}
      />
      {said.map((message) => (
        <Spoken
          key={message.key}
          parts={[
            selected.has(message.key) && t('tuiPanes.heard.chosen'),
            message.bySystem
              ? ''
              : drawableLine(message.mine ? t('chat.me') : nameText(translator, message.senderName)),
            clockText(translator, message.time),
            message.forwardedFrom !== undefined &&
              t('marks.forwardedFrom', { name: drawableLine(nameText(translator, message.forwardedFrom)) }),
            textOf(message),
            message.editedTime !== undefined && t('marks.edited'),
            pinned.some((one) => one.message.mid === message.mid) && t('chat.tag.pinned'),
            message.mine && stateText(translator, ownState(message, chat, readCounts.get(message.mid))),
          ]}
        />
      ))}
    </Box>
  );
}

/** A message in words. A link that poses as another address is said with its true host, as it is drawn. */
function spokenText(wire: string): string {
  return displayPieces(wire, { people: [], me: [] })
    .map((piece) => {
      if (piece.type === 'emoji') return drawableLine(piece.name);
      if (piece.type !== 'link') return drawableLines(piece.text);
      return drawableLine(piece.host === undefined ? piece.label : `${piece.label} (${piece.host})`);
    })
    .join('');
}
