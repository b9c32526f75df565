// Opens the thing a card names: where this window shows it, else by the address the card carries.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { routeOfReference } from '#sdk/navigation/reference-route.ts';
import { Button } from '../../parts/Button.tsx';
import { useText } from '../../parts/text.ts';

/** Nothing where neither leads anywhere. */
export function OpenThingButton(props: {
  readonly reference: string;
  readonly url: string | undefined;
}): JSX.Element | null {
  const t = useText();
  const navigate = useNavigate();
  const { reference, url } = props;
  const route = routeOfReference(reference);
  if (route === undefined && url === undefined) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        if (route !== undefined) void navigate(route);
        else window.open(url, '_blank', 'noopener,noreferrer');
      }}
    >
      {t('chat.cardActs.open')}
    </Button>
  );
}
