// How a chat's number is written wherever it is seen: one rule, free of the codecs, so that every part can use it.

/** Digits a chat id is padded to (spec §9: «chat ids are padded to 5 digits»). */
export const chatIdDigits = 5;

/** Pads a chat id to at least {@link chatIdDigits} digits; a longer id is never cut. */
export function padChatId(value: string | number): string {
  return String(value).padStart(chatIdDigits, '0');
}
