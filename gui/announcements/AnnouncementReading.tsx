// Draws an announcement for reading: title, who and when, the text, files, the confirmation, and for its publisher the readers.
import { useState, type JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { AnnouncementListScreen } from '#sdk/announcements/screens/announcement-list.ts';
import type { Announcement } from '#sdk/announcements/announcements-api.ts';
import type { Seen } from '#sdk/base/kept-answers.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { RichTextView } from '../parts/rich-text/RichTextView.tsx';
import { SeenBanner } from '../parts/SeenBanner.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip } from '../schedule/AttachmentStrip.tsx';
import { drawPicture } from './draw-picture.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';

/** The reading pane. */
export function AnnouncementReading(props: {
  readonly screen: AnnouncementListScreen;
  readonly onEdit: () => void;
  readonly onBack?: () => void;
}): JSX.Element {
  const { screen } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { open, openError } = useScreen(screen);
  if (open === undefined) {
    if (openError === undefined) return <ListSkeleton />;
    return openError.code === 'notFound' ? (
      <EmptyState level={1} figure="house" title={t('workbench.announcement.gone')} />
    ) : (
      <ErrorState detail={errorText(translator, openError)} code={openError.code} />
    );
  }
  return <Reading {...props} open={open} />;
}

function Reading(props: {
  readonly screen: AnnouncementListScreen;
  readonly open: Announcement & Seen;
  readonly onEdit: () => void;
  readonly onBack?: () => void;
}): JSX.Element {
  const { screen, open } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const now = useNow();
  const { confirming } = useScreen(screen);
  const [readers, setReaders] = useState(false);
  const [asking, setAsking] = useState(false);
  const when =
    open.state === 'scheduled'
      ? t('workbench.announcement.scheduled', { when: momentText(translator, open.time, now) })
      : momentText(translator, open.time, now);
  return (
    <article className="tg-announcement">
      <PaneHeader
        title={open.title}
        meta={`${forReader(open, translator.language).departmentName} · ${open.publisher.name} · ${when}`}
        {...(props.onBack === undefined ? {} : { onBack: props.onBack })}
        acts={
          (open.mine || open.managed === true) && open.state !== 'withdrawn' ? (
            <>
              {open.mine ? (
                <Button size="small" onClick={() => setReaders(true)}>
                  {open.mustConfirm
                    ? t('workbench.announcement.confirmedAt', { done: open.confirmedCount, of: open.total })
                    : t('workbench.announcement.readAt', { done: open.readCount, of: open.total })}
                </Button>
              ) : null}
              <MenuButton
                label={t('workbench.more')}
                entries={[
                  ...(open.mine
                    ? ([
                        { id: 'edit', label: t('workbench.announcement.edit'), icon: 'write' },
                        { id: 'readers', label: t('workbench.announcement.readers'), icon: 'people' },
                      ] as const)
                    : []),
                  ...(open.state === 'expired'
                    ? []
                    : ([
                        {
                          id: 'pin',
                          label: t(`workbench.announcement.${open.pinned ? 'unpin' : 'pin'}`),
                          icon: 'pin',
                        },
                        'line',
                      ] as const)),
                  { id: 'withdraw', label: t('workbench.announcement.withdraw'), icon: 'undo', danger: true },
                ]}
                onChoose={(id) => {
                  if (id === 'edit') props.onEdit();
                  else if (id === 'readers') setReaders(true);
                  else if (id === 'pin') void notify.attempt(() => screen.pin(!open.pinned));
                  else setAsking(true);
                }}
              >
                {({ expanded, toggle }) => (
                  <IconButton icon="more" label={t('workbench.more')} expanded={expanded} onClick={toggle} />
                )}
              </MenuButton>
            </>
          ) : null
        }
      />
      <SeenBanner seenAt={open.seenAt} />
      <div className="tg-announcement__body">
        <div className="tg-announcement__page">
          <p className="tg-announcement__tags">
            {open.pinned ? <Tag tone="plain">{t('workbench.announcement.pinned')}</Tag> : null}
            {open.state === 'published' ? null : (
              <Tag tone="warn">{t(`workbench.announcement.state.${open.state}`)}</Tag>
            )}
            {open.until == null || open.state !== 'published' ? null : (
              <span>
                {t('workbench.announcement.until', { when: momentText(translator, open.until, now) })}
              </span>
            )}
          </p>
          <RichTextView text={open.body} picture={drawPicture} />
          {open.attachments.length === 0 ? null : <AttachmentStrip files={open.attachments} />}
        </div>
      </div>
      {open.mustConfirm && !open.mine && open.unaddressed !== true && open.state === 'published' ? (
        <footer className="tg-announcement__foot">
          {open.confirmed ? (
            <span>
              <Icon name="check" size={16} /> {t('workbench.announcement.confirmed')}
            </span>
          ) : (
            <Button
              look="primary"
              busy={confirming}
              onClick={() => void notify.attempt(() => screen.confirm())}
            >
              {t('workbench.announcement.confirm')}
            </Button>
          )}
          <span className="tg-number">
            {t('workbench.announcement.confirmedAt', { done: open.confirmedCount, of: open.total })}
          </span>
        </footer>
      ) : null}
      {readers ? <ReadersDialog open={open} onClose={() => setReaders(false)} /> : null}
      <Confirm
        open={asking}
        title={t('workbench.announcement.withdrawTitle', { title: open.title })}
        act={t('workbench.announcement.withdraw')}
        destructive
        onConfirm={() => {
          setAsking(false);
          void notify.attempt(() => screen.withdraw());
        }}
        onClose={() => setAsking(false)}
      >
        {t('workbench.announcement.withdrawDetail')}
      </Confirm>
    </article>
  );
}
