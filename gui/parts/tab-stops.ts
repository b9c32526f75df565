// Finds what Tab stops at within a box, in its order: what is shown and may be used.

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The stops; what lies over the box (a menu) is not in it. */
export function tabStops(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(tabbable)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0,
  );
}
