// Opens a place of this client or a page in the person's browser.
import { safeLink } from '#sdk/contract/rich-text.ts';
import type { Context } from '../../context.ts';
import { officeOrigin } from '../../office-origin.ts';

/** A route of this client opens at its office; an address opens as it is, where it is one that may be opened. */
export async function openPlace(context: Context, place: string): Promise<void> {
  const address = place.startsWith('/') ? `${officeOrigin(context)}${place}` : safeLink(place);
  const { t } = await context.texts();
  if (address === undefined) {
    context.output.hint(t('cliWorkbench.app.notOpened', { address: place }));
    return;
  }
  await (await import('../../tui/commands/open-address.ts')).openAddress(address);
  context.output.hint(t('cliWorkbench.app.opened', { address }));
}
