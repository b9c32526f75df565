// Shows what happens in a room for some seconds: faces, who muted one, and who asks one to speak, with the act beside it.
import type { JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import type { ShownMoment } from './media/room-state.ts';

/** Nothing is opened by itself: who is asked to speak presses. */
export function RoomMoments(props: {
  readonly moments: readonly ShownMoment[];
  readonly isMuted: boolean;
  readonly onUnmute: () => void;
}): JSX.Element {
  const t = useText();
  return (
    <div className="tg-room__moments" aria-live="polite">
      {props.moments.map(({ id, what, name, value }) => (
        <span key={id}>
          {what === 'reaction'
            ? `${value} ${name}`
            : what === 'muted'
              ? t('meeting.wereMuted', { name })
              : what === 'askedToUnmute'
                ? t('meeting.askedToUnmute', { name })
                : null}
          {what === 'askedToUnmute' && props.isMuted ? (
            <Button size="small" look="primary" icon="voice" onClick={props.onUnmute}>
              {t('meeting.unmute')}
            </Button>
          ) : null}
        </span>
      ))}
    </div>
  );
}
