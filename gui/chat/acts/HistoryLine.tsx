// Draws one message of a chat's past: who said what, or which file it was; pressing it goes to where it was said.
import type { JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { fullTime, momentText } from '#sdk/locales/time-text.ts';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { useDesk } from '../../ground/app-parts.ts';
import { useNow } from '../../ground/useNow.ts';
import { fileHue, fileIcon } from '../../files/file-hue.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { PersonName } from '../../parts/PersonName.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useTranslator } from '../../parts/text.ts';
import { EmojiText } from '../EmojiText.tsx';
import '../../parts/MessageCard.css';

/** A message with a file shows it by its own tile and name. */
export function HistoryLine(props: {
  readonly message: LocalMessage;
  readonly onJump: (mid: number) => void;
}): JSX.Element {
  const translator = useTranslator();
  const { person } = useDesk();
  const now = useNow();
  const { message } = props;
  const who = message.mine ? translator.t('chat.me') : message.senderName;
  const file = fileOf(message);
  const time = (
    <time className="tg-number" title={fullTime(translator, message.time)}>
      {momentText(translator, message.time, now)}
    </time>
  );
  return (
    <button type="button" className="tg-act-dialog__open" onClick={() => props.onJump(message.mid)}>
      {file?.kind === 'file' ? (
        <>
          <span className="tg-card__tile" data-hue={fileHue(file.name)}>
            <Icon name={fileIcon(file.name)} size={20} />
          </span>
          <div className="tg-act-dialog__text">
            <b dir="auto" lang={textLanguage(file.name)}>
              {file.name}
            </b>
            <span className="tg-act-dialog__who">
              <span className="tg-truncate tg-number">
                {sizeText(file.size, translator.locale)} · {who}
              </span>
              {time}
            </span>
          </div>
        </>
      ) : (
        <>
          <Avatar
            id={message.senderId}
            name={message.senderName}
            photo={message.mine ? person.avatar : message.avatar}
            size="small"
          />
          <div className="tg-act-dialog__text">
            <span className="tg-act-dialog__who">
              <b className="tg-truncate">{message.mine ? who : <PersonName name={message.senderName} />}</b>
              {time}
            </span>
            <p dir="auto" lang={textLanguage(message.text)}>
              <EmojiText lines text={lineText(translator, summarize(message.text), asCharacter)} />
            </p>
          </div>
        </>
      )}
    </button>
  );
}
