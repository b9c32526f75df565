// Draws the newest announcements on the workbench: a dot until read, what asks for confirmation, and how many have confirmed.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { AnnouncementListScreen } from '#sdk/announcements/screens/announcement-list.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { Card } from '../workbench/Card.tsx';
import { UnreadDot } from '../workbench/UnreadDot.tsx';

/** Announcements that stand here. */
const shown = 4;

/** The card. */
export function HomeAnnouncements(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const navigate = useNavigate();
  const screen = useOwnScreen(() => new AnnouncementListScreen(office));
  return (
    <Card
      title={t('workbench.announcement.title')}
      act={
        <button
          type="button"
          className="tg-work-card__link"
          onClick={() => void navigate('/main/announcements')}
        >
          {t('workbench.all')}
        </button>
      }
    >
      {screen === undefined ? <ListSkeleton rows={3} /> : <Rows screen={screen} />}
    </Card>
  );
}

function Rows({ screen }: { readonly screen: AnnouncementListScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const now = useNow();
  const { rows, error } = useScreen(screen);
  if (rows === undefined && error !== undefined)
    return <p className="tg-home__empty">{errorText(translator, error)}</p>;
  if (rows === undefined) return <ListSkeleton rows={3} />;
  if (rows.length === 0) return <p className="tg-home__empty">{t('workbench.announcement.empty')}</p>;
  return (
    <ul className="tg-home__rows">
      {rows.slice(0, shown).map((row) => (
        <li key={row.id}>
          <button type="button" onClick={() => void navigate(`/main/announcements/${row.id}`)}>
            <UnreadDot read={row.read} />
            <span className="tg-home__row-text">
              <span className="tg-truncate" title={row.title}>
                {row.title}
              </span>
              <small className="tg-truncate tg-number">
                {forReader(row, translator.language).departmentName} · {rowTime(translator, row.time, now)}
                {row.mustConfirm
                  ? ` · ${t('workbench.announcement.confirmedAt', { done: row.confirmedCount, of: row.total })}`
                  : ''}
              </small>
            </span>
            {row.mustConfirm && !row.confirmed ? <Tag>{t('workbench.announcement.mustConfirm')}</Tag> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
