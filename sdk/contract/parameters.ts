// What an administrator may change for all clients: the dictionaries they lie in, and the mark both ends know a state of them by.

/** The dictionaries that clients read (spec §7, §9), in this order. */
export const parameterDictionaries = ['sys_pc_client_params', 'sys_outer_params'] as const;

/** Facts of the office itself, which super administrators set like parameters: its name, and the licence's last day. */
export const officeFacts = ['officeName', 'licenceNotAfter'] as const;

/** What can be listed and set by name: both dictionaries, and the facts of the office. */
export const parameterTypes = [...parameterDictionaries, 'office'] as const;

/**
 * A short mark of these parameters as they are now: the same entries in the same order give the same (FNV-1a over the code
 * points of names and values). It travels with the socket's welcome and heartbeats, so that who has others asks.
 */
export function parametersMark(
  entries: readonly { readonly name: string; readonly value: unknown }[],
): string {
  let hash = 0x811c9dc5;
  for (const { name, value } of entries)
    for (const unit of `${name}\0${String(value)}\n`)
      hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
