// Asks what counts where two people wrote at the same place; nothing is lost whichever is chosen.
import type { JSX } from 'react';
import type { Settling } from '#sdk/write/index.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';

/** `theirs` are the words of the others at those places. */
export function ConflictBar(props: {
  readonly theirs: readonly string[];
  readonly onSettle: (way: Settling) => void;
}): JSX.Element {
  const { t } = useTranslator();
  return (
    <div className="tg-conflict" role="alert">
      <p>{t('write.conflict')}</p>
      {props.theirs.map((words, at) => (
        <blockquote key={at}>{words === '' ? t('write.theyRemoved') : words}</blockquote>
      ))}
      <div>
        <Button size="small" look="primary" onClick={() => props.onSettle('both')}>
          {t('write.keepBoth')}
        </Button>
        <Button size="small" onClick={() => props.onSettle('mine')}>
          {t('write.keepMine')}
        </Button>
        <Button size="small" onClick={() => props.onSettle('theirs')}>
          {t('write.keepTheirs')}
        </Button>
      </div>
    </div>
  );
}
