// The dialog about a new version: what it is, taking it, ignoring it, or not today; how far it is (spec §4).
import { useId, type JSX } from 'react';
import type { UpdateState } from '#sdk/api.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useTranslator } from '../parts/text.ts';
import './UpdateDialog.css';
import '../parts/ConfirmDialog.css';

/** Mounted is open. One that must be taken has no way out but taking it. */
export function UpdateDialog({ state }: { readonly state: UpdateState }): JSX.Element | null {
  const { t, locale } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const titleId = useId();
  const { offer, dialog, percent = 0, canInstall } = state;
  if (offer === undefined) return null;
  const { version, contents, forced, size } = offer;
  const attempt = (work: () => Promise<unknown>): void => void notify.attempt(work);
  const close = (): void => {
    if (!forced && dialog === 'shown') attempt(() => office.update.later());
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      aria-labelledby={titleId}
      transitionDuration={180}
      canEscapeKeyClose={!forced}
      canOutsideClickClose={false}
    >
      <div className="tg-dialog">
        <h2 id={titleId}>{t(forced ? 'update.required' : 'update.title', { version })}</h2>
        <div className="tg-dialog__body tg-update">
          {contents === '' ? null : (
            <>
              <b>{t('update.whatIsNew')}</b>
              <p className="tg-update__notes" dir="auto">
                {contents}
              </p>
            </>
          )}
          <p className="tg-update__size">
            {canInstall ? t('update.size', { size: sizeText(size, locale) }) : t('update.byPage')}
          </p>
          {dialog === 'updating' ? (
            <>
              <progress className="tg-update__bar" max={100} value={percent} aria-label={t('update.now')} />
              <p role="status">{t('update.progress', { percent })}</p>
            </>
          ) : null}
          {dialog === 'ready' ? <p role="status">{t('update.ready', { version })}</p> : null}
        </div>
        <div className="tg-dialog__acts">
          {forced || dialog !== 'shown' ? null : (
            <>
              <Button onClick={() => attempt(() => office.update.ignore())}>{t('update.ignore')}</Button>
              <Button onClick={() => attempt(() => office.update.later())}>{t('update.later')}</Button>
            </>
          )}
          {dialog === 'updating' && !forced ? (
            <Button onClick={() => attempt(() => office.update.cancel())}>{t('update.cancel')}</Button>
          ) : null}
          {dialog === 'shown' ? (
            <Button
              look="primary"
              autoFocus
              onClick={() => (canInstall ? attempt(() => office.update.install()) : location.reload())}
            >
              {t('update.now')}
            </Button>
          ) : null}
          {dialog === 'ready' ? (
            <Button look="primary" autoFocus onClick={() => attempt(() => office.update.start())}>
              {t('update.start')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
