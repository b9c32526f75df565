// Draws the versions of a file, the newest first: comparing, restoring and downloading an older one.
import type { JSX } from 'react';
import type { DiskNode, DiskVersion } from '#sdk/api.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { saveNode } from './save-node.ts';

/** `onCompare` gets the number of the older version. */
export function VersionList(props: {
  readonly row: DiskNode;
  readonly versions: readonly DiskVersion[];
  readonly onCompare: (number: number) => void;
  readonly onRestored: () => void;
}): JSX.Element {
  const { row, versions } = props;
  const { office } = useApp();
  const { t, locale, timeLocale } = useTranslator();
  const notify = useNotify();
  const mayEdit = row.level === 'edit' || row.level === 'manage';
  return (
    <section>
      <h3>{t('disk.versions')}</h3>
      <ul>
        {versions.map((one, at) => (
          <li key={one.number}>
            <span className="tg-disk-details__act">
              <b>{t('disk.version', { number: one.number })}</b>
              <span className="tg-number">
                {one.uploaderName} ·{' '}
                {writeDate(timeLocale, one.time, { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
                <span className="tg-disk-details__size">{sizeText(one.size, locale)}</span>
              </span>
            </span>
            {at === 0 ? (
              <span className="tg-disk-tag">{t('disk.current')}</span>
            ) : (
              <>
                <IconButton
                  icon="panel"
                  size={16}
                  label={t('disk.compare', { number: one.number })}
                  onClick={() => props.onCompare(one.number)}
                />
                <IconButton
                  icon="down"
                  size={16}
                  label={t('disk.downloadVersion', { number: one.number })}
                  disabled={row.level === 'view'}
                  onClick={() =>
                    void notify.attempt(() =>
                      saveNode(office, { ...row, fileId: one.fileId, size: one.size, md5: one.md5 }),
                    )
                  }
                />
                <IconButton
                  icon="undo"
                  size={16}
                  label={t('disk.restoreVersionOf', { number: one.number })}
                  disabled={!mayEdit}
                  onClick={() =>
                    void notify
                      .attempt(async () => {
                        await office.disk.restoreVersion(row.id, one.number);
                        notify.done({ key: 'disk.versionRestored', parameters: { number: one.number } });
                      })
                      .then(props.onRestored)
                  }
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
