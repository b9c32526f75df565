// Draws a shared link (type 21), or messages that were forwarded together, whose whole record can be opened.
import type { JSX } from 'react';
import { Button } from '../../parts/Button.tsx';
import { useText } from '../../parts/text.ts';
import { useActs } from '../acts/acts-context.ts';
import { CardMessage } from './CardMessage.tsx';
import type { KindProps } from './kind-props.ts';

/** A card of this kind. */
export function ShareLinkCard(props: KindProps<'shareLink'>): JSX.Element {
  const t = useText();
  const acts = useActs();
  const { content } = props;
  const id = content.card.forwarded?.id;
  return (
    <>
      <CardMessage {...props} icon={id === undefined ? 'link' : 'chat'} hue={6} />
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
