// Decides which addresses of `/config` count: other services on allowed hosts, never a new place for credentials (S16).

/** Names whose addresses decide where passwords and tokens go; no server answer moves them. */
const fixedNames: ReadonlySet<string> = new Set([
  'userCentre',
  'chat',
  'netdisk',
  'socket',
  'signIn',
  'server',
  'gui',
]);
const nameForm = /^[a-zA-Z][\w.-]{0,63}$/;
const longest = 500;
const most = 64;

function isUsable(value: string, server: URL, hosts: readonly string[]): boolean {
  if (value.length > longest || !URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.username !== '' || url.password !== '') return false;
  // Plain http only where the office itself is reached so, which variants and loopback decide.
  if (url.protocol !== 'https:' && url.protocol !== server.protocol) return false;
  return /^https?:$/.test(url.protocol) && (hosts.includes(url.host) || hosts.includes(url.hostname));
}

/**
 * Merges the server's addresses over ours.
 * @param own addresses of other services as the variant has them
 * @param given what `/config` says; anything that does not pass is left out
 * @param server address of the office
 * @param hosts hosts, with or without port, that may be named
 */
export function mergeServiceUrls(
  own: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
  server: string,
  hosts: readonly string[],
): Record<string, string> {
  const office = new URL(server);
  const merged = new Map(Object.entries(own));
  for (const [name, value] of Object.entries(given).slice(0, most)) {
    const isOpen = nameForm.test(name) && !fixedNames.has(name) && !(name in Object.prototype);
    if (isOpen && isUsable(value, office, hosts)) merged.set(name, value);
  }
  return Object.fromEntries(merged);
}
