// Draws a voice message: its wave and length; only one plays at a time, and none after the chat was left.
import { useEffect, useRef, useState, type JSX } from 'react';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { errorText } from '../../ground/error-text.ts';
import { useContent } from '../../files/useContent.ts';
import { useTransfer } from '../../files/transfer-store.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useTranslator } from '../../parts/text.ts';
import type { KindProps } from './kind-props.ts';
import { PlainCard } from './PlainCard.tsx';
import { TransferState } from './TransferState.tsx';
import './Media.css';

/** What plays now on this page; another one stops it. */
let playing: HTMLAudioElement | undefined;

/** The button plays and pauses. Going to another chat takes the row away, and its sound with it (spec §4). */
export function AudioCard(props: KindProps<'audio'>): JSX.Element {
  const translator = useTranslator();
  const { message } = props;
  const file = fileOf(message);
  const player = useRef<HTMLAudioElement>(null);
  const [wanted, setWanted] = useState(false);
  const [plays, setPlays] = useState(false);
  const [at, setAt] = useState(0);
  const { url, error } = useContent(wanted ? file : undefined, false);
  const transfer = useTransfer(message.key, file?.fileId ?? '');
  useEffect(() => {
    const audio = player.current;
    if (url === undefined || audio === null) return;
    playing?.pause();
    playing = audio;
    // A browser that forbids it leaves the button as it is.
    audio.play().catch(() => setPlays(false));
    return () => audio.pause();
  }, [url]);
  if (file === undefined) return <PlainCard {...props} />;
  const toggle = (): void => {
    const audio = player.current;
    if (audio === null || url === undefined) return setWanted(true);
    if (!audio.paused) return audio.pause();
    playing?.pause();
    playing = audio;
    audio.play().catch(() => setPlays(false));
  };
  const wave = file.wave.length > 0 ? file.wave : Array.from({ length: 24 }, () => 30);
  const share = file.seconds === 0 ? 0 : at / file.seconds;
  return (
    <>
      <div className="tg-voice">
        <IconButton
          icon={plays ? 'pause' : 'play'}
          label={`${translator.t(plays ? 'files.pause' : 'files.play')} ${translator.t('files.voice', { seconds: file.seconds })}`}
          onClick={toggle}
        />
        <span className="tg-voice__wave" aria-hidden="true">
          {wave.map((loud, index) => (
            <i
              // Bars never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              data-played={index / wave.length < share || undefined}
              style={{ height: `${Math.max(10, loud)}%` }}
            />
          ))}
        </span>
        <span className="tg-number">{file.seconds}″</span>
        <audio
          ref={player}
          src={url}
          onPlay={() => setPlays(true)}
          onPause={() => setPlays(false)}
          onEnded={() => setAt(0)}
          onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        />
      </div>
      {error === undefined ? null : <p className="tg-media__caption">{errorText(translator, error)}</p>}
      <TransferState transfer={transfer} />
    </>
  );
}
