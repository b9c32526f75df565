// Loads the emojis that have no name on the wire, with their English words: a table nobody needs before asking for one.
import { nativeEmojis, type NativeEmoji } from '../rules/native-emojis.ts';

let atHand: readonly NativeEmoji[] = [];
let loading: Promise<readonly NativeEmoji[]> | undefined;

/** All of them, in the usual order; none where the table cannot be had, and it is tried again the next time. */
export async function loadNativeEmojis(): Promise<readonly NativeEmoji[]> {
  loading ??= import('emojilib', { with: { type: 'json' } }).then((table) => nativeEmojis(table.default));
  try {
    atHand = await loading;
    return atHand;
  } catch {
    loading = undefined;
    return [];
  }
}

/** Those that are loaded; none at first, and they are loaded from then on. */
export function nativesAtHand(): readonly NativeEmoji[] {
  if (atHand.length === 0) void loadNativeEmojis();
  return atHand;
}
