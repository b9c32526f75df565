// Draws the line under the panes; what the client has to say for a moment is written into it, so that nothing moves.
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { RuleWithNotice } from './RuleWithNotice.tsx';

/** `tees` are the columns where a vertical rule ends. */
export function Rule(props: {
  readonly columns: number;
  readonly tees: readonly number[];
}): JSX.Element | null {
  const { columns, tees } = props;
  const { signs } = useDesk();
  const cells = Array.from({ length: columns }, (_, at) =>
    tees.includes(at) ? signs.tee : signs.horizontal,
  );
  return <RuleWithNotice columns={columns} spans={[{ text: cells.join(''), tone: 'faint' }]} />;
}
