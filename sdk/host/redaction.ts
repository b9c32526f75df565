// Decides what may stand in a log: no tokens, passwords, tickets or queries, and nothing endless.
import type { LoggedError } from './logged-error.ts';

/** Longest text of one field in the log, in UTF-16 units. */
const longest = 4_000;
const removed = '‹removed›';

const secretNames = String.raw`authorization|token|devicetoken|password|passwd|pwd|pd5|authcode|ticket|secret|key|cookie`;
const patterns: readonly [RegExp, string][] = [
  // The query of an address: names may stay hidden too, they say what was searched for.
  [/(\b(?:https?|wss?):\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>)]{0,4000}/gi, `$1?${removed}`],
  [/\/\/[^\s/@:]{1,200}:[^\s/@]{1,200}@/g, `//${removed}@`],
  [/hhid_[\w.~+/=-]{1,1000}/gi, removed],
  [/\bBearer\s+[\w.~+/=-]{1,1000}/gi, removed],
  [
    new RegExp(
      String.raw`(["']?\b[\w-]{0,40}(?:${secretNames})\b["']?\s{0,4}[:=]\s{0,4})("[^"]{0,2000}"|'[^']{0,2000}'|[^\s,;&}]{1,2000})`,
      'gi',
    ),
    `$1${removed}`,
  ],
  // What looks like a token wherever it stands: 32 or more characters of base64 or hexadecimal with a digit.
  [/\b(?=[\w+/-]{0,64}\d)[\w+-]{40,1000}={0,2}/g, removed],
];

/** A text without secrets, cut to a sensible length. */
export function redact(text: string): string {
  let clean = text.slice(0, 2 * longest);
  for (const [pattern, replacement] of patterns) clean = clean.replace(pattern, replacement);
  return clean.slice(0, longest);
}

/** An entry of the error log as it may be stored. */
export function redactError(error: LoggedError): LoggedError {
  return {
    time: error.time,
    user: error.user.slice(0, 128),
    page: redact(error.page).slice(0, 300),
    type: error.type.slice(0, 100),
    message: redact(error.message),
    agent: redact(error.agent).slice(0, 300),
  };
}
