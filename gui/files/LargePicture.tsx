// Draws one picture in the viewer, or that it is on its way, or why it cannot be shown.
import { useState, type JSX } from 'react';
import type { MessageFile } from '#sdk/api.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { useContent } from './useContent.ts';

/** Its owner gives it the picture as a key. */
export function LargePicture(props: { readonly file: MessageFile; readonly transform: string }): JSX.Element {
  const { file, transform } = props;
  const translator = useTranslator();
  const { t } = translator;
  const [again, setAgain] = useState(0);
  const [broken, setBroken] = useState(false);
  const { url, error } = useContent(file, false, again);
  const retry = (): void => {
    setBroken(false);
    setAgain(again + 1);
  };
  if (error !== undefined || broken)
    return (
      <div className="tg-viewer__instead" role="alert">
        <Icon name="warning" size={20} />
        <b>{t('files.notLoaded')}</b>
        <span>{error === undefined ? t('files.brokenPicture') : errorText(translator, error)}</span>
        <Button icon="redo" onClick={retry}>
          {t('files.retry')}
        </Button>
      </div>
    );
  if (url === undefined)
    return (
      <div className="tg-viewer__instead" role="status">
        <Icon name="picture" size={20} />
        <span>{t('words.loading')}</span>
      </div>
    );
  return (
    <img
      src={url}
      alt={t('files.picture', { name: file.name })}
      style={{ transform }}
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
