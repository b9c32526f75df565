// One document of the list: its title is edited where it stands; what can be done is at the right.
import { useState, type JSX } from 'react';
import { Link } from 'react-router';
import type { DocumentRow } from '#sdk/write/index.ts';
import { moduleOf } from '#sdk/write/rules/modules.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { ModuleGlyph } from './ModuleGlyph.tsx';

/** See the file's first line. */
export function DocumentLine(props: {
  readonly row: DocumentRow;
  readonly onRename: (title: string) => Promise<boolean>;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}): JSX.Element {
  const { row } = props;
  const { t, language, timeLocale } = useTranslator();
  const [typed, setTyped] = useState<string>();
  const inBin = row.deletedTime !== undefined;
  const own = row.level === 'manage';
  const finish = async (): Promise<void> => {
    if (typed === undefined) return;
    if (typed.trim() === row.title || (await props.onRename(typed))) setTyped(undefined);
  };
  return (
    <li className="tg-write-line">
      <ModuleGlyph module={row.module} language={language} />
      <div className="tg-write-line__text">
        {typed === undefined ? (
          <Link to={`/main/smartWrite/writing/${row.id}`} className="tg-truncate" title={row.title}>
            {row.title}
          </Link>
        ) : (
          <input
            aria-label={t('write.editTitle')}
            value={typed}
            maxLength={120}
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => void finish()}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') void finish();
              if (event.key === 'Escape') setTyped(undefined);
            }}
          />
        )}
        <p className="tg-truncate">
          {row.owner.name} · {t('write.words', { count: row.words })} · {row.excerpt}
        </p>
      </div>
      <span className="tg-write-line__tags">
        <Tag>{moduleOf(row.module)[language]}</Tag>
        {row.shared ? <Tag>{t('write.sharedTag')}</Tag> : null}
      </span>
      <time className="tg-number" dateTime={new Date(row.updatedTime).toISOString()}>
        {writeDate(timeLocale, row.updatedTime, {
          month: 'numeric',
          day: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
        })}
      </time>
      <span className="tg-write-line__acts">
        {inBin ? (
          <>
            <IconButton icon="undo" size={18} label={t('write.restore')} onClick={props.onRestore} />
            <IconButton icon="trash" size={18} label={t('write.purge')} onClick={props.onPurge} />
          </>
        ) : (
          <>
            {row.level === 'edit' || own ? (
              <IconButton
                icon="write"
                size={18}
                label={t('write.editTitle')}
                onClick={() => setTyped(row.title)}
              />
            ) : null}
            {own ? (
              <IconButton icon="trash" size={18} label={t('write.remove')} onClick={props.onRemove} />
            ) : null}
          </>
        )}
      </span>
    </li>
  );
}
