// Draws one picture or film of a chat's past as a small square; pressing it goes to where it was said.
import type { JSX } from 'react';
import type { LocalMessage, MessageFile } from '#sdk/api.ts';
import { lengthText } from '#sdk/base/length-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { errorText } from '../../ground/error-text.ts';
import { useContent } from '../../files/useContent.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useTranslator } from '../../parts/text.ts';

/** Of a film only the cover is fetched. */
export function HistoryPicture(props: {
  readonly message: LocalMessage;
  readonly file: MessageFile;
  readonly onJump: (mid: number) => void;
}): JSX.Element {
  const translator = useTranslator();
  const { message, file } = props;
  const isFilm = file.kind === 'video';
  const { url, error } = useContent(isFilm && !file.hasCover ? undefined : file, file.hasCover);
  const who = message.mine ? translator.t('chat.me') : message.senderName;
  const said = `${file.name} · ${who} · ${fullTime(translator, message.time)}`;
  return (
    <button
      type="button"
      className="tg-history-picture"
      aria-label={said}
      title={said}
      onClick={() => props.onJump(message.mid)}
    >
      {url === undefined ? (
        <span className="tg-history-picture__waiting">
          <Icon name={isFilm ? 'meeting' : 'picture'} size={20} />
          {error === undefined ? null : <span>{errorText(translator, error)}</span>}
        </span>
      ) : (
        <img src={url} alt="" draggable={false} loading="lazy" />
      )}
      {isFilm ? <span className="tg-media__length tg-number">{lengthText(file.seconds)}</span> : null}
    </button>
  );
}
