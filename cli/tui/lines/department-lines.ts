// Breaks the whole way to a department between its levels, which are read as one word each.
import { cellWidth } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';

/** `path` has its levels parted by `/`; a level that is longer than a line is broken like any text. */
export function departmentLines(path: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const level of path.split('/')) {
    const longer = line === '' ? level : `${line} / ${level}`;
    if (cellWidth(longer) <= width - 2 || line === '') line = longer;
    else {
      lines.push(`${line} /`);
      line = level;
    }
  }
  return [...lines, line].flatMap((one) => wrapCjk(one, width));
}
