// Asks for the QR code of the sign-in page and how it stands, and makes a new one when it has run out.
import { useEffect, useState, type JSX } from 'react';
import { ScanView, type ShownScan } from './ScanView.tsx';
import { askProgress, askScan } from './sign-in-api.ts';

/** How long the page waits before it asks again after the office could not be reached, in ms. */
const againMs = 3_000;

/** Follows one code until it is decided or over; `show` gets what is to be seen. */
async function follow(service: string, signal: AbortSignal, show: (shown: ShownScan) => void): Promise<void> {
  const scan = await askScan();
  if (signal.aborted) return;
  if ('ok' in scan) return show({ failure: scan });
  show({ scan });
  for (let waitMs = scan.intervalMs; ;) {
    await new Promise((done) => setTimeout(done, waitMs));
    if (signal.aborted) return;
    const progress = await askProgress(scan.userCode, service);
    if (signal.aborted) return;
    if ('ok' in progress) {
      if (progress.code !== 'unreachable') return show({ failure: progress });
      waitMs = againMs;
    } else if (progress.state === 'approved') return globalThis.location.assign(progress.redirect);
    else {
      show({ scan, seen: progress.state === 'seen' });
      waitMs = progress.intervalMs;
    }
  }
}

/** Asks for a code, and for another one when it is over. */
export function ScanPanel({ service }: { readonly service: string }): JSX.Element {
  const [shown, setShown] = useState<ShownScan>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setShown({});
    void follow(service, stop.signal, setShown);
    return () => stop.abort();
  }, [service, round]);
  return <ScanView shown={shown} onAgain={() => setRound(round + 1)} />;
}
