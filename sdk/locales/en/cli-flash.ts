// Owns the sentences of view-once messages at the command line, in English.
import type { Translation } from '../translation.ts';
import type { cliFlash as source } from '../zh/cli-flash.ts';

/** See the Chinese source. */
export const cliFlash = {
  open: {
    summary: 'Open a view-once message, which can be seen once',
    act: 'read: open it',
    mid: 'The number of the view-once message',
    example: 'Open a view-once message',
    exampleJson: 'Open a view-once message as JSON',
    left_one: 'Shown this once, for {{count}} more second:',
    left_other: 'Shown this once, for {{count}} more seconds:',
    gone: 'The view-once message is gone',
  },
  send: 'Send as a view-once message: seen once, never queued, kept nowhere',
  burn: {
    option: 'Scan the bytes of this computer’s files to prove that a view-once message left no copy',
    words: 'What it said, looked for as well; - reads standard input',
    data: 'Scan this office data folder too',
    example: 'Prove that a view-once message is gone',
    scanned:
      'view-once message {{mid}}: {{files, file|files}} with {{bytes, byte|bytes}} scanned, copies: {{copies}} ({{folders}})',
    withWords: 'To look for what it said as well, add --words -',
    found: 'Hand this result to the administrator',
  },
} as const satisfies Translation<typeof source>;
