// Draws how much space files take on this device, and clears what can be fetched again.
import type { JSX } from 'react';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { SpaceScreen } from '#sdk/transfers/screens/space.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import './Settings.css';

/** Received files stay: they may be the only copy. */
export function CacheRows({ screen }: { readonly screen: SpaceScreen }): JSX.Element {
  const { t, locale } = useTranslator();
  const notify = useNotify();
  const { cache, clearing } = useScreen(screen);
  const clear = async (): Promise<void> => {
    const freed = await screen.clearCache();
    if (freed === undefined) return;
    const size = sizeText(freed.bytes, locale);
    notify.done({ key: 'files.cacheCleared', parameters: { files: freed.files, size } });
  };
  return (
    <div className="tg-setting">
      <div className="tg-setting__text">
        <span>{t('files.cacheUsed')}</span>
        <small className="tg-number">
          {cache === undefined
            ? '–'
            : t('files.cacheSize', { files: cache.files, size: sizeText(cache.bytes, locale) })}
        </small>
        <small>
          {cache?.writable === false
            ? t('files.cacheUnwritable', { path: cache.root })
            : t('files.cacheClearHint')}
        </small>
      </div>
      <Button icon="trash" busy={clearing} onClick={() => void clear()}>
        {t('files.cacheClear')}
      </Button>
    </div>
  );
}
