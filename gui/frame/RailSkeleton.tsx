// Draws the rail's place before it is known who signed in, so that nothing moves when it comes.
import type { JSX } from 'react';
import { Logo } from '../parts/tangram/Logo.tsx';
import { useFrameFold } from './useFrameFold.ts';
import './Rail.css';

/** The mark alone; on a phone the empty bar. */
export function RailSkeleton(): JSX.Element {
  const narrow = useFrameFold() === 'phone';
  return (
    <div className="tg-rail" data-narrow={narrow || undefined}>
      {narrow ? null : <Logo size={34} />}
    </div>
  );
}
