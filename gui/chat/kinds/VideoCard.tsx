// Draws a film: its cover and length at once, the film itself when somebody plays it.
import { useState, type JSX } from 'react';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { lengthText } from '#sdk/base/length-text.ts';
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

/** Nothing but the cover is fetched before it is played. */
export function VideoCard(props: KindProps<'video'>): JSX.Element {
  const translator = useTranslator();
  const { message } = props;
  const file = fileOf(message);
  const [plays, setPlays] = useState(false);
  const cover = useContent(file?.hasCover === true ? file : undefined, true);
  const film = useContent(plays ? file : undefined, false);
  const transfer = useTransfer(message.key, file?.fileId ?? '');
  if (file === undefined) return <PlainCard {...props} />;
  return (
    <>
      <MediaFrame file={file}>
        {film.url === undefined ? (
          <button
            type="button"
            className="tg-media__play"
            aria-label={`${translator.t('files.play')} ${file.name} ${lengthText(file.seconds)}`}
            aria-busy={plays && film.error === undefined}
            onClick={() => setPlays(true)}
          >
            {cover.url === undefined ? null : <img src={cover.url} alt="" draggable={false} />}
            <span className="tg-media__disc">
              <Icon name="play" size={20} />
            </span>
            <span className="tg-media__length tg-number">
              {film.error === undefined ? lengthText(file.seconds) : errorText(translator, film.error)}
            </span>
          </button>
        ) : (
          <video src={film.url} controls autoPlay />
        )}
      </MediaFrame>
      <TransferState transfer={transfer} />
      <MediaCaption {...props} />
    </>
  );
}
