// Draws a picture: its place at once, its small version as soon as it is here, the whole in the viewer.
import { lazy, useState, type JSX } from 'react';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { errorText } from '../../ground/error-text.ts';
import { useContent } from '../../files/useContent.ts';
import { useTransfer } from '../../files/transfer-store.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useTranslator } from '../../parts/text.ts';
import type { KindProps } from './kind-props.ts';
import { MediaCaption } from './MediaCaption.tsx';
import { MediaFrame } from './MediaFrame.tsx';
import { PlainCard } from './PlainCard.tsx';
import { TransferState } from './TransferState.tsx';
import { Opening } from '../../parts/Opening.tsx';
import { loadPart } from '../../ground/lazy-part.ts';

const PictureViewer = lazy(async () => ({
  default: (await loadPart(() => import('../../files/PictureViewer.tsx'))).PictureViewer,
}));

/** A click, or Enter, opens the viewer; a picture that failed is asked for again by a click. */
export function ImageCard(props: KindProps<'image'>): JSX.Element {
  const translator = useTranslator();
  const { message } = props;
  const file = fileOf(message);
  const [again, setAgain] = useState(0);
  const [open, setOpen] = useState(false);
  const { url, error } = useContent(file, file?.hasCover === true, again);
  const transfer = useTransfer(message.key, file?.fileId ?? '');
  if (file === undefined) return <PlainCard {...props} />;
  return (
    <>
      <button
        type="button"
        className="tg-media-button"
        aria-label={translator.t('files.picture', { name: file.name })}
        onClick={() => (error === undefined ? setOpen(true) : setAgain(again + 1))}
      >
        <MediaFrame file={file}>
          {url === undefined ? (
            <span className="tg-media__waiting">
              <Icon name="picture" size={20} />
              {error === undefined ? null : <span>{errorText(translator, error)}</span>}
            </span>
          ) : (
            <img src={url} alt="" draggable={false} />
          )}
        </MediaFrame>
      </button>
      <TransferState transfer={transfer} />
      <MediaCaption {...props} />
      {open ? (
        <Opening onClose={() => setOpen(false)}>
          <PictureViewer message={message} file={file} onClose={() => setOpen(false)} />
        </Opening>
      ) : null}
    </>
  );
}
