// Shows the publisher who has read or confirmed an announcement and who has not, and reminds those.
import { useEffect, useId, useState, type JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Announcement, Readers } from '#sdk/announcements/announcements-api.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import '../parts/ConfirmDialog.css';
import { PersonName } from '../parts/PersonName.tsx';

type Which = 'unread' | 'read' | 'unconfirmed' | 'confirmed';
const pageSize = 60;

/** Mounted is open. */
export function ReadersDialog(props: {
  readonly open: Announcement;
  readonly onClose: () => void;
}): JSX.Element {
  const { open, onClose } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const now = useNow();
  const id = useId();
  const kinds: readonly Which[] = open.mustConfirm
    ? ['unconfirmed', 'confirmed', 'unread']
    : ['unread', 'read'];
  const [which, setWhich] = useState<Which>(kinds[0] ?? 'unread');
  const [page, setPage] = useState<Readers>();
  useEffect(() => {
    setPage(undefined);
    void notify.attempt(async () =>
      setPage(await office.announcements.readers(open.id, { which, limit: pageSize })),
    );
  }, [office, open.id, which, notify]);
  const more = (): void =>
    void notify.attempt(async () => {
      const skip = page?.people.length ?? 0;
      const next = await office.announcements.readers(open.id, { which, skip, limit: pageSize });
      setPage({ ...next, people: [...(page?.people ?? []), ...next.people] });
    });
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={id} transitionDuration={120}>
      <div className="tg-dialog">
        <h2 id={id}>{t('workbench.announcement.readers')}</h2>
        <Segments
          label={t('workbench.announcement.readers')}
          choices={kinds.map((each) => ({ id: each, label: t(`workbench.announcement.which.${each}`) }))}
          chosen={which}
          onChoose={setWhich}
        />
        <div className="tg-readers">
          {page === undefined ? (
            <ListSkeleton />
          ) : (
            <ul>
              {page.people.map(({ who, readTime, confirmedTime }) => {
                const time = confirmedTime ?? readTime;
                return (
                  <li key={who.id}>
                    <Avatar id={who.id} name={who.name} photo={who.avatar} size="small" />
                    <span className="tg-truncate">
                      <PersonName name={who.name} />{' '}
                      <small>{forReader(who, translator.language).departmentName}</small>
                    </span>
                    <small className="tg-number">{time == null ? '' : rowTime(translator, time, now)}</small>
                  </li>
                );
              })}
            </ul>
          )}
          {page?.more === true ? (
            <Button look="quiet" size="small" onClick={more}>
              {t('workbench.loadMore')}
            </Button>
          ) : null}
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={onClose}>{t('workbench.close')}</Button>
          <Button
            look="primary"
            icon="bell"
            onClick={() =>
              void notify.attempt(async () => {
                const { reminded } = await office.announcements.remind(open.id);
                notify.done({ key: 'workbench.announcement.reminded', parameters: { count: reminded } });
              })
            }
          >
            {t(open.mustConfirm ? 'workbench.announcement.remindConfirm' : 'workbench.announcement.remind')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
