// Opens a context menu by Shift+F10 wherever one exists: the key is nobody's on some systems, and on others only the browser's.

/** What is pointed at by the focus: a list's row where the list keeps the focus itself. */
function pointedAt(focused: Element): Element {
  const row = focused.getAttribute('aria-activedescendant');
  return (row === null ? null : focused.ownerDocument.getElementById(row)) ?? focused;
}

/** How far inside its element a menu begins, at most, in px. */
const inset = { left: 60, top: 30 } as const;

/** Listens on `root` until `signal` ends it; whoever opens a menu by keys of its own comes first. */
export function openMenusByKey(root: Document, signal: AbortSignal): void {
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F10' || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented || root.activeElement === null) return;
      const at = pointedAt(root.activeElement);
      const { left, top, width, height } = at.getBoundingClientRect();
      const asked = new MouseEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        button: 2,
        clientX: left + Math.min(inset.left, width / 2),
        clientY: top + Math.min(inset.top, height / 2),
      });
      // Whoever opens a menu says so by taking the event; elsewhere the key stays the browser's.
      if (!at.dispatchEvent(asked)) event.preventDefault();
    },
    { signal },
  );
}
