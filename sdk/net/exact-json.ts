// Reads JSON without losing a digit: a whole number too long for this language's numbers becomes its own digits.

/** A number of sixteen digits or more where a value stands. */
const hasLongNumber = /[[:,]\s*-?\d{16,}/;

/** What the text says; undefined where it is no JSON. A mark of byte order before it is no part of it. */
export function parseExact(text: string): { value: unknown } | undefined {
  const plain = text.codePointAt(0) === 0xfeff ? text.slice(1) : text;
  try {
    if (!hasLongNumber.test(plain)) return { value: JSON.parse(plain) };
    const exact = (_: string, value: unknown, context?: { source?: string }): unknown =>
      typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '')
        ? context?.source
        : value;
    return { value: JSON.parse(plain, exact as (key: string, value: unknown) => unknown) };
  } catch {
    // What is not JSON is judged by the caller, who knows the status and can name the call.
    return undefined;
  }
}
