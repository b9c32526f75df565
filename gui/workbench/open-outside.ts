// Opens a page of others, which learns nothing of this one: the only door out of the workbench.
import { safeLink } from '#sdk/contract/rich-text.ts';

/** False where the address is none that may be opened. */
export function openOutside(address: string): boolean {
  const link = safeLink(address);
  if (link === undefined) return false;
  window.open(link, '_blank', 'noopener,noreferrer');
  return true;
}
