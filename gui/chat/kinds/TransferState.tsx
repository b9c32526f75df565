// Keeps the place under a card for how far its file is; what draws it is loaded with the first transfer.
import { lazy, Suspense, type JSX } from 'react';
import type { LocalTransfer } from '#sdk/api.ts';
import { loadPart } from '../../ground/lazy-part.ts';

const TransferLine = lazy(async () => ({
  default: (await loadPart(() => import('./TransferLine.tsx'))).TransferLine,
}));

/** Nothing where there is no transfer, or once it is done. */
export function TransferState({
  transfer,
}: {
  readonly transfer: LocalTransfer | undefined;
}): JSX.Element | null {
  if (transfer === undefined || transfer.state === 'done') return null;
  return (
    <Suspense>
      <TransferLine transfer={transfer} isCard />
    </Suspense>
  );
}
