// Opens a context menu by a long press wherever one exists: browsers on iPhones send none.

/** How long a finger rests, and how far it may tremble, in ms and px. */
const pressMs = 450;
const trembleSquared = 100;
/** A browser that sends its own menu event sends it about now; the same press opens one menu. */
const sameMs = 1_500;

/** What has a long press of its own, or text of its own to be chosen. */
const own =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [draggable="true"], canvas, video, audio';

/** Listens to fingers on `root` until `signal` ends it. */
export function openMenusByLongPress(root: Document, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { readonly x: number; readonly y: number } | undefined;
  let opened = -Infinity;
  let isOurs = false;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const options = { capture: true, passive: true, signal } as const;

  root.addEventListener(
    'pointerdown',
    (event) => {
      stop();
      // Another press: what it brings is its own.
      opened = -Infinity;
      const at = event.target;
      if (event.pointerType !== 'touch' || !event.isPrimary || !(at instanceof Element)) return;
      if (at.closest(own) !== null) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        timer = undefined;
        isOurs = true;
        const asked = new MouseEvent('contextmenu', {
          bubbles: true,
          cancelable: true,
          button: 2,
          clientX: event.clientX,
          clientY: event.clientY,
        });
        // Whoever opens a menu says so by taking the event; elsewhere the press stays what it was.
        if (!at.dispatchEvent(asked)) opened = performance.now();
        isOurs = false;
      }, pressMs);
    },
    options,
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (timer === undefined || start === undefined) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (dx * dx + dy * dy > trembleSquared) stop();
    },
    options,
  );
  for (const name of ['pointerup', 'pointercancel', 'scroll'] as const)
    root.addEventListener(name, stop, options);

  /** What the same press still brings: the browser's own menu, and a mouse's press and click when the finger goes, which would close ours. */
  const swallow = (event: Event): void => {
    if (isOurs || performance.now() - opened > sameMs) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') opened = -Infinity;
  };
  root.addEventListener(
    'contextmenu',
    (event) => {
      if (!isOurs) stop();
      swallow(event);
    },
    { capture: true, signal },
  );
  for (const name of ['mousedown', 'mouseup', 'click'] as const)
    root.addEventListener(name, swallow, { capture: true, signal });
}
