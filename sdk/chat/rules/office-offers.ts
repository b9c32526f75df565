// Decides whether the office can do something beyond the specification, as it has said itself.
import type { ConfigApi } from '../../api.ts';
import { isOffered, type ExtensionName } from '../../contract/extensions.ts';

/** Undefined where the office was never heard: it may, and says so when it is asked. */
export function officeOffers(config: Pick<ConfigApi, 'state'>, name: ExtensionName): boolean | undefined {
  let offered: readonly string[] | undefined;
  config.state(({ extensions }) => (offered = extensions))();
  return offered && isOffered(offered, name);
}

/** The same of a state that is at hand; false where the office was never heard. */
export function offeredBy(
  { extensions }: { readonly extensions?: readonly string[] },
  name: ExtensionName,
): boolean {
  return extensions !== undefined && isOffered(extensions, name);
}
