// Draws the rule under the head of a finder or a sheet, with the names of its sides in it; the one that is looked at stands out.
import type { JSX } from 'react';
import { useDesk } from '../desk.ts';
import { cellWidth } from '../text/cell-width.ts';
import { Line, type Span } from './Line.tsx';

/** A side of a list: all, pictures, files … */
export type Tab = { readonly id: string; readonly label: string };

/** `note` stands at the end: a day, say. */
export function TabRule(props: {
  readonly columns: number;
  readonly tabs: readonly Tab[];
  readonly chosen: string | undefined;
  readonly note?: string | undefined;
}): JSX.Element {
  const { columns, tabs, chosen, note } = props;
  const { signs } = useDesk();
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
  const end: Span[] = note === undefined ? [] : [{ text: ` ${note} `, tone: 'amber' }, rule(1)];
  const width = (all: readonly Span[]): number => all.reduce((sum, { text }) => sum + cellWidth(text), 0);
  return <Line spans={[...spans, rule(columns - width(spans) - width(end)), ...end]} />;
}
