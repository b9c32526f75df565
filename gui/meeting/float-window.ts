// The small window above all others (Document Picture-in-Picture), where the browser has one; it holds what React draws into it.

type Floating = { requestWindow(size: { width: number; height: number }): Promise<Window> };
const floating = (globalThis as { documentPictureInPicture?: Floating }).documentPictureInPicture;
const size = { width: 384, height: 260 } as const;

let opened: Window | undefined;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** The window that is open, as a store. */
export const floatPlace = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Window | undefined => opened,
  close: (): void => opened?.close(),
};

/** Opens it with the looks of this page. */
export const openFloat = {
  isThere: floating !== undefined,
  async open(): Promise<void> {
    if (floating === undefined || opened !== undefined) return;
    const made = await floating.requestWindow(size);
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]'))
      made.document.head.append(sheet.cloneNode(true));
    made.document.documentElement.lang = document.documentElement.lang;
    for (const { name, value } of document.documentElement.attributes)
      made.document.documentElement.setAttribute(name, value);
    made.addEventListener('pagehide', () => {
      opened = undefined;
      tell();
    });
    opened = made;
    tell();
  },
};
