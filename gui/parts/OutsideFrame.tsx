// Shows a page of others in a frame: scripts of its own origin and nothing of ours; links and windows stay where they are.
import { useEffect, useRef, useState, type JSX } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { useText } from './text.ts';
import './OutsideFrame.css';

/** A page that has not loaded by then is taken for one that refuses to be framed. */
const patienceMs = 8_000;

/**
 * `address` is http(s) of another origin than ours; a page of our own is never framed, as it could then reach us.
 * The page may run scripts and send forms; it cannot navigate this window, open others, or learn where it stands.
 */
export function OutsideFrame(props: {
  readonly address: string;
  readonly title: string;
  readonly onOutside: () => void;
}): JSX.Element {
  const { address, title } = props;
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'refused'>('loading');
  const isForeign =
    URL.canParse(address) &&
    /^https?:$/u.test(new URL(address).protocol) &&
    new URL(address).origin !== location.origin;
  useEffect(() => {
    setState('loading');
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'refused' : now)), patienceMs);
    return () => clearTimeout(timer);
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
      onLoad={() => setState('there')}
    />
  );
}
