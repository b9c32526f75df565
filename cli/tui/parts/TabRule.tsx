// Draws the rule under the head of what stands over everything: what it is, the names of its sides, and what is said for a moment.
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { cellWidth, truncateCells } from '../text/cell-width.ts';
import type { Span } from './Line.tsx';
import { RuleWithNotice } from './RuleWithNotice.tsx';

/** A side of a list: all, pictures, files … */
export type Tab = { readonly id: string; readonly label: string };

/** The side that is looked at stands out. `note` stands at the end: a day, say; a notice covers it for its moment. */
export function TabRule(props: {
  readonly columns: number;
  /** What is asked for or looked at, where the line above is a field. */
  readonly title?: string | undefined;
  readonly tabs: readonly Tab[];
  readonly chosen: string | undefined;
  readonly note?: string | undefined;
}): JSX.Element | null {
  const { columns, title, tabs, chosen, note } = props;
  const { signs } = useDesk();
  const rule = (cells: number): Span => ({
    text: signs.horizontal.repeat(Math.max(0, cells)),
    tone: 'faint',
  });
  const names = tabs.reduce((sum, { label }) => sum + cellWidth(label) + 3, 0);
  const room = Math.max(0, columns - names - 4);
  const spans: Span[] = [
    ...(title === undefined
      ? []
      : [rule(1), { text: ` ${truncateCells(title, room, { sign: signs.ellipsis })} `, bold: true }]),
    ...tabs.flatMap(({ id, label }): Span[] => [
      rule(1),
      id === chosen
        ? { text: `${signs.chosen}${label} `, tone: 'jade', bold: true }
        : { text: ` ${label} `, tone: 'soft' },
    ]),
  ];
  const width = (all: readonly Span[]): number => all.reduce((sum, { text }) => sum + cellWidth(text), 0);
  const said: Span[] = note === undefined ? [] : [{ text: ` ${note} `, tone: 'amber' }, rule(1)];
  // What is noted here can be read elsewhere too: where it does not fit whole, it is left out.
  const end = width(spans) + width(said) < columns ? said : [];
  return (
    <RuleWithNotice
      columns={columns}
      spans={[...spans, rule(columns - width(spans) - width(end)), ...end]}
      above={1}
    />
  );
}
