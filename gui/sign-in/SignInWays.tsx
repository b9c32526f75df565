// Draws the choice between account and QR code over the sign-in page's form.
import type { JSX } from 'react';
import { Segments } from '../parts/Segments.tsx';
import { useText } from '../parts/text.ts';

/** The two ways in. */
export type SignInWay = 'account' | 'scan';

/** `way` is the one that is shown. */
export function SignInWays(props: {
  readonly way: SignInWay;
  readonly onChoose: (way: SignInWay) => void;
}): JSX.Element {
  const t = useText();
  return (
    <div className="tg-sign-in__ways">
      <Segments
        label={t('signIn.ways')}
        chosen={props.way}
        onChoose={props.onChoose}
        choices={[
          { id: 'account', label: t('signIn.byAccount') },
          { id: 'scan', label: t('signIn.scan') },
        ]}
      />
    </div>
  );
}
