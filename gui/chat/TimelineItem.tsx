// Draws one row of the timeline, whatever it is.
import { memo, type JSX } from 'react';
import { groupNoticeText } from '#sdk/locales/group-notice-text.ts';
import { announcedText, noticeText } from '#sdk/chat/rules/notice-text.ts';
import { dayText } from '#sdk/locales/time-text.ts';
import { DayDivider } from '../parts/DayDivider.tsx';
import { useTranslator } from '../parts/text.ts';
import { UnreadDivider } from '../parts/UnreadDivider.tsx';
import type { TimelineItemProps } from './timeline-item-props.ts';
import { Announced } from './Announced.tsx';
import { MessageRow } from './MessageRow.tsx';

/** Rows are made anew with every batch; what they show seldom changes. */
function sameShow(a: TimelineItemProps, b: TimelineItemProps): boolean {
  const same =
    a.row.type === 'message' && b.row.type === 'message'
      ? a.row.message === b.row.message &&
        a.row.first === b.row.first &&
        a.row.last === b.row.last &&
        a.row.folded === b.row.folded
      : a.row.type === 'notice' && b.row.type === 'notice'
        ? // Whoever a notice names may be called something else by now.
          a.row.message === b.row.message
        : a.row.key === b.row.key && a.row.type === b.row.type;
  return (
    same &&
    a.highlight === b.highlight &&
    a.withdrawnText === b.withdrawnText &&
    a.onMenu === b.onMenu &&
    a.hasMarks === b.hasMarks &&
    a.names === b.names &&
    a.now === b.now &&
    a.counts?.read === b.counts?.read &&
    a.counts?.total === b.counts?.total &&
    a.chat?.kind === b.chat?.kind &&
    a.chat?.peerReadMid === b.chat?.peerReadMid
  );
}

/** A day line, the unread line, a notice, the beginning, or a message. */
export const TimelineItem = memo(function TimelineItem(props: TimelineItemProps): JSX.Element {
  const translator = useTranslator();
  const { row } = props;
  switch (row.type) {
    case 'start':
      return <p className="tg-timeline__start">{translator.t('chat.start')}</p>;
    case 'day':
      return <DayDivider text={dayText(translator, row.time, props.now)} />;
    case 'unread':
      return <UnreadDivider />;
    case 'notice': {
      const announcement = announcedText(row.message);
      // Its words stand below, as they were written.
      const notice = noticeText(announcement === undefined ? row.message : { ...row.message, text: '' });
      const { withdrawnText } = props;
      if (announcement !== undefined)
        return <Announced sentence={groupNoticeText(translator, notice)} text={announcement} />;
      return (
        <p className="tg-timeline__notice">
          {groupNoticeText(translator, notice)}
          {withdrawnText === undefined ? null : (
            <button type="button" className="tg-timeline__again" onClick={() => props.onEdit(withdrawnText)}>
              {translator.t('chat.messageActions.editWithdrawn')}
            </button>
          )}
        </p>
      );
    }
    case 'message':
      return (
        <MessageRow
          {...props}
          message={row.message}
          first={row.first}
          last={row.last}
          folded={row.folded === true}
        />
      );
  }
}, sameShow);
