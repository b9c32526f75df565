// While developing and in the gallery: complains when a layer has closed and the focus is on nothing, where no key works.

/** What closes and gives the focus back. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** What a layer gives way to may take the focus itself, a moment later, in ms. */
const patienceMs = 500;

const holdsLayer = (node: Node): boolean =>
  node instanceof Element && (node.matches(layers) || node.querySelector(layers) !== null);

/** Watches `root` for as long as it lives; the complaint is an uncaught error of the page. */
export function complainOfLostFocus(root: Document): void {
  let looking: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    looking = undefined;
    if (root.activeElement !== root.body || !root.hasFocus()) return;
    throw new Error('A layer has closed, and nothing has the focus.');
  };
  new MutationObserver((changes) => {
    if (!changes.some(({ removedNodes }) => [...removedNodes].some(holdsLayer))) return;
    clearTimeout(looking);
    looking = setTimeout(look, patienceMs);
  }).observe(root.body, { childList: true, subtree: true });
}
