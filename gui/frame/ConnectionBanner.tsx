// Draws the band over the panes: the worker is gone, the network is, or this window keeps nothing on the device.
import type { JSX } from 'react';
import { Banner } from '../parts/Banner.tsx';
import { useText } from '../parts/text.ts';
import { takeNewerBuild } from '../ground/offline.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useScreen } from '../ground/useScreen.ts';

/** One line at most: what stops everything comes before what slows it. */
export function ConnectionBanner(): JSX.Element | null {
  const t = useText();
  const { page } = useApp();
  const { connection } = useDesk();
  const { band } = useScreen(connection);
  const { stopped, storage, newerBuild } = useScreen(page);
  if (stopped)
    return (
      <Banner
        tone="danger"
        text={t('connection.workerStopped')}
        act={{ label: t('connection.reload'), onAct: () => location.reload() }}
      />
    );
  if (band !== undefined) {
    const sentence =
      band.key === 'connection.offlineQueued' || band.key === 'connection.gaveUpQueued'
        ? t(band.key, { count: band.queued })
        : t(band.key);
    return (
      <Banner
        tone={band.tone}
        text={sentence}
        aside={
          band.retrySeconds === undefined ? undefined : t('connection.retryIn', { count: band.retrySeconds })
        }
        {...(band.act
          ? { act: { label: t('connection.retryNow'), onAct: () => void connection.retry() } }
          : {})}
      />
    );
  }
  if (newerBuild)
    return (
      <Banner
        tone="ok"
        text={t('connection.newerBuild')}
        act={{ label: t('connection.reload'), onAct: takeNewerBuild }}
      />
    );
  if (storage !== 'inMemory' && storage !== 'inOtherTab') return null;
  return (
    <Banner
      tone="warn"
      text={t(`connection.${storage}`)}
      {...(storage === 'inOtherTab'
        ? { act: { label: t('access.tab.continueHere'), onAct: () => location.reload() } }
        : {})}
    />
  );
}
