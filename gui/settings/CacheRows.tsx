// Draws how much space files take on this device, and clears what can be fetched again.
import { useEffect, useState, type JSX } from 'react';
import type { CacheInfo } from '#sdk/api.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';

/** Received files stay: they may be the only copy. */
export function CacheRows(): JSX.Element {
  const { t, locale } = useTranslator();
  const { files } = useApp().office;
  const notify = useNotify();
  const [info, setInfo] = useState<CacheInfo>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void notify.attempt(async () => setInfo(await files.cacheInfo()));
  }, [files, notify]);
  const clear = async (): Promise<void> => {
    setBusy(true);
    await notify.attempt(async () => {
      const freed = await files.clearCache();
      const size = sizeText(freed.bytes, locale);
      notify.done({ key: 'files.cacheCleared', parameters: { files: freed.files, size } });
      setInfo(await files.cacheInfo());
    });
    setBusy(false);
  };
  const total = info?.shares.reduce(
    (sum, share) => ({ files: sum.files + share.files, bytes: sum.bytes + share.bytes }),
    { files: 0, bytes: 0 },
  );
  return (
    <div className="tg-setting">
      <div className="tg-setting__text">
        <span>{t('files.cacheUsed')}</span>
        <small className="tg-number">
          {total === undefined
            ? '–'
            : t('files.cacheSize', { files: total.files, size: sizeText(total.bytes, locale) })}
        </small>
        <small>
          {info?.writable === false
            ? t('files.cacheUnwritable', { path: info.root })
            : t('files.cacheClearHint')}
        </small>
      </div>
      <Button icon="trash" busy={busy} onClick={() => void clear()}>
        {t('files.cacheClear')}
      </Button>
    </div>
  );
}
