// What of a server's text may reach a terminal: everything but characters that steer it or reorder what is read.

/** C0 without the newline, DEL, C1, bidirectional controls, line separators, deprecated and annotation marks. */
const steering =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const blanks = /[\t\r\u0085\u2028\u2029]/g;

/**
 * Text of people and servers made safe to print: no byte below 0x20 but the newline, none of C1, no bidirectional
 * control. Only the controls go, their visible rest stays: what somebody hid in a title sequence is seen.
 */
export function safeText(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').replace(blanks, ' ').replace(steering, '');
}

/** The same for a place that holds one line: newlines become blanks. */
export function safeLine(text: string): string {
  return safeText(text).replace(/(?<!\s)\s*\n\s*/g, ' ');
}

/** JSON keeps every character: what {@link safeText} drops is written as an escape instead. */
export function safeJson(json: string): string {
  return json.replace(steering, (character) =>
    character === '\t' || character === '\r'
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
