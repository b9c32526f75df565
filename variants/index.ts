// The table of the eleven variants, and how one is picked, addressed and compared.
import { changqing } from './changqing.ts';
import { defaultVariant } from './default.ts';
import { devMysql } from './dev-mysql.ts';
import { liantong } from './liantong.ts';
import { completeVariant } from './merge.ts';
import { VariantError, variantNames } from './names.ts';
import { ownVariant } from './own-place.ts';
import type { Variant, VariantDifferences, VariantName } from './schema.ts';
import { shengli } from './shengli.ts';
import { show } from './show.ts';
import { smartcity } from './smartcity.ts';
import { spi } from './spi.ts';
import { talimu } from './talimu.ts';
import { test } from './test.ts';
import { tuha } from './tuha.ts';

export { allowedHosts, resolveAddresses } from './addresses.ts';
export type { ResolvedAddresses } from './addresses.ts';
export { diffVariants } from './merge.ts';
export type { VariantDifference } from './merge.ts';
export { VariantError, variantNames } from './names.ts';
export type {
  AddressName,
  Addresses,
  Brand,
  ConstantName,
  Constants,
  Features,
  Variant,
  VariantName,
} from './schema.ts';

const differences: Readonly<Record<VariantName, Partial<VariantDifferences>>> = {
  default: {},
  tuha,
  changqing,
  shengli,
  liantong,
  smartcity,
  talimu,
  test,
  show,
  spi,
  'dev.mysql': devMysql,
};

/** Completes a variant when it is first looked at: a start needs one of the eleven. */
function completeLater(into: Record<VariantName, Variant>, name: VariantName): Record<VariantName, Variant> {
  let whole: Variant | undefined;
  return Object.defineProperty(into, name, {
    enumerable: true,
    get: () => (whole ??= completeVariant(defaultVariant, differences[name])),
  });
}

/** Every variant, complete and frozen, by its name. */
export const variants: Readonly<Record<VariantName, Variant>> = Object.freeze(
  variantNames.reduce(completeLater, {} as Record<VariantName, Variant>),
);

function isVariantName(name: string): name is VariantName {
  return Object.hasOwn(variants, name);
}

/**
 * The variant with this name: one of the table, or the one that was read from a file.
 * @throws VariantError `unknownVariant` with the valid names.
 */
export function pickVariant(name: string): Variant {
  const own = ownVariant();
  if (own !== undefined && (own.name as string) === name) return own;
  if (!isVariantName(name)) throw new VariantError('unknownVariant', name, variantNames);
  return variants[name];
}

/**
 * Which variant was asked for: the `--variant` option, else `TANGRAM_VARIANT`, else the default one.
 * An empty text counts as not given, as shells pass unset variables.
 */
export function chosenVariantName(option: string | undefined, environment: string | undefined): string {
  return option || environment || 'default';
}
