// Draws what the question about signing out tells: what is unfinished, and the offer to leave nothing behind.
import { useEffect, useState, type JSX } from 'react';
import { unfinishedText } from '#sdk/locales/unfinished-text.ts';
import type { Unfinished } from '#sdk/base/unfinished.ts';
import { Checkbox } from '../parts/Checkbox.tsx';
import { isWhole } from '../parts/load-translator.ts';
import { useTranslator } from '../parts/text.ts';
import { useApp } from './app-parts.ts';
import { useNotify } from './useNotify.ts';

/** Asked for when the question opens. */
export function SignOutBody(props: {
  readonly erases: boolean;
  readonly onErase: (erases: boolean) => void;
}): JSX.Element {
  const { office } = useApp();
  const notify = useNotify();
  const translator = useTranslator();
  const { t } = translator;
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>();
  useEffect(() => {
    let isGone = false;
    void notify.attempt(async () => {
      const found = await office.account.unfinished();
      if (!isGone) setUnfinished(found);
    });
    return () => {
      isGone = true;
    };
  }, [office, notify]);
  // The page stands before all of its sentences do.
  if (!isWhole(translator)) return <p role="status">…</p>;
  const lines = unfinished === undefined ? ['…'] : unfinishedText(translator, unfinished, props.erases);
  return (
    <>
      <div role="status">
        {(lines.length === 0 ? [t('leave.nothing')] : lines).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Checkbox name="erase" checked={props.erases} onChange={props.onErase}>
        {t('leave.erase')}
      </Checkbox>
    </>
  );
}
