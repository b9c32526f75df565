// Asks the office that serves this page which variant it is to wear.
import {
  pageServer,
  pageVariant,
  servedBuildPath,
  type PageBuild,
} from '#sdk/config/rules/served-variant.ts';
import { loadVariant } from '#variants/load.ts';

async function ask(): Promise<unknown> {
  try {
    const answer = await fetch(servedBuildPath, { cache: 'no-store', credentials: 'omit' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // No office behind this page, or one that answers with something else: the build decides.
    return undefined;
  }
}

/** The page's variant and server. */
export async function servedBuild(): Promise<PageBuild> {
  const { name, isServed } = pageVariant(await ask(), import.meta.env.TANGRAM_VARIANT);
  const variant = await loadVariant(name);
  return { variant, server: pageServer(variant, isServed, location.origin) };
}
