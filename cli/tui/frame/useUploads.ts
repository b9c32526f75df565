// Follows the files one sends from this device: how far each is, by the message it goes with.
import { useEffect, useMemo, useState } from 'react';
import type { LocalTransfer } from '#sdk/api.ts';
import { LiveList } from '#sdk/base/live-list.ts';
import { isUnderWay, transferShape } from '#sdk/transfers/rules/transfer-acts.ts';
import { useDesk } from './desk.ts';
import { standing } from '../lines/transfer-standing.ts';

/** In words, by the message's key; what has gone or failed says so itself. */
export function useUploads(): ReadonlyMap<string, string> {
  const { office, translator } = useDesk();
  const [transfers, setTransfers] = useState<readonly LocalTransfer[]>([]);
  useEffect(() => {
    const list = new LiveList<LocalTransfer>(transferShape);
    return office.files.transfers((batch) => {
      list.apply(batch);
      const uploads = list
        .rows()
        .filter((one) => one.direction === 'up' && (isUnderWay(one) || one.state === 'paused'));
      // Downloads move too: they change nothing here.
      setTransfers((before) => (uploads.length === 0 && before.length === 0 ? before : uploads));
    });
  }, [office]);
  return useMemo(
    () => new Map(transfers.map((one) => [one.clientId, standing(translator, one)])),
    [transfers, translator],
  );
}
