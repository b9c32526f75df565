// Decides how wide each pane is at a size of the terminal, and which of them fold.
import type { Focus, Pane } from '../keys/focus.ts';

/** What a part or overlay is given: the cells it must fill, exactly. */
export type Cells = {
  readonly columns: number;
  readonly rows: number;
  /** Its first row on the screen, for the cursor. */
  readonly top: number;
};

/** No wider than this is a list whose rows end in a word of their own: the eye has to find from one to the other. */
export const maxRowCells = 120;

/** Rows of header and footer. */
export const frameRows = 2;

/** The least this client is drawn at: one pane at a time, as beside another one of a divided terminal. */
export const leastSize = { columns: 60, rows: 15 } as const;

/** From this size panes stand beside each other; a line of status that others take off the screen is no reason against it. */
const sideBySide = { columns: 80, rows: 22 } as const;

/** Whether there is room for one pane only. */
export const isOnePane = ({ columns, rows }: { columns: number; rows: number }): boolean =>
  columns < sideBySide.columns || rows < sideBySide.rows;

/**
 * Cells of each pane; 0 is folded. Panes are parted by one column. `rows` is their common height; `isOne` where only the
 * one that has the keys is drawn, because somebody wants it so or there is no room for more; `takesTurns` where list and
 * details share one place and the keys decide which of them is drawn there.
 */
export type Layout = {
  list: number;
  main: number;
  details: number;
  rows: number;
  isOne: boolean;
  takesTurns: boolean;
};

/** From this width details stand beside the messages; below, they have the list's place while the keys are not in it. */
const threePanes = 100;

/** The rule over the composer. */
const ruleRows = 1;

/**
 * The widths, or undefined where the terminal is too small to draw anything honest.
 * @param composer rows of the place to write, 0 while no chat is open
 */
export function layoutOf(
  size: { columns: number; rows: number },
  focus: Pick<Focus, 'details' | 'zoom' | 'pane' | 'chatId'>,
  composer: number,
): Layout | undefined {
  const { columns } = size;
  // A band under the header takes a row, which is no reason to draw nothing.
  if (columns < leastSize.columns || size.rows < leastSize.rows - 1) return undefined;
  const rows = size.rows - frameRows - ruleRows - composer;
  const wide = columns >= threePanes;
  const withDetails = focus.chatId !== undefined && (focus.details ?? columns >= threePanes + 10);
  if (focus.zoom || isOnePane(size)) {
    const whole = { list: 0, main: 0, details: 0, rows, isOne: true, takesTurns: false };
    if (focus.pane === 'list') return { ...whole, list: columns };
    if (focus.pane === 'details') return { ...whole, details: columns };
    return { ...whole, main: columns };
  }
  const side = Math.min(36, Math.max(24, Math.round(columns * 0.22)));
  const takesTurns = withDetails && !wide;
  // Whoever goes to the list must find it: a pane that is never drawn could not be left for.
  const isAtList = focus.pane === 'list';
  const list = takesTurns && !isAtList ? 0 : side;
  const isBeside = withDetails && !(takesTurns && isAtList);
  const details = isBeside ? Math.min(36, Math.max(22, Math.round(columns * 0.2))) : 0;
  const rules = (list > 0 ? 1 : 0) + (details > 0 ? 1 : 0);
  return { list, main: columns - list - details - rules, details, rows, isOne: false, takesTurns };
}

/** The panes that are on screen, or that come there with the keys, in the order Tab walks. */
export function panesOf(layout: Layout, chatId: string | undefined): Pane[] {
  if (chatId === undefined) return ['list'];
  if (layout.isOne || layout.takesTurns) return ['list', 'timeline', 'composer', 'details'];
  return [
    ...(layout.list > 0 ? (['list'] as const) : []),
    'timeline',
    'composer',
    ...(layout.details > 0 ? (['details'] as const) : []),
  ];
}
