// The door from an item of the schedule into its room: enter, copy the link.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';

/** Two acts; who is in it and what may be changed stands with the meeting itself. */
export function MeetingDoor({ meetingId }: { readonly meetingId: string }): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <div className="tg-item__acts">
      <Button look="primary" icon="meeting" onClick={() => void navigate(`/main/meeting/${meetingId}`)}>
        {t('meeting.joinNow')}
      </Button>
      <Button
        icon="link"
        onClick={() =>
          void notify.attempt(async () => {
            const { id, number } = await office.meeting.show(meetingId);
            await navigator.clipboard.writeText(`${location.origin}/main/meeting/${id}?n=${number}`);
            notify.done({ key: 'meeting.copied' });
          })
        }
      >
        {t('meeting.copyLink')}
      </Button>
    </div>
  );
}
