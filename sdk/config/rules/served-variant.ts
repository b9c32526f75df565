// Decides which variant a page wears and which office it speaks to: the office that serves it goes before the build.
import { pickVariant, variantNames, type Variant, type VariantName } from '#variants/index.ts';

export { servedBuildPath } from '../../contract/served-build.ts';

/** A page's variant, and the server that fills its addresses; undefined takes the variant's own. */
export type PageBuild = { variant: Variant; server: string | undefined };

function namedBy(answer: unknown): VariantName | undefined {
  const given =
    typeof answer === 'object' && answer !== null && 'variant' in answer ? answer.variant : undefined;
  return variantNames.find((name) => name === given);
}

/**
 * What the page wears. An office that names a variant we have is also where that variant's services are; a page that
 * comes from somewhere else keeps what it was built for, with the variant's own server where it has one.
 * @param answer what the office said at {@link servedBuildPath}; undefined where it said nothing
 * @param builtFor the variant chosen at build
 * @param origin the page's own origin
 */
export function pageBuild(answer: unknown, builtFor: string, origin: string): PageBuild {
  const named = namedBy(answer);
  if (named !== undefined) return { variant: pickVariant(named), server: origin };
  const variant = pickVariant(builtFor);
  return { variant, server: variant.server === null ? origin : undefined };
}
