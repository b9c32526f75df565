// Shows what is known of the one thing that is chosen, or of the folder: small picture, facts, versions, what was done to it.
import { useEffect, useState, type JSX } from 'react';
import type { DiskActivity, DiskNode, DiskTask, DiskVersion } from '#sdk/api.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { activityParts } from '#sdk/disk/rules/activity-parts.ts';
import { shownSize } from '#sdk/disk/rules/shown-size.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { detailsShown } from './disk-clip.ts';
import { taskFacts, Thumbnail } from './row-facts.tsx';
import { VersionList } from './VersionList.tsx';
import { nameText } from '#sdk/locales/name-text.ts';
import { PersonName } from '../parts/PersonName.tsx';

/** Follows what is chosen on the page. */
export function DetailsPane({ screen }: { readonly screen: DiskFolderScreen }): JSX.Element {
  const { t } = useTranslator();
  const { chosen, rows, folder, tasks } = useScreen(screen);
  const [only] = chosen.size === 1 ? rows.filter(({ id }) => chosen.has(id)) : [];
  const shown = only ?? (chosen.size === 0 ? folder : undefined);
  const task = tasks.find(({ rootId }) => rootId === shown?.id);
  return (
    <div className="tg-disk-details">
      <header className="tg-header">
        <h2 className="tg-truncate" title={shown?.name}>
          {shown === undefined || shown.name === '' ? t('disk.details') : shown.name}
        </h2>
        <IconButton icon="close" label={t('words.close')} onClick={() => detailsShown.set(false)} />
      </header>
      {shown === undefined ? (
        <EmptyState
          small
          figure="boat"
          title={chosen.size > 1 ? t('disk.selected', { count: chosen.size }) : t('disk.detailsNone')}
          detail={t('disk.detailsNoneDetail')}
        />
      ) : (
        <Facts
          key={`${shown.id} ${shown.rev}`}
          row={shown}
          task={task}
          onChanged={() => void screen.reload()}
        />
      )}
    </div>
  );
}

function Facts(props: {
  readonly row: DiskNode;
  readonly task: DiskTask | undefined;
  readonly onChanged: () => void;
}): JSX.Element {
  const { row, task } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t, locale, timeLocale } = translator;
  const notify = useNotify();
  const [versions, setVersions] = useState<readonly DiskVersion[]>([]);
  const [activity, setActivity] = useState<readonly DiskActivity[]>([]);
  const [asked, setAsked] = useState(0);
  const [compared, setCompared] = useState<number>();
  useEffect(() => {
    // Of what lies in the bin, and of what one may hardly look at, nothing more is told.
    if (row.trashedTime !== undefined || (row.level === 'view' && row.uploaderId === '')) return;
    // That there is no network stands over the page already.
    const fail = (error: unknown): void => {
      const { kind, data } = asOfficeError(error);
      if (kind !== 'network') notify.fail(data);
    };
    if (!row.isFolder) office.disk.versions(row.id).then(setVersions).catch(fail);
    office.disk.activity(row.id).then(setActivity).catch(fail);
  }, [office, notify, row.id, row.isFolder, row.level, row.uploaderId, row.trashedTime, asked]);
  const when = (time: number): string =>
    writeDate(timeLocale, time, { dateStyle: 'medium', timeStyle: 'short' });
  const actText = (line: DiskActivity): string => {
    const { known, level, detail } = activityParts(line);
    const act = known === undefined ? line.act : t(`disk.acts.${known}`);
    return [act, detail, level === undefined ? '' : t(`disk.levels.${level}`)].join(' ').trimEnd();
  };
  const facts: readonly (readonly [string, string])[] = [
    [t('disk.uploader'), nameText(translator, row.uploaderName)],
    [t('disk.modified'), row.modifiedTime === 0 ? '' : when(row.modifiedTime)],
    [t('disk.size'), shownSize(row) === undefined ? '' : sizeText(row.size, locale)],
    [t('disk.level'), t(`disk.levels.${row.level}`)],
    ['MD5', row.md5],
  ];
  return (
    <div className="tg-disk-details__body" tabIndex={0}>
      {row.isFolder ? null : (
        <span className="tg-disk-details__picture">
          <Thumbnail row={row} />
        </span>
      )}
      <dl>
        {facts.map(([name, value]) =>
          value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tg-number">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {task === undefined ? null : (
        <section>
          <h3>{t('disk.taskMembers')}</h3>
          <p className="tg-disk-details__task">{taskFacts(task, t, timeLocale)}</p>
          <ul>
            {task.members.map(({ id, name, files }) => (
              <li key={id}>
                <Avatar id={id} name={name} size="tiny" />
                <span className="tg-truncate">
                  <PersonName name={name} />
                </span>
                <span className="tg-number">{t('disk.taskFiles', { count: files })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {versions.length === 0 ? null : (
        <VersionList
          row={row}
          versions={versions}
          onCompare={setCompared}
          onRestored={() => {
            setAsked(asked + 1);
            props.onChanged();
          }}
        />
      )}
      {activity.length === 0 ? null : (
        <section>
          <h3>{t('disk.activity')}</h3>
          <ul>
            {activity.map((one) => (
              <li key={one.id}>
                <Avatar id={one.personId} name={one.personName} size="tiny" />
                <span className="tg-disk-details__act">
                  <span>
                    <b>
                      <PersonName name={one.personName} />
                    </b>{' '}
                    {actText(one)}
                  </span>
                  <span className="tg-number">{when(one.time)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {compared === undefined ? null : (
        <CompareDialog row={row} number={compared} onClose={() => setCompared(undefined)} />
      )}
    </div>
  );
}
