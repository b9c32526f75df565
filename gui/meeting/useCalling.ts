// Gives components the way to call somebody, where this build and this person have meetings.
import { useNavigate } from 'react-router';
import { useApp } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useText } from '../parts/text.ts';
import { begunCalls } from './begun-calls.ts';

/** Calls a person; undefined where there are no calls. */
export function useCalling(): ((personId: string, media: 'audio' | 'video') => void) | undefined {
  const app = useApp();
  const notify = useNotify();
  if (!shownEntries(app).some(({ name }) => name === 'meeting')) return undefined;
  return (personId, media) =>
    void notify.attempt(async () => {
      const call = await app.office.meeting.ring(personId, media);
      begunCalls.add(call.id);
    });
}

/** Begins a meeting of a group and rings its people; undefined where there are no meetings. */
export function useGroupMeeting(): ((chat: { id: string; name: string }) => void) | undefined {
  const app = useApp();
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  if (!shownEntries(app).some(({ name }) => name === 'meeting')) return undefined;
  return ({ id, name }) =>
    void notify.attempt(async () => {
      const subject = t('meeting.groupSubject', { name });
      const made = await app.office.meeting.create({ kind: 'group', subject, chatId: id, ring: true });
      await navigate(`/main/meeting/${made.id}`);
    });
}
