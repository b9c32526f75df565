// The frame of the administration: its menu in the list pane, the open page in main; for whom it is not, who can let them.
import { useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { mayAdminister } from '#sdk/admin/rules/may-administer.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { ListHeader } from '../frame/ListHeader.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { useDesk } from '../ground/app-parts.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { nextMenuIndex } from '../parts/menu-keys.ts';
import { useText } from '../parts/text.ts';
import { adminPageNames, adminPages, type AdminPageName } from './pages.ts';
import '../settings/Settings.css';
import './admin-tree.css';
import './admin-fields.css';
import './admin.css';

/** `/setting/admin/people`; without a page the overview. */
export function AdminPage(): JSX.Element {
  const t = useText();
  const { person } = useDesk();
  const fold = useFrameFold();
  const turns = fold === 'turns' || fold === 'phone';
  const [menu, setMenu] = useState(false);
  const typed = useParams()['page'];
  const name = adminPageNames.find((each) => each === typed) ?? 'overview';
  const { Page } = adminPages[name];
  const may = mayAdminister(person.permissions);
  return (
    <AppFrame
      current="settings"
      place={t('admin.title')}
      turn={menu && may ? 'list' : 'main'}
      list={may ? <AdminMenu current={name} onOpen={() => setMenu(false)} /> : undefined}
      main={
        may ? (
          <>
            <PaneHeader
              title={t(`admin.pages.${name}`)}
              {...(turns ? { onBack: () => setMenu(true) } : {})}
            />
            <div
              className="tg-settings tg-admin"
              key={name}
              role="region"
              aria-label={t(`admin.pages.${name}`)}
              tabIndex={0}
            >
              <Page />
            </div>
          </>
        ) : (
          <EmptyState figure="house" title={t('errors.forbidden')} level={1} />
        )
      }
    />
  );
}

function AdminMenu(props: { readonly current: AdminPageName; readonly onOpen: () => void }): JSX.Element {
  const t = useText();
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const labels = adminPageNames.map((page) => t(`admin.pages.${page}`));
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
        <IconButton icon="back" label={t('admin.back')} onClick={() => void navigate('/setting')} />
        <h2 className="tg-settings-menu__title">{t('admin.title')}</h2>
      </ListHeader>
      <nav ref={list} className="tg-settings-menu" aria-label={t('admin.title')} onKeyDown={move}>
        {adminPageNames.map((page, at) => (
          <Link
            key={page}
            to={`/setting/admin/${page}`}
            aria-current={page === props.current ? 'page' : undefined}
            tabIndex={page === props.current ? 0 : -1}
            onClick={props.onOpen}
          >
            <Icon name={adminPages[page].icon} />
            <span>{labels[at]}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}
