// The list beside the conversation: a new question, what was asked before by day, and the knowledge at the foot.
import { useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import { writeDate } from '#sdk/locales/date-format.ts';
import type { Session } from '#sdk/ask/ask-api.ts';
import type { AskScreen } from '#sdk/ask/screens/ask.ts';
import { useNow } from '../ground/useNow.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ContextMenu } from '../parts/ContextMenu.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useTranslator } from '../parts/text.ts';
import { BaseRow } from './BaseRow.tsx';
import { RenameDialog } from './RenameDialog.tsx';

const day = 86_400_000;
const midnightOf = (now: number): number => new Date(now).setHours(0, 0, 0, 0);
type At = { readonly session: Session; readonly left: number; readonly top: number };

/** Conversations by when they were last used, those that are pinned first. */
export function AskList({ screen }: { readonly screen: AskScreen }): JSX.Element {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const notify = useNotify();
  const { sessionId } = useParams();
  // Where they could not be asked for, or not yet, it is not said that there are none.
  const { phase, sessions, words, place } = useScreen(screen);
  const [menu, setMenu] = useState<At>();
  const [renaming, setRenaming] = useState<Session>();
  const [removing, setRemoving] = useState<Session>();
  const midnight = midnightOf(useNow());
  const groups = [
    { title: t('ask.pinned'), rows: sessions.filter(({ pinned }) => pinned) },
    { title: t('ask.today'), rows: sessions.filter(({ pinned, time }) => !pinned && time >= midnight) },
    {
      title: t('ask.week'),
      rows: sessions.filter(({ pinned, time }) => !pinned && time < midnight && time >= midnight - 6 * day),
    },
    {
      title: t('ask.earlier'),
      rows: sessions.filter(({ pinned, time }) => !pinned && time < midnight - 6 * day),
    },
  ].filter(({ rows }) => rows.length > 0);
  const choose = (id: string): void => {
    const chosen = menu?.session;
    setMenu(undefined);
    if (chosen === undefined) return;
    if (id === 'rename') setRenaming(chosen);
    if (id === 'remove') setRemoving(chosen);
    if (id === 'pin') void notify.attempt(() => screen.pin(chosen.id, !chosen.pinned));
  };
  return (
    <>
      <ListHeader>
        <SearchBox
          value={words}
          onChange={(typed) => void screen.find(typed)}
          placeholder={t('ask.searchSessions')}
        />
      </ListHeader>
      <div className="tg-ask-list__new">
        <Button look="primary" icon="plus" fill onClick={() => void navigate('/main/aiQa')}>
          {t('ask.newQuestion')}
        </Button>
      </div>
      <nav className="tg-ask-list" aria-label={t('ask.history')}>
        {groups.length === 0 && phase === 'ready' ? (
          <p className="tg-ask-list__none">{t('ask.noSessions')}</p>
        ) : null}
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            {rows.map((session) => (
              <button
                key={session.id}
                type="button"
                className="tg-ask-list__row"
                aria-current={session.id === sessionId ? 'page' : undefined}
                onClick={() => void navigate(`/main/aiQa/${session.id}`)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  setMenu({ session, left: event.clientX, top: event.clientY });
                }}
              >
                <span className="tg-truncate" title={session.title}>
                  {session.title}
                </span>
                <SessionTime time={session.time} />
              </button>
            ))}
          </section>
        ))}
      </nav>
      <section className="tg-ask-list__knowledge">
        <header>
          <h2>{t('ask.knowledge')}</h2>
          <IconButton
            icon="settings"
            size={16}
            label={t('ask.manage')}
            onClick={() => void navigate('/main/aiQa/manage')}
          />
        </header>
        {place?.bases.map((base) => (
          <BaseRow key={base.id} base={base} onOpen={() => void navigate(`/main/aiQa/manage/${base.id}`)} />
        ))}
      </section>
      <ContextMenu
        at={menu}
        label={t('ask.more')}
        entries={[
          { id: 'rename', label: t('ask.rename'), icon: 'write' },
          { id: 'pin', label: t(menu?.session.pinned === true ? 'ask.unpin' : 'ask.pin'), icon: 'pin' },
          'line',
          { id: 'remove', label: t('ask.remove'), icon: 'trash', danger: true },
        ]}
        onChoose={choose}
        onClose={() => setMenu(undefined)}
      />
      {renaming === undefined ? null : (
        <RenameDialog
          title={renaming.title}
          onClose={() => setRenaming(undefined)}
          onSave={(title) => {
            setRenaming(undefined);
            void notify.attempt(() => screen.rename(renaming.id, title));
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('ask.removeQuestion', { title: removing?.title ?? '' })}
        act={t('ask.remove')}
        destructive
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          const id = removing?.id;
          setRemoving(undefined);
          if (id !== undefined)
            void notify.attempt(async () => {
              await screen.clear(id, true);
              if (id === sessionId) void navigate('/main/aiQa');
            });
        }}
      >
        {null}
      </ConfirmDialog>
    </>
  );
}

/** Today by the clock, this week by its day, earlier by the date. */
function SessionTime({ time }: { readonly time: number }): JSX.Element {
  const { timeLocale } = useTranslator();
  const age = midnightOf(useNow()) - time;
  const form: Intl.DateTimeFormatOptions =
    age <= 0
      ? { hour: '2-digit', minute: '2-digit' }
      : age < 6 * day
        ? { weekday: 'short' }
        : { month: 'numeric', day: 'numeric' };
  return <time className="tg-number">{writeDate(timeLocale, time, form)}</time>;
}
