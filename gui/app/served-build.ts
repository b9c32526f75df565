// Asks the office that serves this page which variant it is to wear.
import {
  ownText,
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
  const answer = await ask();
  const own = ownText(answer, import.meta.env.TANGRAM_VARIANT_FILE);
  if (own !== undefined) {
    const variant = (await import('#variants/own.ts')).useOwnVariant(own, servedBuildPath);
    return { variant, server: pageServer(variant, false, location.origin) };
  }
  const { name, isServed } = pageVariant(answer, import.meta.env.TANGRAM_VARIANT);
  const variant = await loadVariant(name);
  return { variant, server: pageServer(variant, isServed, location.origin) };
}
