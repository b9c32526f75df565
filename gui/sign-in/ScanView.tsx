// Draws a QR code and how it stands: on its way, shown, seen by a phone, or over.
import { lazy, Suspense, type JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { SkeletonBlock } from '../parts/SkeletonBlock.tsx';
import { useText } from '../parts/text.ts';
import { failureText } from './failure-text.ts';
import type { Scan, SignInFailure } from './sign-in-api.ts';

// Drawing codes takes a library, which who signs in with a password never needs.
const QrCode = lazy(async () => ({ default: (await import('../parts/QrCode.tsx')).QrCode }));

/** A code that is there, whether somebody looks at it, or why there is none any more. */
export type ShownScan = { readonly scan?: Scan; readonly seen?: boolean; readonly failure?: SignInFailure };

/** Where a code has stood there is room for the next one: nothing jumps. */
export function ScanView(props: { readonly shown: ShownScan; readonly onAgain: () => void }): JSX.Element {
  const t = useText();
  const { scan, seen = false, failure } = props.shown;
  return (
    <div className="tg-sign-in__form tg-scan" aria-live="polite">
      <div
        className="tg-scan__stage"
        data-over={failure !== undefined || undefined}
        data-seen={(failure === undefined && seen) || undefined}
      >
        {scan === undefined ? (
          failure === undefined ? (
            <CodeSkeleton />
          ) : (
            <Button icon="redo" onClick={props.onAgain}>
              {t('signIn.scanAgain')}
            </Button>
          )
        ) : (
          <Suspense fallback={<CodeSkeleton />}>
            <QrCode text={scan.address} label={t('signIn.scanLabel')} />
          </Suspense>
        )}
        {failure === undefined && seen ? (
          <span className="tg-scan__seen">
            <Icon name="check" size={32} />
          </span>
        ) : null}
      </div>
      {failure === undefined ? (
        <>
          <p className="tg-scan__code tg-number">
            {scan?.userCode ?? <SkeletonBlock width={104} height={14} round={4} />}
          </p>
          <p className="tg-scan__hint">{t(seen ? 'signIn.scanSeen' : 'signIn.scanHint')}</p>
        </>
      ) : (
        <FieldMessage tone="error">{failureText(failure, failure.retryAfterSeconds ?? 0, t)}</FieldMessage>
      )}
    </div>
  );
}

/** The place of a code that is on its way. */
function CodeSkeleton(): JSX.Element {
  return (
    <Skeleton>
      <SkeletonBlock width={208} height={208} round={10} />
    </Skeleton>
  );
}
