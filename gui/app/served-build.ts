// Asks the office that serves this page which variant it is to wear.
import { pageBuild, servedBuildPath, type PageBuild } from '#sdk/config/rules/served-variant.ts';

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
  return pageBuild(await ask(), import.meta.env.TANGRAM_VARIANT, location.origin);
}
