// Finds things on a page by the product's own sentences, in whichever language the page is in.
import type { Page } from 'playwright-core';
import { createTranslator, type Language, type TextArguments, type TextKey } from '#sdk/locales/index.ts';

/** A sentence as the page says it. */
export async function words<Key extends TextKey>(
  page: Page,
  key: Key,
  ...args: TextArguments<Key>
): Promise<string> {
  const said = await page.evaluate(() => document.documentElement.lang);
  const language: Language = said.startsWith('zh') ? 'zh' : 'en';
  return createTranslator(language).t(key, ...args);
}

/** Presses the button that is called by a sentence; `at` the how manieth, from the end where negative. */
export async function press<Key extends TextKey>(
  page: Page,
  key: Key,
  ...args: TextArguments<Key>
): Promise<void> {
  await page
    .getByRole('button', { name: await words(page, key, ...args), exact: true })
    .last()
    .click();
}
