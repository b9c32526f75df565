// Makes names for things that are done once, on every page: `crypto.randomUUID` exists on secure pages only.

/** One that no other page makes: at most 35 characters. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');
}
