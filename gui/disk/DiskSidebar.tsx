// Draws the disks and lists beside the folder, uploading and making above them, and how full the disk is below.
import { useRef, useState, type ChangeEvent, type JSX } from 'react';
import { NavLink, useNavigate } from 'react-router';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { AdminsDialog } from './AdminsDialog.tsx';
import { useDiskUpload } from './useDiskUpload.ts';
import { addressOf, diskViews, otherViews, type ViewEntry } from './views.ts';

/** The list pane. */
export function DiskSidebar({ screen }: { readonly screen: DiskFolderScreen }): JSX.Element {
  const { t, translateRef, locale } = useTranslator();
  const { disks, disk, folder, view } = useScreen(screen);
  const { navigationTitles } = useScreen(useApp().config);
  const files = useRef<HTMLInputElement>(null);
  const tree = useRef<HTMLInputElement>(null);
  const upload = useDiskUpload(screen);
  const navigate = useNavigate();
  const notify = useNotify();
  const [admins, setAdmins] = useState(false);
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    // A folder without a file in it is told by nothing but that.
    if (event.target === tree.current && chosen.length === 0)
      return notify.fail({ code: 'folderEmpty', params: { name: '…' } });
    if (target === undefined || chosen.length === 0) return;
    void upload.files(target, chosen);
    // What goes up from a list that is no folder is seen where it goes.
    if (folder === undefined) void navigate(addressOf('personal'));
  };
  const own = disks.find(({ kind }) => kind === 'personal');
  // Among the disks of groups or tasks nobody guesses which is meant.
  const isAmong = folder === undefined && view !== 'personal' && diskViews.some((one) => one.view === view);
  const target = folder ?? (own === undefined || isAmong ? undefined : { id: own.rootId });
  const mayAdd =
    folder === undefined ? target !== undefined : folder.level === 'edit' || folder.level === 'manage';
  const counts = (entry: ViewEntry): number => disks.filter(({ kind }) => kind === entry.view).length;
  const full = disk ?? (isAmong ? undefined : own);
  const line = (entry: ViewEntry, count: number): JSX.Element => (
    <NavLink key={entry.word} to={addressOf(entry.view)} className="tg-disk-nav__row">
      <Icon name={entry.icon} size={18} />
      <span className="tg-truncate">{translateRef({ key: entry.label })}</span>
      {count > 1 ? <span className="tg-disk-nav__count tg-number">{count}</span> : null}
    </NavLink>
  );
  return (
    <>
      <ListHeader>
        <div className="tg-disk-nav__acts">
          <Button look="primary" icon="up" fill disabled={!mayAdd} onClick={() => files.current?.click()}>
            {t('disk.upload')}
          </Button>
          <MenuButton
            label={t('disk.more')}
            entries={[
              {
                id: 'files',
                label: t('disk.uploadFiles'),
                icon: 'file',
                ...(mayAdd ? {} : { disabledReason: t('errors.diskSelectDirectory') }),
              },
              {
                id: 'folder',
                label: t('disk.uploadFolder'),
                icon: 'disk',
                ...(mayAdd ? {} : { disabledReason: t('errors.diskSelectDirectory') }),
              },
            ]}
            onChoose={(id) => (id === 'folder' ? tree : files).current?.click()}
          >
            {({ expanded, toggle }) => (
              <IconButton icon="plus" label={t('disk.more')} expanded={expanded} onClick={toggle} />
            )}
          </MenuButton>
        </div>
      </ListHeader>
      <input ref={files} type="file" multiple hidden onChange={take} />
      <input ref={tree} type="file" multiple hidden onChange={take} {...{ webkitdirectory: '' }} />
      <nav className="tg-disk-nav" aria-label={t('disk.title')}>
        <h2>{navigationTitles['disk'] ?? t('disk.title')}</h2>
        {diskViews.map((entry) => line(entry, counts(entry)))}
        <h2>{t('disk.shareHeading')}</h2>
        {otherViews.map((entry) => line(entry, 0))}
        <button type="button" className="tg-disk-nav__row" onClick={() => setAdmins(true)}>
          <Icon name="people" size={18} />
          <span className="tg-truncate">{t('disk.admins')}</span>
        </button>
      </nav>
      {admins ? <AdminsDialog onClose={() => setAdmins(false)} /> : null}
      {full === undefined ? null : (
        <footer className="tg-disk-quota" data-full={full.usedBytes > full.quotaBytes * 0.9 || undefined}>
          <progress max={Math.max(1, full.quotaBytes)} value={full.usedBytes} aria-label={t('disk.quota')} />
          <span className="tg-number">
            {t('disk.used', {
              used: sizeText(full.usedBytes, locale),
              total: sizeText(full.quotaBytes, locale),
            })}
          </span>
        </footer>
      )}
    </>
  );
}
