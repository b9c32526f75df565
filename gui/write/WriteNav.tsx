// The list pane of writing: its three places, and the documents written last.
import { useEffect, useState, type JSX } from 'react';
import { Link, useLocation } from 'react-router';
import type { DocumentRow } from '#sdk/write/index.ts';
import { useApp } from '../ground/app-parts.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { ModuleGlyph } from './ModuleGlyph.tsx';
import './write.css';

const places = [
  { path: '/main/smartWrite/writeModule', icon: 'plus', text: 'write.start' },
  { path: '/main/smartWrite/myDoc', icon: 'file', text: 'write.documents' },
  { path: '/main/smartWrite/officialTemplate', icon: 'copy', text: 'write.templates' },
] as const;
/** How many of the last documents stand there. */
const recent = 12;

/** See the file's first line. */
export function WriteNav(): JSX.Element {
  const { office } = useApp();
  const { t, language } = useTranslator();
  const { pathname } = useLocation();
  const [rows, setRows] = useState<readonly DocumentRow[]>([]);
  useEffect(() => {
    let here = true;
    office.write
      .list({ limit: recent })
      .then((page) => here && setRows(page.rows))
      // The list itself says why there is none; here it would be said twice.
      .catch(() => undefined);
    return () => void (here = false);
  }, [office, pathname]);
  return (
    <>
      <ListHeader>
        <h2 className="tg-write-nav__title">{t('write.title')}</h2>
      </ListHeader>
      <nav className="tg-write-nav" aria-label={t('write.title')}>
        {places.map(({ path, icon, text }) => (
          <Link
            key={path}
            to={path}
            className="tg-write-nav__place"
            aria-current={
              pathname === path || (pathname === '/main/smartWrite' && text === 'write.start')
                ? 'page'
                : undefined
            }
          >
            <Icon name={icon} size={18} />
            {t(text)}
          </Link>
        ))}
        {rows.length === 0 ? null : <h3 className="tg-write-nav__head">{t('write.recent')}</h3>}
        {rows.map((row) => (
          <Link key={row.id} to={`/main/smartWrite/writing/${row.id}`} className="tg-write-nav__document">
            <ModuleGlyph module={row.module} language={language} small />
            <span className="tg-truncate" title={row.title}>
              {row.title}
            </span>
          </Link>
        ))}
      </nav>
    </>
  );
}
