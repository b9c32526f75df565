// Decides which addresses inside messages are addresses at all: of the web, or of a file at the office (quality S2).

/** Longest address taken from a message, in characters. */
export const longestAddress = 2048;

/** Only these schemes are ever links; anything else stays text. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(url);
}

/** Where a picture, film, sound or file may come from: the web, or a path at the office that sent the message. */
export function isMediaAddress(url: string): boolean {
  return isWebAddress(url) || /^\/[^/\\\s][^\s\\]*$/.test(url);
}
