// Draws the sample conversation with header, timeline and composer.
import type { JSX } from 'react';
import { ComposerBox } from '../chat/ComposerBox.tsx';
import '../chat/TimelineView.css';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Bubble } from '../parts/Bubble.tsx';
import { Button } from '../parts/Button.tsx';
import { DayDivider } from '../parts/DayDivider.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { JumpButton } from '../parts/JumpButton.tsx';
import { Mention } from '../parts/Mention.tsx';
import { MessageCard } from '../parts/MessageCard.tsx';
import { MessageGroup } from '../parts/MessageGroup.tsx';
import { Quote } from '../parts/Quote.tsx';
import { SendState } from '../parts/SendState.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { UnreadDivider } from '../parts/UnreadDivider.tsx';
import { nothing } from './nothing.ts';
import { samples } from './samples.ts';

/** `onBack` as the frame gives it; `failed` adds a message that was not sent. */
export function SampleConversation(props: {
  readonly onBack?: () => void;
  readonly failed?: boolean;
}): JSX.Element {
  const t = useText();
  const { language } = useTranslator();
  const words = samples[language];
  const zhou = <Avatar id="p-zhou" name="周明轩" size="small" />;
  const lin = <Avatar id="p-lin" name="林若溪" size="small" />;
  return (
    <>
      <PaneHeader
        title={words.group}
        meta={t('chat.membersOnline', { total: 8, online: 5 })}
        avatar={<Avatar id="g-platform" name={words.group} kind="group" />}
        {...(props.onBack ? { onBack: props.onBack } : {})}
        acts={
          <>
            <IconButton icon="search" label={t('words.search')} onClick={nothing} />
            <IconButton icon="panel" label={t('frame.details')} onClick={nothing} />
            <IconButton icon="more" label={t('words.more')} onClick={nothing} />
          </>
        }
      />
      <div className="tg-timeline">
        <div className="tg-timeline__rows" role="log" aria-label={words.group} tabIndex={0}>
          <DayDivider text={words.day} />
          <MessageGroup avatar={zhou} name="周明轩" time="10:12">
            <Bubble>
              {words.firstBefore}
              <strong>{words.firstStrong}</strong>
              {words.firstAfter}
            </Bubble>
            <MessageCard
              icon="file"
              hue={1}
              title={words.file}
              meta={words.fileMeta}
              act={<IconButton icon="more" label={t('words.more')} size={18} onClick={nothing} />}
            />
          </MessageGroup>
          <MessageGroup mine>
            <Bubble mine>{words.mine}</Bubble>
            <SendState text={t('chat.state.readBy', { read: 6, total: 8 })} />
          </MessageGroup>
          <UnreadDivider />
          <MessageGroup avatar={lin} name="林若溪" time="10:36">
            <Bubble>
              <Quote name="周明轩" text={words.quote} onJump={nothing} />
              {words.second}
              <Mention text={words.mentionMe} />
              {words.secondEnd}
            </Bubble>
          </MessageGroup>
          <MessageGroup avatar={zhou} name="周明轩" time="10:38">
            <Bubble>
              <Mention text={words.mentionAll} me />
              {words.third}
            </Bubble>
            <MessageCard
              icon="meeting"
              hue={4}
              title={words.meeting}
              meta={words.meetingMeta}
              act={
                <Button look="primary" size="small" onClick={nothing}>
                  {words.join}
                </Button>
              }
            />
          </MessageGroup>
          {props.failed ? (
            <MessageGroup mine>
              <Bubble mine>{words.failed}</Bubble>
              <SendState failed text={t('chat.state.failed')} onRetry={nothing} />
            </MessageGroup>
          ) : null}
        </div>
        <div className="tg-timeline__jump">
          <JumpButton direction="down" label={t('chat.newMessages', { count: 3 })} onJump={nothing} />
        </div>
      </div>
      <ComposerBox
        value={words.draft}
        onChange={nothing}
        placeholder={t('chat.composer.placeholder', { name: words.group })}
        hint={t('chat.composer.hintEnter')}
        height={160}
        canSend
        onSend={nothing}
        tools={
          <>
            <IconButton icon="face" label={t('chat.composer.faces')} onClick={nothing} />
            <IconButton icon="mention" label={t('chat.composer.mention')} onClick={nothing} />
          </>
        }
      />
    </>
  );
}
