// How a refusal of a feature is declared.

/**
 * A refusal: its number on the wire, and how clients show it: family of exit codes, how loudly, what can be done
 * (`sdk/errors.ts`). Numbers of a feature stand in a block of their own.
 */
export type RefusalRow = readonly [
  number: number,
  kind: 'refused' | 'usage' | 'limit',
  severity: 'silent' | 'form' | 'toast' | 'sticky',
  recovery: 'none' | 'retry' | 'edit' | 'askAdministrator',
];
