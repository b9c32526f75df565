// Draws the menu of the settings: one row per page, one Tab stop, arrows move.
import { useRef, type JSX, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { mayAdminister } from '#sdk/admin/rules/may-administer.ts';
import { settingPages, type SettingPage } from '#sdk/settings/table.ts';
import { useDesk } from '../ground/app-parts.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { nextMenuIndex } from '../parts/menu-keys.ts';
import { useText } from '../parts/text.ts';

const icons: Readonly<Record<SettingPage, IconName>> = {
  userInfo: 'person',
  messageInform: 'bell',
  generalSetting: 'settings',
  fileManager: 'disk',
  shortcutKey: 'keyboard',
  about: 'info',
};

/** Links, so that a page can be opened in another window too. */
export function SettingsMenu(props: {
  readonly current: SettingPage;
  readonly onOpen: (page: SettingPage) => void;
}): JSX.Element {
  const t = useText();
  const { person } = useDesk();
  const list = useRef<HTMLElement>(null);
  const labels = [...settingPages.map((page) => t(`settings.pages.${page}`)), t('settings.administration')];
  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = nextMenuIndex(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), labels);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };
  return (
    <>
      <ListHeader>
        <h2 className="tg-settings-menu__title">{t('settings.title')}</h2>
      </ListHeader>
      <nav ref={list} className="tg-settings-menu" aria-label={t('settings.pagesLabel')} onKeyDown={move}>
        {settingPages.map((page, at) => (
          <Link
            key={page}
            to={`/setting/${page}`}
            aria-current={page === props.current ? 'page' : undefined}
            tabIndex={page === props.current ? 0 : -1}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              props.onOpen(page);
            }}
          >
            <Icon name={icons[page]} />
            <span>{labels[at]}</span>
          </Link>
        ))}
        {mayAdminister(person.permissions) ? (
          <Link to="/setting/admin" tabIndex={-1}>
            <Icon name="shield" />
            <span>{t('settings.administration')}</span>
          </Link>
        ) : null}
      </nav>
    </>
  );
}
