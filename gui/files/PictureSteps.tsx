// Draws the way to the pictures before and after the one that is shown, and where it stands among them.
import type { JSX } from 'react';
import type { PicturesSnapshot } from '#sdk/transfers/screens/pictures.ts';
import { errorText } from '../ground/error-text.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';

/** Nothing where it is known that there is only one. */
export function PictureSteps(props: {
  readonly shown: PicturesSnapshot;
  readonly onOlder: () => void;
  readonly onNewer: () => void;
}): JSX.Element | null {
  const translator = useTranslator();
  const { t } = translator;
  const { place, hasOlder, hasNewer, waiting, error } = props.shown;
  if (place?.all === 1 && error === undefined) return null;
  return (
    <div className="tg-viewer__steps">
      <IconButton
        icon="back"
        label={t('files.previous')}
        hint="←"
        disabled={!hasOlder}
        onClick={props.onOlder}
      />
      <span className="tg-number" role="status">
        {error !== undefined
          ? errorText(translator, error)
          : waiting
            ? t('words.loading')
            : place === undefined
              ? ''
              : t('files.position', place)}
      </span>
      <IconButton icon="next" label={t('files.next')} hint="→" disabled={!hasNewer} onClick={props.onNewer} />
    </div>
  );
}
