// Decides whether a name is nearly what was typed: one wrong letter, one letter more or less, two in the wrong order, or one wrong character.

/** Letters from which on a slip is worth a guess; below, everything would be near everything. */
const fewest = 4;

/** Whether exactly one slip lies between a typed text without blanks and a name, as it is written or read. */
export function isOneSlipAway(typed: string, written: string, readings: readonly string[]): boolean {
  if (/\p{Script=Han}/u.test(typed)) return typed.length >= 3 && oneSlip(typed, written);
  return typed.length >= fewest && readings.some((reading) => oneSlip(typed, reading));
}

/** One letter more, less or another, or two neighbours in the wrong order. */
export function oneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  const [left, right] = [one.length - start - end, other.length - start - end];
  if (left <= 1 && right <= 1) return left + right > 0;
  return left === 2 && right === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}
