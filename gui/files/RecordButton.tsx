// Records and sends a voice message from the composer's tools; leaving the chat discards what was being said.
import { useEffect, useRef, useState, type JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import { lengthText } from '#sdk/base/length-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { useNotify } from '../ground/useNotify.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import type { Recorder } from './voice-recorder.ts';

/** One button begins; while it records, one discards and one sends. */
export function RecordButton({
  chat,
  onSent,
}: {
  readonly chat: LocalChat;
  readonly onSent: () => void;
}): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const recorder = useRef<Recorder>(undefined);
  const [seconds, setSeconds] = useState<number>();
  const records = seconds !== undefined;
  useEffect(() => {
    if (!records) return;
    const timer = setInterval(() => setSeconds((now) => (now === undefined ? now : now + 1)), 1_000);
    return () => clearInterval(timer);
  }, [records]);
  useEffect(() => () => recorder.current?.cancel(), []);
  const begin = async (): Promise<void> => {
    const { startRecording } = await loadPart(() => import('./voice-recorder.ts'));
    try {
      recorder.current = await startRecording();
      setSeconds(0);
    } catch {
      // No microphone, or no permission for it: the person can change both.
      notify.inform({ key: 'files.microphoneDenied' });
    }
  };
  const end = async (sends: boolean): Promise<void> => {
    const current = recorder.current;
    recorder.current = undefined;
    setSeconds(undefined);
    if (!sends) return current?.cancel();
    await notify.attempt(async () => {
      const made = await current?.stop();
      if (made === undefined) return;
      const { sendVoice } = await loadPart(() => import('./send-voice.ts'));
      await sendVoice(office, chat.id, made);
      onSent();
    });
  };
  if (!records) return <IconButton icon="voice" label={t('files.record')} onClick={() => void begin()} />;
  return (
    <span className="tg-composer__recording" role="timer">
      <span className="tg-number">{t('files.recording', { time: lengthText(seconds) })}</span>
      <IconButton icon="trash" label={t('files.cancelRecording')} onClick={() => void end(false)} />
      <IconButton icon="send" label={t('files.stopRecording')} onClick={() => void end(true)} />
    </span>
  );
}
