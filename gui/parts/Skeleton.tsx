// Draws grey blocks where content will be; shows itself only after 150 ms, so quick loads never flash.
import type { JSX, ReactNode } from 'react';
import { useText } from './text.ts';
import './Skeleton.css';

/** Announces once that something loads; the blocks themselves are silent. */
export function Skeleton({ children }: { readonly children: ReactNode }): JSX.Element {
  const t = useText();
  return (
    <div className="tg-skeleton" role="status">
      <span className="tg-hidden">{t('words.loading')}</span>
      {children}
    </div>
  );
}
