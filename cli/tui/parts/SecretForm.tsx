// Draws a form of fields that nobody may see: what is typed stands as dots, one field is written in at a time.
import { Box } from 'ink';
import { useLayoutEffect, useRef, useState, type JSX, type ReactNode } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { Cells } from '../frame/layout.ts';
import { cellWidth, fitCells, graphemes, truncateCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useField } from '../frame/useField.ts';
import { Caret } from './Caret.tsx';
import { Line } from './Line.tsx';
import { Spoken } from './Spoken.tsx';
import { type Tab, TabRule } from './TabRule.tsx';

/** Rows before the hint: title, rule. */
const headRows = 2;
/** Lines of what is wrong. */
const maxSaid = 3;
const margin = 3;
const longestField = 40;

/** One field: its label is a sentence already. */
export type SecretField<Name extends string> = { readonly name: Name; readonly label: string };

/** Fills its cells exactly. What is typed lives with the owner, who is told of every change. */
export function SecretForm<Name extends string>(
  props: Cells & {
    readonly title: string;
    readonly hint: string;
    readonly tabs?: readonly Tab[];
    readonly tab?: string;
    /** There may be none: then Enter submits. */
    readonly fields: readonly SecretField<Name>[];
    /** What a field holds now, asked where it is needed: several keys may come in one piece. */
    readonly valueOf: (name: Name) => string;
    readonly onType: (name: Name, value: string) => void;
    /** Sends the form; answers the field that has to be filled in, where one is to blame. */
    readonly onSubmit: () => Promise<Name | undefined>;
    readonly onLeave: () => void;
    readonly busy: boolean;
    /** What is wrong. */
    readonly said: string | undefined;
    /** What a screen reader is told beside the field. */
    readonly spoken?: readonly string[];
    /** Under the fields. */
    readonly children?: ReactNode;
  },
): JSX.Element {
  const { columns, rows, top, title, hint, tabs = [], tab, fields, valueOf, said, busy } = props;
  const { isLinear, signs } = useDesk();
  const [at, setAt] = useState(0);
  // Several keys may come in one piece: where they lead is known before it is drawn.
  const place = useRef(0);
  const labelWidth = Math.min(
    Math.floor(columns / 2),
    Math.max(0, ...fields.map(({ label }) => cellWidth(label))),
  );
  const width = Math.max(8, Math.min(longestField, columns - margin - labelWidth - 6));
  // One field is written in at a time. It takes the text of where it goes, at once: the next key may be in the same piece.
  const isMoving = useRef(false);
  const field = useField({
    width,
    isActive: true,
    isSingleLine: true,
    onChange: ({ text }) => {
      const written = fields[place.current];
      if (!isMoving.current && written !== undefined) props.onType(written.name, text);
    },
  });
  const goTo = (index: number): void => {
    place.current = Math.max(0, Math.min(fields.length - 1, index));
    setAt(place.current);
    const next = fields[place.current];
    isMoving.current = true;
    field.clear();
    if (next !== undefined) field.edit({ kind: 'set', text: valueOf(next.name) });
    isMoving.current = false;
  };
  const submit = async (): Promise<void> => {
    if (place.current < fields.length - 1) return goTo(place.current + 1);
    const wanted = await props.onSubmit();
    const index = fields.findIndex(({ name }) => name === wanted);
    if (index >= 0) goTo(index);
  };
  // Other fields than before: the first of them is written in.
  const names = fields.map(({ name }) => name).join(' ');
  const known = useRef(names);
  useLayoutEffect(() => {
    if (known.current === names) return;
    known.current = names;
    goTo(0);
  });
  useCommands({
    passwordNext: fields.length > 1 ? () => goTo(place.current + 1) : undefined,
    passwordPrevious: fields.length > 1 ? () => goTo(place.current - 1) : undefined,
    passwordSubmit: busy ? undefined : () => void submit(),
    passwordLeave: props.onLeave,
  });
  const dots = (name: Name): string =>
    (signs.chosen === '>' ? '*' : '•').repeat(Math.min(width - 1, graphemes(valueOf(name)).length));
  const current = fields[at];
  const hintLines = wrapCjk(hint, columns - 4);
  // Its place is kept, so that nothing moves when something is wrong.
  const saidLines = said === undefined ? [''] : wrapCjk(said, columns - 4).slice(0, maxSaid);
  if (isLinear)
    return (
      <Spoken
        parts={[
          title,
          tabs.find(({ id }) => id === tab)?.label,
          ...(current === undefined ? [hint] : [current.label, dots(current.name)]),
          ...(props.spoken ?? []),
          said,
        ]}
      />
    );
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      {current === undefined ? null : (
        <Caret
          x={margin + labelWidth + 4 + cellWidth(dots(current.name))}
          y={top + headRows + hintLines.length + at}
        />
      )}
      <Line spans={[{ text: ` ${truncateCells(title, columns - 2)}`, bold: true }]} />
      <TabRule columns={columns} tabs={tabs} chosen={tab} />
      {hintLines.map((text) => (
        <Line key={text} spans={[{ text: `   ${text}`, tone: 'soft' }]} />
      ))}
      {fields.map(({ name, label }, index) => (
        <Line
          key={name}
          spans={[
            { text: index === at ? signs.chosen : ' ', tone: 'jade' },
            { text: `  ${fitCells(label, labelWidth)}  `, tone: 'soft', bold: index === at },
            { text: `${signs.prompt} `, tone: index === at ? 'jade' : 'faint' },
            { text: dots(name) },
          ]}
        />
      ))}
      {saidLines.map((text) => (
        <Line key={text} spans={[{ text: `   ${text}`, tone: 'red' }]} />
      ))}
      {props.children}
    </Box>
  );
}
