// Offers what is left of a recording that nobody ended: the window was closed, or the machine stopped, in the middle of it.
import { useEffect, useState, type JSX } from 'react';
import { useLocation } from 'react-router';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useTranslator } from '../parts/text.ts';
import { forget, lostFilms, type LostFilm } from './media/film-file.ts';
import { keepLost } from './recording.ts';

/** One after the other; put off, it is offered at the next start. */
export function LostFilms(): JSX.Element | null {
  const { office } = useApp();
  const { person } = useDesk();
  const { t } = useTranslator();
  const { pathname } = useLocation();
  const notify = useNotify();
  const [found, setFound] = useState<readonly LostFilm[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    // A browser without a store of its own has lost nothing in it.
    lostFilms(person.id).then(
      (lost) => current && setFound(lost),
      () => undefined,
    );
    return () => void (current = false);
  }, [person.id]);
  const [film] = found;
  // Who is on the way into a room is not held up.
  if (film === undefined || /^\/main\/meeting\/\d/u.test(pathname)) return null;
  const next = (): void => setFound((all) => all.slice(1));
  async function done(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await notify.attempt(work);
    setBusy(false);
    next();
  }
  const folder = t('meeting.recordFolder');
  return (
    <ConfirmDialog
      open
      title={t('meeting.lostFilm')}
      act={t('meeting.lostFilmKeep')}
      busy={busy}
      also={
        <Button disabled={busy} onClick={() => void done(() => forget(film.id))}>
          {t('meeting.lostFilmDrop')}
        </Button>
      }
      onConfirm={() =>
        void done(async () => {
          const { name, place } = await keepLost(office, film, folder);
          notify.done({
            key: place === 'disk' ? 'meeting.recordKept' : 'meeting.recordSaved',
            parameters: { name, folder },
          });
        })
      }
      onClose={next}
    >
      {t('meeting.lostFilmDetail', { subject: film.subject })}
    </ConfirmDialog>
  );
}
