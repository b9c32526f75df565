// Draws the rule under the head of what stands over everything: the names of its sides, and what is said for a moment.
import type { JSX } from 'react';
import { useDesk } from '../desk.ts';
import { cellWidth } from '../text/cell-width.ts';
import { useNoticeSpan } from '../useNoticeSpan.ts';
import { Line, type Span } from './Line.tsx';
import { Spoken } from './Spoken.tsx';

/** A side of a list: all, pictures, files … */
export type Tab = { readonly id: string; readonly label: string };

/** The side that is looked at stands out. `note` stands at the end: a day, say; a notice covers it for its moment. */
export function TabRule(props: {
  readonly columns: number;
  readonly tabs: readonly Tab[];
  readonly chosen: string | undefined;
  readonly note?: string | undefined;
}): JSX.Element | null {
  const { columns, tabs, chosen, note } = props;
  const { isLinear, signs } = useDesk();
  const rule = (cells: number): Span => ({
    text: signs.horizontal.repeat(Math.max(0, cells)),
    tone: 'faint',
  });
  const spans: Span[] = tabs.flatMap(({ id, label }): Span[] => [
    rule(1),
    id === chosen
      ? { text: `${signs.chosen}${label} `, tone: 'jade', bold: true }
      : { text: ` ${label} `, tone: 'soft' },
  ]);
  const width = (all: readonly Span[]): number => all.reduce((sum, { text }) => sum + cellWidth(text), 0);
  const notice = useNoticeSpan(isLinear ? Infinity : Math.max(0, columns - width(spans) - 4));
  if (isLinear) return notice === undefined ? null : <Spoken parts={[notice.text]} />;
  const said: Span | undefined = notice ?? (note === undefined ? undefined : { text: note, tone: 'amber' });
  const end: Span[] = said === undefined ? [] : [{ ...said, text: ` ${said.text} ` }, rule(1)];
  return <Line spans={[...spans, rule(columns - width(spans) - width(end)), ...end]} />;
}
