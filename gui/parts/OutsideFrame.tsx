// Shows a page of others in a frame: scripts of its own origin and nothing of ours; links and windows stay where they are.
import { useEffect, useRef, useState, type JSX } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { useText } from './text.ts';
import './OutsideFrame.css';

/** A page that has not loaded by then is taken for one that refuses to be framed. */
const patienceMs = 8_000;

/**
 * `address` is http(s) of another origin than ours; a page of our own address only where the `office` serves it for this:
 * without `allow-same-origin` it has an origin of its own either way.
 * The page may run scripts and send forms; it cannot navigate this window, open others, or learn where it stands.
 */
export function OutsideFrame(props: {
  readonly address: string;
  readonly title: string;
  readonly office?: boolean;
  readonly onOutside: () => void;
}): JSX.Element {
  const { address, title } = props;
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'refused'>('loading');
  const isForeign =
    URL.canParse(address) &&
    /^https?:$/u.test(new URL(address).protocol) &&
    (props.office === true || new URL(address).origin !== location.origin);
  useEffect(() => {
    setState('loading');
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'refused' : now)), patienceMs);
    // What our own policy does not let in never loads, and says so here only.
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && URL.canParse(blockedURI) && address.startsWith(blockedURI))
        setState('refused');
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', hear);
    };
  }, [address]);
  if (!isForeign || state === 'refused')
    return (
      <EmptyState
        figure="house"
        title={t('workbench.apps.refusesFrame')}
        act={
          <Button look="primary" icon="link" onClick={props.onOutside}>
            {t('workbench.apps.openInBrowser')}
          </Button>
        }
      />
    );
  return (
    <iframe
      ref={frame}
      className="tg-outside"
      title={title}
      src={address}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      allow=""
      onLoad={() => setState((now) => (now === 'refused' ? now : 'there'))}
    />
  );
}
