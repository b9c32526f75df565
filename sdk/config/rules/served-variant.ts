// Decides which variant a page wears and which office it speaks to: the office that serves it goes before the build.
import { variantNames } from '#variants/names.ts';
import type { Variant, VariantName } from '#variants/schema.ts';

export { servedBuildPath } from '../../contract/served-build.ts';

/** A page's variant, and the server that fills its addresses; undefined takes the variant's own. */
export type PageBuild = { variant: Variant; server: string | undefined };

function namedBy(answer: unknown): VariantName | undefined {
  const given =
    typeof answer === 'object' && answer !== null && 'variant' in answer ? answer.variant : undefined;
  return variantNames.find((name) => name === given);
}

/**
 * Which variant the page wears, by its name, and whether its office serves it.
 * @param answer what the office said at {@link servedBuildPath}; undefined where it said nothing
 * @param builtFor the variant chosen at build
 */
export function pageVariant(answer: unknown, builtFor: string): { name: string; isServed: boolean } {
  const named = namedBy(answer);
  return { name: named ?? builtFor, isServed: named !== undefined };
}

/**
 * The text of a variant that no build has: what lies beside the page goes before what the page was built with.
 * @param builtWith the file the page was built with; empty where it was built for one of the table
 */
export function ownText(answer: unknown, builtWith: string): string | undefined {
  const isWhole = typeof answer === 'object' && answer !== null && 'name' in answer && !('variant' in answer);
  if (isWhole) return JSON.stringify(answer);
  return namedBy(answer) === undefined && builtWith !== '' ? builtWith : undefined;
}

/**
 * Which server fills the addresses. An office that names a variant we have is also where that variant's services are; a
 * page that comes from somewhere else keeps what it was built for, with the variant's own server where it has one.
 * @param origin the page's own origin
 */
export function pageServer(
  variant: Pick<Variant, 'server'>,
  isServed: boolean,
  origin: string,
): string | undefined {
  return isServed || variant.server === null ? origin : undefined;
}
