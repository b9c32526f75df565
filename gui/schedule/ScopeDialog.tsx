// Asks how far a change of something that repeats goes, before anything is saved.
import type { JSX } from 'react';
import type { Scope } from '#sdk/api.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useText } from '../parts/text.ts';

/** The question; no answer is leaving everything as it was. */
export type ScopeQuestion = {
  readonly kind: 'change' | 'remove' | 'cancel';
  readonly title: string;
  readonly answer: (scope: Scope | undefined) => void;
};

const questions = {
  change: 'schedule.scopeChange',
  remove: 'schedule.scopeRemove',
  cancel: 'schedule.scopeCancel',
} as const;

/** The dialog. */
export function ScopeDialog({ kind, title, answer }: ScopeQuestion): JSX.Element {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={() => answer(undefined)}
      aria-labelledby="schedule-scope"
      transitionDuration={120}
    >
      <div className="tg-dialog">
        <h2 id="schedule-scope">
          {t('schedule.scopeTitle')} · {title}
        </h2>
        <div className="tg-dialog__body">
          <p>{t(questions[kind])}</p>
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={() => answer(undefined)}>{t('words.cancel')}</Button>
          <Button onClick={() => answer('all')}>{t('schedule.scope.all')}</Button>
          <Button onClick={() => answer('following')}>{t('schedule.scope.following')}</Button>
          <Button look="primary" autoFocus onClick={() => answer('this')}>
            {t('schedule.scope.this')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
