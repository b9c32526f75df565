// Draws the QR code of the sign-in page, asks how it stands, and makes a new one when it has run out.
import { useEffect, useState, type JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';
import { useText } from '../parts/text.ts';
import { failureText } from './failure-text.ts';
import { askProgress, askScan, type Scan, type SignInFailure } from './sign-in-api.ts';

type Shown = { readonly scan?: Scan; readonly seen?: boolean; readonly failure?: SignInFailure };

/** How long the page waits before it asks again after the office could not be reached, in ms. */
const againMs = 3_000;

/** Follows one code until it is decided or over; `show` gets what is to be seen. */
async function follow(service: string, signal: AbortSignal, show: (shown: Shown) => void): Promise<void> {
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

/** Where a code has stood there is room for the next one: nothing jumps. */
export function ScanPanel({ service }: { readonly service: string }): JSX.Element {
  const t = useText();
  const [shown, setShown] = useState<Shown>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setShown({});
    void follow(service, stop.signal, setShown);
    return () => stop.abort();
  }, [service, round]);
  const { scan, seen = false, failure } = shown;
  return (
    <div className="tg-sign-in__form tg-scan" aria-live="polite">
      <div className="tg-scan__stage" data-over={failure !== undefined || undefined}>
        {scan === undefined ? (
          failure === undefined ? (
            <Skeleton>
              <SkeletonBlock width={208} height={208} round={10} />
            </Skeleton>
          ) : (
            <Button icon="redo" onClick={() => setRound(round + 1)}>
              {t('signIn.scanAgain')}
            </Button>
          )
        ) : (
          <QrCode text={scan.address} label={t('signIn.scanLabel')} />
        )}
      </div>
      {failure === undefined ? (
        <>
          <p className="tg-scan__code tg-number">{scan?.userCode ?? '\u00a0'}</p>
          <p className="tg-scan__hint">{t(seen ? 'signIn.scanSeen' : 'signIn.scanHint')}</p>
        </>
      ) : (
        <FieldMessage tone="error">{failureText(failure, failure.retryAfterSeconds ?? 0, t)}</FieldMessage>
      )}
    </div>
  );
}
