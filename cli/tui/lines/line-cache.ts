// Keeps the lines of rows that were measured, for as long as nothing they depend on changes.
import { BoundedMap } from '#sdk/base/bounded-map.ts';
import type { TimelineRow } from '#sdk/chat/rules/timeline-rows.ts';
import type { OpenedFlash } from '#sdk/chat/screens/flashes.ts';
import type { InlinePicture } from '../pictures/inline-pictures.ts';
import type { LineSetting, RowLine } from './line-setting.ts';
import { pictureOf, rowLines } from './message-lines.ts';

type Kept = {
  row: TimelineRow;
  counts: { read: number; total: number } | undefined;
  flash: OpenedFlash | undefined;
  picture: InlinePicture | undefined;
  upload: string | undefined;
  pinned: boolean;
  lines: readonly RowLine[];
};

/** Rows that stay known; a screen of 60 lines shows fewer. */
const keptRows = 600;

/** The lines of one timeline. */
export class LineCache {
  readonly #kept = new BoundedMap<string, Kept>(keptRows);
  #setting: LineSetting | undefined;

  /** Says what lines depend on from now on; what was kept goes when any of it is another. */
  use(setting: LineSetting): void {
    const before = this.#setting;
    this.#setting = setting;
    if (
      before === undefined ||
      before.width !== setting.width ||
      before.translator !== setting.translator ||
      before.pictures?.room.columns !== setting.pictures?.room.columns ||
      before.pictures?.room.rows !== setting.pictures?.room.rows ||
      before.names.people !== setting.names.people ||
      before.chat?.peerReadMid !== setting.chat?.peerReadMid ||
      new Date(before.now).getDate() !== new Date(setting.now).getDate()
    )
      this.#kept.clear();
  }

  /** The lines of a row. */
  lines(row: TimelineRow): readonly RowLine[] {
    if (this.#setting === undefined) throw new TypeError('a line cache is used before it knows its width');
    const kept = this.#kept.get(row.key);
    const counts = 'message' in row ? this.#setting.counts.get(row.message.mid) : undefined;
    const flash = 'message' in row ? this.#setting.flashes.get(row.message.mid) : undefined;
    const file =
      'message' in row && this.#setting.pictures !== undefined ? pictureOf(row.message) : undefined;
    const picture = file === undefined ? undefined : this.#setting.pictures?.shown.get(file.fileId);
    const upload = 'message' in row ? this.#setting.uploads?.get(row.message.key) : undefined;
    const pinned = 'message' in row && this.#setting.pinned?.has(row.message.mid) === true;
    const isKept =
      kept !== undefined &&
      kept.counts === counts &&
      kept.flash === flash &&
      kept.picture === picture &&
      kept.upload === upload &&
      kept.pinned === pinned;
    if (isKept && isSame(kept.row, row)) return kept.lines;
    const lines = rowLines(row, this.#setting);
    this.#kept.set(row.key, { row, counts, flash, picture, upload, pinned, lines });
    return lines;
  }
}

/** Rows are made anew with every change of the list; their messages are not. */
function isSame(a: TimelineRow, b: TimelineRow): boolean {
  if (a.type !== b.type) return false;
  if (a.type === 'message' && b.type === 'message')
    return a.message === b.message && a.first === b.first && a.last === b.last && a.folded === b.folded;
  if (a.type === 'notice' && b.type === 'notice') return a.message === b.message;
  if (a.type === 'day' && b.type === 'day') return a.time === b.time;
  return true;
}
