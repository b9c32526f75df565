// Asks the desktop program which variant its pages are to wear, and which office it has opened.
import type { PageBuild } from '#sdk/config/rules/served-variant.ts';
import { loadVariant } from '#variants/load.ts';
import { variantNames } from '#variants/names.ts';

/** Which variant and office the program has opened. @throws TypeError when its pages were taken out of it */
export async function desktopBuild(): Promise<PageBuild> {
  const answer: unknown = await (await fetch('/variant.json')).json();
  const { variant, server } = answer as { variant?: unknown; server?: unknown };
  const name = variantNames.find((known) => known === variant);
  if (name === undefined || typeof server !== 'string')
    throw new TypeError('the desktop program does not say which office it opened');
  return { variant: await loadVariant(name), server };
}
