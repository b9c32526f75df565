// Shows how loud the microphone hears one, so that one knows before entering.
import { useEffect, useRef, type JSX } from 'react';
import { useText } from '../parts/text.ts';

/** How often it is looked, in ms; and how much louder it is drawn than it is. */
const looks = { everyMs: 100, gain: 3 } as const;

/** Silent without a track. */
export function SoundLevel({ track }: { readonly track: MediaStreamTrack | null }): JSX.Element {
  const t = useText();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    if (track === null) return;
    const sound = new AudioContext();
    const analyser = sound.createAnalyser();
    sound.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const heard = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(heard);
      const level = Math.sqrt(heard.reduce((sum, each) => sum + each * each, 0) / heard.length);
      if (meter.current !== null) meter.current.value = Math.min(1, level * looks.gain);
    }, looks.everyMs);
    return () => {
      clearInterval(timer);
      void sound.close();
    };
  }, [track]);
  return (
    <meter
      ref={meter}
      className="tg-entry__level"
      aria-label={t('meeting.level')}
      min={0}
      max={1}
      value={0}
    />
  );
}
