// Decides whether a redirect may be followed: credentials go nowhere but where the person chose to send them.

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** True where `to` is the same origin as `from`, or another name of this computer with the same scheme and port. */
export function mayFollow(from: string, to: string): boolean {
  if (!URL.canParse(from) || !URL.canParse(to, from)) return false;
  const here = new URL(from);
  const there = new URL(to, from);
  if (there.username !== '' || there.password !== '') return false;
  if (here.origin === there.origin) return true;
  return (
    here.protocol === there.protocol &&
    here.port === there.port &&
    loopback.test(here.hostname) &&
    loopback.test(there.hostname)
  );
}
