// Finds what other hands and eyes could not use of a page: fingers that miss, and what is drawn by colours alone where the system paints.
import type { Page } from 'playwright-core';

/** A finger's width, what is left of it at least where another target stands beside, and letters below which a telephone zooms into a field, in px. */
const finger = 44;
const crowdedFinger = 24;
const fieldLetters = 16;
/** How long a menu may take to open for a mouse, in ms. */
const mouseMs = 300;
/** How long a finger rests at most until a menu opens, in ms. */
const pressMs = 3_000;
/** How long the focus takes to be back where it was after a menu has closed, in ms. */
const backMs = 400;

/** What a finger presses. */
const pressed =
  'button, [role="button"], [role="tab"], [role="option"], [role="menuitem"], [role="treeitem"], [role="switch"], [role="radio"], [role="checkbox"], a[href], summary, input, select, textarea';

/** Controls a finger would miss, and fields whose letters are so small that a telephone zooms. */
export function missed(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ wanted, least, between, letters }) => {
      const found: string[] = [];
      const nameOf = (element: Element): string => {
        const text =
          element.getAttribute('aria-label') ??
          element.getAttribute('title') ??
          element.textContent.trim().slice(0, 24);
        return `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0] ?? ''} “${text}” in .${element.parentElement?.className.toString().split(' ')[0] ?? ''}`;
      };
      /** A link within a sentence is as high as its line: making it higher would tear the text. */
      const isInText = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' && element.matches('a, button, summary');
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"][aria-hidden="true"]'))
          continue;
        if (isInText(element)) continue;
        // A calendar draws an hour as high as all hours, and an event as long as it lasts.
        if (element.closest('[class*="fc-"]') !== null) continue;
        // Whoever presses the words of a field presses the field.
        const target = element.matches('input, select') ? (element.closest('label') ?? element) : element;
        const box = target.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const at = document.elementFromPoint(x, y);
        // Outside the window or under a layer: not to be pressed now.
        if (at === null || !(target.contains(at) || at.contains(target))) continue;
        const scrolled = target.closest('.tg-timeline__scroll') ?? document.body;
        /** How far the target reaches from its middle, and whether another one stands where it ends. */
        const reach = (
          dx: number,
          dy: number,
        ): { readonly px: number; readonly meets: boolean; readonly isCut: boolean } => {
          for (let px = 1; px <= least / 2; px += 1) {
            const hit = document.elementFromPoint(x + dx * px, y + dy * px);
            if (hit !== null && target.contains(hit)) continue;
            // What is scrolled under an edge ends there for now.
            const isCut = hit === null || !scrolled.contains(hit);
            return { px: px - 1, meets: isCut || hit.closest(`${wanted}, [tabindex]`) !== null, isCut };
          }
          return { px: least / 2, meets: true, isCut: false };
        };
        const isLarge = (size: number, one: [number, number], other: [number, number]): boolean => {
          if (size >= least - 0.5) return true;
          const [before, after] = [reach(...one), reach(...other)];
          const reached = before.px + after.px;
          const isFull = (end: typeof before): boolean => end.px >= least / 2 - 1 || end.meets;
          const isRoom = reached >= between || before.isCut || after.isCut;
          return isRoom && isFull(before) && isFull(after);
        };
        const isWide = isLarge(box.width, [-1, 0], [1, 0]);
        const isHigh = isLarge(box.height, [0, -1], [0, 1]);
        if (!isWide || !isHigh)
          found.push(
            `a finger misses ${nameOf(element)}: ${Math.round(box.width)}×${Math.round(box.height)}`,
          );
        if (
          element.matches(
            'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea, select',
          ) &&
          parseFloat(getComputedStyle(element).fontSize) < letters
        )
          found.push(`a telephone zooms into ${nameOf(element)}: ${getComputedStyle(element).fontSize}`);
      }
      return [...new Set(found)];
    },
    { wanted: pressed, least: finger, between: crowdedFinger, letters: fieldLetters },
  );
}

/** What opens a menu for a mouse and none for a finger that rests on it, the first of each kind. */
export async function withoutLongPress(page: Page): Promise<string[]> {
  if ((await page.locator('[role="dialog"], [role="menu"]').count()) > 0) return [];
  const kinds = await page.evaluate((wanted) => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(
      `${wanted}, article .tg-bubble, [role="row"], [role="gridcell"], .fc-event`,
    )) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !element.contains(hit)) continue;
      const kind = `${element.getAttribute('role') ?? ''}.${element.className.toString().split(' ')[0] ?? ''}`;
      if (seen.has(kind)) continue;
      seen.add(kind);
      element.dataset['pressed'] = kind;
    }
    return [...seen];
  }, pressed);
  const found: string[] = [];
  const touch = await page.context().newCDPSession(page);
  const menus = page.locator('[role="menu"]');
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await menus.first().waitFor({ state: 'detached' });
  };
  /** `restMs`: the focus goes back first, and what had it comes into view; scrolling ends a press. */
  const isOpenedByFinger = async (at: { x: number; y: number }, restMs: number): Promise<boolean> => {
    await page.waitForTimeout(restMs);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await menus
      .first()
      .waitFor({ timeout: pressMs })
      .catch(() => undefined);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const isOpened = (await menus.count()) > 0;
    if (isOpened) await close();
    return isOpened;
  };
  for (const kind of kinds) {
    const target = page.locator(`[data-pressed="${kind}"]`).first();
    const box = await target.boundingBox().catch(() => null);
    if (box === null) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y, { button: 'right' });
    await menus
      .first()
      .waitFor({ timeout: mouseMs })
      .catch(() => undefined);
    if ((await menus.count()) === 0) continue;
    await close();
    // A page that still moved when the finger came down has ended the press: a second one lasts after more rest.
    if (!(await isOpenedByFinger({ x, y }, backMs)) && !(await isOpenedByFinger({ x, y }, 4 * backMs)))
      found.push(`a finger resting on ${kind} opens no menu`);
  }
  return found;
}

/** What is gone where the system paints: marks drawn by their ground alone, and states that look like none. */
export async function vanished(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const ground = (element: Element | null): string => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== 'none') return backgroundImage;
        if (!/^(?:transparent|rgba\(.*, 0\))$/u.test(backgroundColor)) return backgroundColor;
      }
      return '';
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (
        element.closest(
          '[aria-hidden="true"].tg-skeleton, [class*="skeleton"], [class*="watermark"], svg',
        ) !== null
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width < 3 || box.height < 3) continue;
      const isMark =
        element.childElementCount === 0 &&
        element.textContent.trim() === '' &&
        !element.matches('input, img, canvas, video, textarea, iframe, hr');
      const isButton = element.matches('button, [role="button"]');
      if (!isMark && !isButton) continue;
      const own = getComputedStyle(element).backgroundColor;
      if (/^(?:transparent|rgba\(.*, 0\))$/u.test(own) || own === ground(element.parentElement)) continue;
      element.dataset['painted'] = isMark ? 'mark' : 'button';
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => {
    const found: string[] = [];
    const clear = /^(?:transparent|rgba\(.*, 0\))$/u;
    const ground = (element: Element | null): string => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!clear.test(backgroundColor)) return backgroundColor;
      }
      return '';
    };
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className.toString().split(' ').slice(0, 2).join('.')} in .${element.parentElement?.className.toString().split(' ')[0] ?? ''}`;
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (
        ['Top', 'Right', 'Bottom', 'Left'].some(
          (side) =>
            parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
            style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
            !clear.test(style.getPropertyValue(`border-${side.toLowerCase()}-color`)),
        ) ||
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
      );
    };
    for (const element of document.querySelectorAll<HTMLElement>('[data-painted]')) {
      if (!element.checkVisibility()) continue;
      const own = getComputedStyle(element).backgroundColor;
      const differs = !clear.test(own) && own !== ground(element.parentElement);
      if (!differs && !hasEdge(element))
        found.push(`${element.dataset['painted'] ?? ''} vanishes: ${nameOf(element)}`);
    }
    const look = (element: Element): string => {
      const style = getComputedStyle(element);
      return [
        ground(element),
        style.color,
        style.borderBlock,
        style.borderInline,
        style.outline,
        style.fontWeight,
        style.textDecorationLine,
        element.querySelectorAll('svg').length,
      ].join('|');
    };
    const states = [
      ['aria-selected', 'true'],
      ['aria-checked', 'true'],
      ['aria-pressed', 'true'],
      ['aria-current', 'page'],
    ] as const;
    for (const [name, value] of states)
      for (const element of document.querySelectorAll(`[${name}="${value}"]`)) {
        if (!element.checkVisibility()) continue;
        const other = [
          ...(element.parentElement?.parentElement?.querySelectorAll(element.tagName) ?? []),
        ].find(
          (one) =>
            one !== element &&
            one.className === element.className &&
            one.getAttribute(name) !== value &&
            one.checkVisibility(),
        );
        if (other !== undefined && look(other) === look(element))
          found.push(`${name} looks like none: ${nameOf(element)}`);
      }
    for (const fill of document.querySelectorAll(
      '[role="progressbar"]:not(.bp6-spinner), [role="meter"], progress',
    )) {
      if (fill.checkVisibility() && !hasEdge(fill)) found.push(`a bar without an edge: ${nameOf(fill)}`);
    }
    return [...new Set(found)];
  });
}
