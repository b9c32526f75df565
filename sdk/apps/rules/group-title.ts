// A group of apps needs a title (spec §5) that fits its chip.

/** Longest title, in characters. */
export const longestTitle = 60;

/** Whether a title may be one. */
export function groupTitleFits(title: string): boolean {
  const length = [...title.trim()].length;
  return length > 0 && length <= longestTitle;
}
