// Loads one variant alone: a page wears one of the eleven, and need not fetch the other ten.
import { defaultVariant } from './default.ts';
import { completeVariant } from './merge.ts';
import { VariantError, variantNames } from './names.ts';
import { ownVariant } from './own-place.ts';
import type { Variant, VariantDifferences, VariantName } from './schema.ts';

const loaders: Readonly<Record<VariantName, () => Promise<Partial<VariantDifferences>>>> = {
  default: async () => ({}),
  tuha: async () => (await import('./tuha.ts')).tuha,
  changqing: async () => (await import('./changqing.ts')).changqing,
  shengli: async () => (await import('./shengli.ts')).shengli,
  liantong: async () => (await import('./liantong.ts')).liantong,
  smartcity: async () => (await import('./smartcity.ts')).smartcity,
  talimu: async () => (await import('./talimu.ts')).talimu,
  test: async () => (await import('./test.ts')).test,
  show: async () => (await import('./show.ts')).show,
  spi: async () => (await import('./spi.ts')).spi,
  'dev.mysql': async () => (await import('./dev-mysql.ts')).devMysql,
};

/**
 * The variant with this name, complete and frozen.
 * @throws VariantError `unknownVariant` with the valid names
 */
export async function loadVariant(name: string): Promise<Variant> {
  const own = ownVariant();
  if (own !== undefined && (own.name as string) === name) return own;
  const known = variantNames.find((one) => one === name);
  if (known === undefined) throw new VariantError('unknownVariant', name, variantNames);
  return completeVariant(defaultVariant, await loaders[known]());
}
