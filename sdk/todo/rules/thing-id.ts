// Which thing a to-do item is about.
import { parseReference } from '../../contract/references.ts';

/** The id of it, of whatever kind; undefined where the item names nothing. */
export const thingId = ({ reference }: { readonly reference: string }): string | undefined =>
  parseReference(reference)?.id;
