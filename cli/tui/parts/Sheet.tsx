// Draws a list over everything that is looked through by keys alone: a title, its sides, the list.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { Cells } from '../frame/layout.ts';
import { truncateCells } from '../text/cell-width.ts';
import { ChoiceList, type Choices } from './ChoiceList.tsx';
import { Line } from './Line.tsx';
import { Spoken } from './Spoken.tsx';
import { type Tab, TabRule } from './TabRule.tsx';

/** Rows above the list: title and rule. */
const headRows = 2;

/** Fills its cells exactly. `title` is drawable already. */
export function Sheet<Item>(
  props: Cells &
    Choices<Item> & {
      readonly title: string;
      readonly tabs?: readonly Tab[];
      readonly tab?: string | undefined;
    },
): JSX.Element {
  const { columns, rows, title, tabs = [], tab } = props;
  const { isLinear } = useDesk();
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      {isLinear ? (
        <Spoken parts={[title, tabs.find(({ id }) => id === tab)?.label]} />
      ) : (
        <Line spans={[{ text: ` ${truncateCells(title, columns - 2)}`, bold: true }]} />
      )}
      <TabRule columns={columns} tabs={tabs} chosen={tab} />
      <ChoiceList {...props} rows={rows - headRows} label={title} query={tab ?? ''} hasLetters />
    </Box>
  );
}
