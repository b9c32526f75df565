// Finds what a window of a size has no room for, and closes what lies over a page as a keyboard does.
import type { Page } from 'playwright-core';

/** How many layers lie over each other at most, and how long the page may take to complain of a lost focus, in ms. */
const maxLayers = 5;
const complaintMs = 700;

/** What runs out of the window, or has no room left in it; nothing where everything has. */
export function crowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const [width, height] = [innerWidth, innerHeight];
    if (document.documentElement.scrollWidth > width + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const whole = (what: string, element: Element | null | undefined): void => {
      if (!element?.checkVisibility()) return;
      const box = element.getBoundingClientRect();
      if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
        found.push(
          `${what} does not fit: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`,
        );
    };
    // A sample that stands in a page is scrolled to.
    for (const layer of document.querySelectorAll('.bp6-dialog, .tg-menu, .tg-emojis'))
      if (layer.closest('.bp6-portal') !== null) whole(layer.className, layer);
    const composer = document.querySelector('.tg-composer');
    if (composer?.checkVisibility() !== true || document.querySelector('.bp6-dialog') !== null) return found;
    whole('the composer', composer);
    whole('the field', composer.querySelector('textarea'));
    whole('the button that sends', composer.querySelector('.tg-composer__foot .bp6-button'));
    if (height < 480 && composer.getBoundingClientRect().height > height / 3 + 1)
      found.push('the composer takes more than a third');
    const read = document.querySelector('.tg-timeline')?.getBoundingClientRect().height ?? height;
    if (read < height / 5) found.push(`${Math.round(read)} px are left to read in`);
    return found;
  });
}

/** Closes layer after layer by Escape, and leaves the page time to complain. */
export async function closeLayers(page: Page, settled: () => Promise<void>): Promise<void> {
  const layers = page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]');
  const had = await layers.count();
  for (let at = 0; at < maxLayers && (await layers.count()) > 0; at += 1) {
    await page.keyboard.press('Escape');
    await settled();
  }
  if (had > 0) await page.waitForTimeout(complaintMs);
}
