// Gives components the way to call somebody, where this build and this person have meetings.
import { useApp } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { useNotify } from '../ground/useNotify.ts';
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
