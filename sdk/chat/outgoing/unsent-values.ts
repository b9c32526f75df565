// Which named values of the store exist nowhere else, so that they survive when a damaged store is built anew.
import { queuedActsName } from './act-queue.ts';
import { draftNames } from './draft-sync.ts';
import { pendingReadsName } from '../incoming/read-state.ts';
import { placePrefix } from '../history/reading-place.ts';
import { withdrawnTextsName } from './withdrawn-texts.ts';

/** Kept as JSON. */
const asJson: readonly string[] = [queuedActsName, pendingReadsName, withdrawnTextsName];
/** Kept as chat ids with commas between them. */
const asChats: readonly string[] = [draftNames.unsaved, draftNames.erased, draftNames.here];

/**
 * Whether a value is one that no office and no other device can give back, and reads as what it should be: acts and
 * reads that wait, drafts the office does not know yet, texts one may still write anew, reading places.
 */
export function isUnsentValue(name: string, value: string): boolean {
  if (asChats.includes(name)) return /^(?:\d+(?:,\d+)*)?$/.test(value);
  if (name.startsWith(placePrefix)) return /^\d+$/.test(value);
  return asJson.includes(name) && isJson(value);
}

function isJson(value: string): boolean {
  try {
    return typeof JSON.parse(value) === 'object';
  } catch {
    // A broken page gave something else; what is not whole is not taken over.
    return false;
  }
}
