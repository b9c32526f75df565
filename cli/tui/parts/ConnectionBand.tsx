// Draws the band under the header while the connection is not well: what happened, what waits, when it is tried again.
import { Box } from 'ink';
import type { JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { useScreen } from '../frame/useScreen.ts';
import { capsOf } from '../keys/press.ts';
import { Line } from './Line.tsx';

/** One line; nothing while all is well. */
export function ConnectionBand({ columns }: { readonly columns: number }): JSX.Element | null {
  const { connection, keys, signs, translator } = useDesk();
  const { t } = translator;
  const { band } = useScreen(connection);
  if (band === undefined) return null;
  const said =
    band.key === 'connection.offlineQueued' || band.key === 'connection.gaveUpQueued'
      ? t(band.key, { count: band.queued })
      : t(band.key);
  const wait =
    band.retrySeconds === undefined
      ? ''
      : ` ${signs.separator} ${t('connection.retryIn', { count: band.retrySeconds })}`;
  const key = keys.find((row) => row.id === 'reconnect')?.keys[0];
  const act =
    band.act && key !== undefined ? `  ${capsOf(key, signs.chosen === '>')} ${t('connection.retryNow')}` : '';
  const tone = band.tone === 'danger' ? 'red' : 'amber';
  return (
    <Box height={1} width={columns} flexShrink={0}>
      <Line
        spans={[
          { text: ` ! ${said}${wait}`, tone, bold: true },
          { text: act, tone: 'soft' },
        ]}
      />
    </Box>
  );
}
