// What readers for ears and eyes could not use of a page: axe's findings, and the wait for a page to be wholly in its theme.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Which rules a look asks: colours differ by theme and not by language, everything else the other way round. */
export type AuditRules = 'all' | 'colours' | 'withoutColours';

/**
 * What axe finds serious or critical on a page as it is, each as its rule with the elements.
 * @throws Error when no rule found anything to look at: the page is not there
 */
export async function audit(page: Page, rules: AuditRules = 'all'): Promise<string[]> {
  // There are no frames in the pages: without them the finding needs no second page. What passed is counted, not told.
  // Read into a document once: its half a million letters are a fifth of the work.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules === 'colours') builder.withRules(['color-contrast']);
  if (rules === 'withoutColours') builder.disableRules(['color-contrast']);
  const { violations, passes, incomplete } = await builder.analyze();
  if (violations.length + passes.length + incomplete.length === 0)
    throw new Error(`nothing to look at on ${page.url()}`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Resolves when no colour is on its way from one theme to the other any more: it would be neither's. */
export async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.waitForFunction((name) => document.documentElement.dataset['theme'] === name, theme);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
