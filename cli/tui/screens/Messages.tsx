// The part of messages: list, conversation and details beside each other, as many as the width holds.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useFocus } from '../desk.ts';
import { layoutOf, type Cells } from '../layout.ts';
import { Rule } from '../parts/Rule.tsx';
import { VerticalRule } from '../parts/VerticalRule.tsx';
import { ChatList } from './ChatList.tsx';
import { Welcome } from './Welcome.tsx';

/** Rows of header and footer, which the frame draws. */
const frameRows = 2;

/** The panes. */
export function Messages({ columns, rows }: Cells): JSX.Element | null {
  const focus = useFocus();
  const layout = layoutOf({ columns, rows: rows + frameRows }, focus, { composer: 1, band: 0 });
  if (layout === undefined) return null;
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Box height={layout.rows} width={columns} flexShrink={0}>
        {layout.list > 0 ? <ChatList width={layout.list} height={layout.rows} /> : null}
        {layout.list > 0 && layout.main > 0 ? <VerticalRule rows={layout.rows} /> : null}
        {layout.main > 0 ? <Welcome width={layout.main} height={layout.rows} /> : null}
      </Box>
      <Rule columns={columns} tees={layout.list > 0 && layout.main > 0 ? [layout.list] : []} />
    </Box>
  );
}
