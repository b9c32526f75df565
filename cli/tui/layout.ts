// Decides how wide each pane is at a size of the terminal, and which of them fold.
import type { Focus, Pane } from './focus.ts';

/** What a part or overlay is given: the cells it must fill, exactly. */
export type Cells = { readonly columns: number; readonly rows: number };

/** The least this client is drawn at (look «Terminal client»). */
export const leastSize = { columns: 80, rows: 24 } as const;

/** Cells of each pane; 0 is folded. Panes are parted by one column. `rows` is their common height. */
export type Layout = { list: number; main: number; details: number; rows: number };

/** From this width details stand beside the messages; below, they take the list's place. */
const threePanes = 100;

/** Rows besides the panes: header, rule over the composer, footer. */
const fixedRows = 3;

/** The widths, or undefined where the terminal is too small to draw anything honest. */
export function layoutOf(
  size: { columns: number; rows: number },
  focus: Pick<Focus, 'details' | 'zoom' | 'pane' | 'chatId'>,
  taken: { composer: number; band: number },
): Layout | undefined {
  const { columns } = size;
  if (columns < leastSize.columns || size.rows < leastSize.rows) return undefined;
  const rows = size.rows - fixedRows - taken.composer - taken.band;
  const wide = columns >= threePanes;
  const withDetails = focus.chatId !== undefined && (focus.details ?? columns >= threePanes + 10);
  if (focus.zoom) {
    const whole = { list: 0, main: 0, details: 0, rows };
    if (focus.pane === 'list') return { ...whole, list: columns };
    if (focus.pane === 'details') return { ...whole, details: columns };
    return { ...whole, main: columns };
  }
  const side = Math.min(36, Math.max(24, Math.round(columns * 0.22)));
  const list = withDetails && !wide ? 0 : side;
  const details = withDetails ? Math.min(36, Math.max(22, Math.round(columns * 0.2))) : 0;
  const rules = (list > 0 ? 1 : 0) + (details > 0 ? 1 : 0);
  return { list, main: columns - list - details - rules, details, rows };
}

/** The panes that are on screen, in the order Tab walks. */
export function panesOf(layout: Layout, chatId: string | undefined, zoom: boolean): Pane[] {
  if (chatId === undefined) return ['list'];
  if (zoom) return ['list', 'timeline', 'composer', 'details'];
  return [
    ...(layout.list > 0 ? (['list'] as const) : []),
    'timeline',
    'composer',
    ...(layout.details > 0 ? (['details'] as const) : []),
  ];
}
