// Plays a film or sound from the office, by ranges: only what is heard or seen comes, and nothing of it is kept here.
import { useEffect, useRef, useState, type JSX, type SyntheticEvent } from 'react';

/** Where it plays from: the first address, and how to get another when that one is over. */
export type Played = { readonly address: string; readonly again: () => Promise<string> };

/** `onBroken` where there is nothing to play. An address that is over is replaced, and it goes on where it was. */
export function Player(props: {
  readonly kind: string;
  readonly played: Played;
  readonly onBroken: () => void;
}): JSX.Element {
  const { played, onBroken } = props;
  const [address, setAddress] = useState(played.address);
  const stand = useRef({ isKnown: false, time: 0, plays: false });
  useEffect(() => {
    stand.current = { isKnown: false, time: 0, plays: false };
    setAddress(played.address);
  }, [played]);
  const media = {
    className: 'media',
    src: address,
    controls: true,
    onLoadedMetadata: ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
      const { time, plays } = stand.current;
      stand.current = { isKnown: true, time, plays };
      if (time > 0) player.currentTime = time;
      // A browser that will not play by itself leaves that to the person.
      if (plays) player.play().catch(() => undefined);
    },
    onError: ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
      // One that has shown nothing yet is broken, not over.
      if (!stand.current.isKnown) return onBroken();
      stand.current = { isKnown: false, time: player.currentTime, plays: !player.paused };
      played.again().then(setAddress, onBroken);
    },
  };
  return props.kind === 'video' ? <video {...media} playsInline /> : <audio {...media} />;
}
