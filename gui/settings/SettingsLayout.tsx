// The frame of the settings: their menu in the list pane, the open page in main.
import { useState, type JSX } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { settingPages, type SettingPage } from '#sdk/settings/table.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { OpeningPage } from '../app/OpeningPage.tsx';
import { isWhole } from '../parts/load-translator.ts';
import { useTranslator } from '../parts/text.ts';
import { SettingsMenu } from './SettingsMenu.tsx';
import './Settings.css';

/** Where panes take turns, the menu comes first for who asked for the settings, the page for who asked for it. */
export function SettingsLayout(): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const fold = useFrameFold();
  const turns = fold === 'turns' || fold === 'phone';
  const [menu, setMenu] = useState({ key: '', open: false });
  const page = pageOf(pathname);
  const asked = (state as { menu?: boolean } | null)?.menu === true;
  const open = menu.key === pathname ? menu.open : asked;
  const show = (name: SettingPage): void => {
    setMenu({ key: `/setting/${name}`, open: false });
    void navigate(`/setting/${name}`);
  };
  // The words of the settings come behind the page.
  if (!isWhole(translator)) return <OpeningPage />;
  return (
    <AppFrame
      current="settings"
      place={t('settings.title')}
      turn={open ? 'list' : 'main'}
      list={<SettingsMenu current={page} onOpen={show} />}
      main={
        <>
          <PaneHeader
            title={t(`settings.pages.${page}`)}
            {...(turns ? { onBack: () => setMenu({ key: pathname, open: true }) } : {})}
          />
          {/* A page without anything to set is scrolled by keys too. */}
          <div
            className="tg-settings"
            key={page}
            role="region"
            aria-label={t(`settings.pages.${page}`)}
            tabIndex={0}
          >
            <Outlet />
          </div>
        </>
      }
    />
  );
}

function pageOf(pathname: string): SettingPage {
  const last = pathname.split('/').at(-1);
  return settingPages.find((name) => name === last) ?? settingPages[0];
}
