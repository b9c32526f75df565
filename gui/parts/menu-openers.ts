// Remembers what each open menu was opened from: what a menu opens goes back there, as the menu is gone by then.
const openers = new WeakMap<Element, Element>();

/** A menu was opened while this had the focus. */
export function rememberOpener(menu: Element, opener: Element): void {
  openers.set(menu, opener);
}

/** What has the focus now or, where that is an entry of a menu, what the menu was opened from. */
export function focusedOrOpener(): Element | null {
  const at = document.activeElement;
  const menu = at?.closest('[role=menu]');
  return (menu && openers.get(menu)) ?? at;
}
