// Draws one message: avatar and name at the head of a run, the bubble, and its state under mine.
import { lazy, Suspense, useState, type JSX, type KeyboardEvent } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { editRefused, stateText } from '#sdk/chat/actions/refused-message.ts';
import { ownState } from '#sdk/chat/rules/own-state.ts';
import { systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { isOnItsWayUp } from '#sdk/transfers/rules/message-file.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { clockText, fullTime } from '#sdk/locales/time-text.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useNotify } from '../ground/useNotify.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SendState } from '../parts/SendState.tsx';
import { useTranslator } from '../parts/text.ts';
import { useActs } from './acts/acts-context.ts';
import { MentionAct } from './mention-act.ts';
import { MessageBody } from './MessageBody.tsx';
import { ReactionChips } from './ReactionChips.tsx';
import type { TimelineItemProps } from './timeline-item-props.ts';
import { PersonName } from '../parts/PersonName.tsx';

const MessageTools = lazy(async () => ({
  default: (await loadPart(() => import('./MessageTools.tsx'))).MessageTools,
}));

/** An article named by who, when and what, so that a screen reader can walk through the log. */
export function MessageRow(
  props: Omit<TimelineItemProps, 'row'> & {
    readonly message: LocalMessage;
    readonly first: boolean;
    readonly last: boolean;
    readonly folded: boolean;
  },
): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const { message, first, last } = props;
  const { mine } = message;
  const groupId = props.chat?.groupId;
  const { selection, select, open } = useActs();
  const [isOver, setOver] = useState(false);
  const hasTools = isOver && selection === undefined && message.state === 'sent' && !message.bySystem;
  const isSelected = selection?.keys.has(message.key) ?? false;
  const time = clockText(translator, message.time);
  const forwarded =
    message.forwardedFrom === undefined
      ? undefined
      : t('marks.forwardedFrom', { name: nameText(translator, message.forwardedFrom) });
  const state =
    mine && (last || message.state !== 'sent') && !isOnItsWayUp(message)
      ? ownState(message, props.chat, props.counts)
      : undefined;
  const retry = (): void => void notify.attempt(() => office.chat.retry(message.key));
  const edit = (): void =>
    void notify.attempt(async () => {
      const { editText = '', isFlash } = await editRefused(office, message);
      props.onEdit(editText, isFlash);
    });
  const showPerson = (): void => {
    // The notices are written by nobody.
    if (message.senderId !== systemNoticesId) open({ type: 'person', personId: message.senderId });
  };
  const showMentioned =
    groupId &&
    ((name: string): void =>
      void notify.attempt(async () =>
        (await loadPart(() => import('./acts/show-mentioned.ts'))).showMentioned(office, message, {
          groupId,
          name,
          open,
        }),
      ));
  const openAt = (element: Element): void => {
    const box = element.getBoundingClientRect();
    props.onMenu(message, { left: box.left + 12, top: box.top + 24 });
  };
  return (
    <article
      className="tg-message"
      data-mine={mine || undefined}
      data-selected={isSelected || undefined}
      data-choosing={selection === undefined ? undefined : true}
      onClickCapture={(event) => {
        if (selection === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        select(message.key, event.shiftKey);
      }}
      onPointerEnter={({ pointerType }) => setOver(pointerType === 'mouse')}
      onPointerLeave={() => setOver(false)}
      data-first={first || undefined}
      data-highlight={props.highlight || undefined}
      data-key={message.key}
      tabIndex={-1}
      aria-label={t('chat.messageBy', {
        name: mine ? t('chat.me') : nameText(translator, message.senderName),
        time,
        text: [forwarded, lineText(translator, summarize(message.text, message.senderId), asCharacter)]
          .filter(Boolean)
          .join(': '),
      })}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (selection !== undefined && (event.key === ' ' || event.key === 'Enter')) {
          event.preventDefault();
          return select(message.key, event.shiftKey);
        }
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        openAt(event.currentTarget.querySelector('.tg-bubble') ?? event.currentTarget);
      }}
    >
      {selection === undefined ? null : (
        // Space on the message does what a click on it does: the mark tells how it stands.
        <span
          className="tg-message__check"
          role="checkbox"
          aria-checked={isSelected}
          aria-label={t('chat.messageActions.select')}
          data-on={isSelected || undefined}
        >
          {isSelected ? <Icon name="check" size={14} /> : null}
        </span>
      )}
      {mine ? null : first ? (
        // By keys the same stands on the name.
        <button type="button" className="tg-message__face" tabIndex={-1} aria-hidden onClick={showPerson}>
          <Avatar id={message.senderId} name={message.senderName} photo={message.avatar} size="small" />
        </button>
      ) : (
        <span className="tg-message__room" />
      )}
      <div className="tg-message__column">
        {first && !mine ? (
          <div className="tg-message__who">
            <button
              type="button"
              className="tg-message__person tg-truncate"
              onClick={showPerson}
              lang={textLanguage(message.senderName)}
            >
              <PersonName name={message.senderName} />
            </button>
            <time className="tg-number" title={fullTime(translator, message.time)}>
              {time}
            </time>
          </div>
        ) : null}
        {forwarded === undefined ? null : (
          <span className="tg-message__forwarded tg-truncate">
            <Icon name="share" size={14} />
            {forwarded}
          </span>
        )}
        <div className="tg-message__said">
          <MentionAct value={showMentioned || undefined}>
            <MessageBody
              message={message}
              chat={props.chat}
              names={props.names}
              title={fullTime(translator, message.time)}
              onJump={props.onJump}
              onUnfold={props.folded ? () => props.onUnfold(message.key) : undefined}
              onContextMenu={(event) => {
                // Selected text keeps the browser's own menu, which can copy just that.
                if (window.getSelection()?.isCollapsed === false) return;
                event.preventDefault();
                props.onMenu(message, { left: event.clientX, top: event.clientY });
              }}
            />
          </MentionAct>
          {hasTools ? (
            <Suspense fallback={null}>
              <MessageTools
                message={message}
                reacts={props.hasMarks && message.kind !== 'flash'}
                onQuote={props.onQuote}
                onMenu={(at) => props.onMenu(message, at)}
              />
            </Suspense>
          ) : null}
        </div>
        <ReactionChips message={message} />
        {message.editedTime === undefined ? null : (
          <button
            type="button"
            className="tg-message__edited"
            title={t('marks.editedAt', { time: fullTime(translator, message.editedTime) })}
            onClick={() => open({ type: 'versions', message })}
          >
            {t('marks.edited')}
          </button>
        )}
        {state === undefined ? null : (
          <SendState
            text={stateText(translator, state)}
            {...(message.state === 'sent' && { time })}
            {...(state.key === 'chat.state.readBy' && { onOpen: () => open({ type: 'readers', message }) })}
            {...('failed' in state && {
              failed: true,
              ...(state.mayEdit && { onEdit: edit }),
              ...(state.mayRetry && { onRetry: retry }),
            })}
          />
        )}
      </div>
    </article>
  );
}
