// Draws what a tab shows while another tab has the store: where the work goes on, and the way to bring it here.
import { useEffect, useState, type JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Logo } from '../parts/tangram/Logo.tsx';
import { useTranslator } from '../parts/text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useTitle } from '../ground/useTitle.ts';
import './pages.css';

/** `taken`: another tab was there first; `moved`: another tab went on with what was here. */
export function TabPage({ place }: { readonly place: 'taken' | 'moved' }): JSX.Element {
  const { t, language } = useTranslator();
  const { tabs, variant } = useApp();
  const [busy, setBusy] = useState(false);
  useTitle(t(`access.tab.${place}`), 0);
  useEffect(() => {
    // What was drawn before is gone by now, and with it every place to write in has stored its draft.
    if (place === 'moved') void tabs.handOver();
  }, [place, tabs]);
  return (
    <>
      <header className="tg-page__head">
        <Logo size={30} />
        <span>{variant.brand.productName[language]}</span>
      </header>
      <main className="tg-page tg-page--headed">
        <EmptyState
          level={1}
          figure="house"
          title={t(`access.tab.${place}`)}
          detail={t(place === 'taken' ? 'access.tab.takenDetail' : 'access.tab.movedDetail')}
          act={
            <Button
              look="primary"
              busy={busy}
              autoFocus
              onClick={() => {
                setBusy(true);
                if (place === 'taken') tabs.claim();
                else tabs.reopen();
              }}
            >
              {t('access.tab.continueHere')}
            </Button>
          }
        />
      </main>
    </>
  );
}
