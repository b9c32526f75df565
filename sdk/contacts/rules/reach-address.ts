// Decides the address that dials a number or writes to a mailbox.

/** Blanks and dashes in a number are for the eye; nothing of a mail address may end it early. */
export function reachAddress(scheme: 'tel:' | 'mailto:', value: string): string {
  return (
    scheme +
    (scheme === 'tel:' ? value.replace(/[^\d+*#]/g, '') : encodeURIComponent(value).replace('%40', '@'))
  );
}
