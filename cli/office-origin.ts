// Where the pages of the profile's office are: links lead nowhere else.
import { pickVariant, resolveAddresses } from '#variants/index.ts';
import type { Context } from './context.ts';

/** The origin of the profile's own office. */
export function officeOrigin(context: Pick<Context, 'settings' | 'server'>): string {
  const variant = pickVariant(context.settings.values.variant.value);
  return new URL(resolveAddresses(variant, context.server).server).origin;
}
