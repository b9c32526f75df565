// Tells screens of contacts that an administrator has people of the root department shown, or not any more.
import type { OfficeApi } from '../../api.ts';

/** Calls `changed` at every change of `showRootUser` (spec §9), not at first; answers how to end that. */
export function whenRootShownChanges({ config }: Pick<OfficeApi, 'config'>, changed: () => void): () => void {
  let before: unknown;
  return config.state(({ constants }) => {
    const now = constants['showRootUser'];
    if (before !== undefined && now !== undefined && before !== now) changed();
    before = now ?? before;
  });
}
