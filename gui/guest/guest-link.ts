// Reads a link for guests, and keeps what opens a guest's seat for as long as the window lives.

/** What a link says: which meeting, and the code behind its hash. Nothing of it where it is no such link. */
export function guestLink(href: string): { meetingId: string; code: string } {
  const { pathname, hash } = new URL(href);
  return { meetingId: /^\/meet\/(\d{1,15})$/u.exec(pathname)?.[1] ?? '', code: hash.slice(1) };
}

/** Where the pass of a meeting stands: a page that loads anew sits down where it sat. */
export function passPlace(storage: Storage, meetingId: string) {
  const key = `tangram.guest.${meetingId}`;
  return {
    read: (): string | undefined => storage.getItem(key) ?? undefined,
    write: (pass: string | undefined): void => {
      if (pass !== undefined) storage.setItem(key, pass);
    },
  };
}
