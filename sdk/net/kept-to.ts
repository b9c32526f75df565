// Tells from an office's answer what of a device's messages it never had, because it was set back to an older copy.

/**
 * Up to which number what is stored is this office's; undefined where all of it is. A number that the office has not
 * reached was given out by one that is no more, whether it says so or not.
 */
export function keptTo(
  { sequence, keptTo: told }: { sequence: number; keptTo?: number | undefined },
  last: number | undefined,
): number | undefined {
  return told ?? (last !== undefined && last > sequence ? sequence : undefined);
}
