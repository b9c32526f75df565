// Draws a shared link (type 21), or messages that were forwarded together, whose whole record can be opened.
import { lazy, Suspense, type JSX } from 'react';
import { loadPart } from '../../ground/lazy-part.ts';
import { PaneBoundary } from '../../ground/PaneBoundary.tsx';
import { Button } from '../../parts/Button.tsx';
import { useText } from '../../parts/text.ts';
import { useActs } from '../acts/acts-context.ts';
import { CardMessage } from './CardMessage.tsx';
import type { KindProps } from './kind-props.ts';

const NoticeActs = lazy(async () => ({
  default: (await loadPart(() => import('../../schedule/NoticeActs.tsx'))).NoticeActs,
}));

/** A card of this kind. */
export function ShareLinkCard(props: KindProps<'shareLink'>): JSX.Element {
  const t = useText();
  const acts = useActs();
  const { content } = props;
  const id = content.card.forwarded?.id;
  const { reference = '' } = content.card;
  // An item of the schedule is answered where it is spoken of.
  const item = /^(event|task):/u.test(reference) ? reference : undefined;
  return (
    <>
      <CardMessage {...props} icon={id === undefined ? 'link' : 'chat'} hue={6} />
      {item === undefined ? null : (
        <PaneBoundary onFail={() => undefined}>
          <Suspense fallback={null}>
            <NoticeActs reference={item} topic="schedule.shared" />
          </Suspense>
        </PaneBoundary>
      )}
      {id === undefined ? null : (
        <div className="tg-kind__acts">
          <Button size="small" onClick={() => acts.open({ type: 'record', id, title: content.card.title })}>
            {t('acts.record.open')}
          </Button>
        </div>
      )}
    </>
  );
}
