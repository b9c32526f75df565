// The line about new versions: what checking came to, and checking again.
import { useEffect, useState, type JSX } from 'react';
import type { UpdateState } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { SettingRow } from './SettingRow.tsx';

/** Of the page about the product. */
export function UpdateRow(): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const [state, setState] = useState<UpdateState>();
  useEffect(() => office.update.state(setState), [office]);
  const { check = 'idle', offer } = state ?? {};
  const hint = check === 'idle' ? undefined : t(`update.${check}`, { version: offer?.version ?? '' });
  return (
    <SettingRow label={t('update.check')} {...(hint === undefined ? {} : { hint })}>
      {offer === undefined ? null : (
        <Button onClick={() => void notify.attempt(() => office.update.show())}>{t('update.show')}</Button>
      )}
      <Button
        icon="redo"
        busy={check === 'checking'}
        onClick={() => void notify.attempt(() => office.update.check())}
      >
        {t('update.check')}
      </Button>
    </SettingRow>
  );
}
