// Draws a field over a list of what it finds: palette, search and help are made with it.
import { Box } from 'ink';
import { useState, type JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { Cells } from '../frame/layout.ts';
import { truncateCells } from '../text/cell-width.ts';
import { useField } from '../frame/useField.ts';
import { Caret } from './Caret.tsx';
import { ChoiceList, type Choices } from './ChoiceList.tsx';
import { Line } from './Line.tsx';
import { Spoken } from './Spoken.tsx';
import { type Tab, TabRule } from './TabRule.tsx';

/** Rows above the list: field and rule. */
const headRows = 2;
/** Cells before the field's text. */
const promptCells = 3;

/** Fills its cells exactly. `tabs` and `note` stand in the rule under the field. */
export function Finder<Item>(
  props: Cells &
    Omit<Choices<Item>, 'onTake'> & {
      /** `write` puts something into the field instead of an end. */
      readonly onTake: (item: Item, write: (text: string) => void) => void;
      readonly label: string;
      /** What stands in the field at first. */
      readonly begin?: string;
      readonly placeholder: string;
      /** What is asked for, where the placeholder does not say it. */
      readonly title?: string | undefined;
      readonly tabs?: readonly Tab[];
      readonly tab?: string | undefined;
      readonly note?: string | undefined;
      readonly onQuery: (query: string, caret: number) => void;
    },
): JSX.Element {
  const { columns, rows, top, placeholder, title, label, tabs = [], tab, note, begin = '' } = props;
  const { isLinear, signs } = useDesk();
  const [query, setQuery] = useState(begin);
  const field = useField({
    width: columns - promptCells - 1,
    isActive: true,
    isSingleLine: true,
    initialText: begin,
    onChange: ({ text, caret }) => {
      setQuery(text);
      props.onQuery(text, caret);
    },
  });
  const written = field.lines[0] ?? '';
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      <Caret x={promptCells + field.caret.cell} y={top} />
      {isLinear ? (
        <Spoken parts={[label, written, tabs.find(({ id }) => id === tab)?.label, note]} />
      ) : (
        <Box height={1} width={columns} flexShrink={0}>
          <Line
            spans={[
              { text: ` ${signs.prompt} `, tone: 'jade' },
              written === ''
                ? { text: truncateCells(placeholder, columns - promptCells), tone: 'faint' }
                : { text: written },
            ]}
          />
        </Box>
      )}
      <TabRule columns={columns} title={title} tabs={tabs} chosen={tab} note={note} />
      <ChoiceList
        {...props}
        rows={rows - headRows}
        query={`${tab ?? ''} ${query}`}
        onTake={(item) => props.onTake(item, (text) => field.edit({ kind: 'set', text }))}
      />
    </Box>
  );
}
