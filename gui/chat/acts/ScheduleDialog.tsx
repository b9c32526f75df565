// Asks when what is written shall be sent.
import type { JSX } from 'react';
import type { LocalChat } from '#sdk/api.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useApp } from '../../app/app-parts.ts';
import { useNotify } from '../../app/useNotify.ts';
import { useTranslator } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';
import { WhenField } from './WhenField.tsx';

/** `onDone` empties the composer: the text is the office's now. */
export function ScheduleDialog(props: {
  readonly chat: LocalChat;
  readonly text: string;
  readonly mentions: string[] | undefined;
  readonly quote: number | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const { chat, text, mentions, quote, onDone, onClose } = props;
  const schedule = async (dueTime: number): Promise<void> => {
    const worked = await notify.attempt(() =>
      office.later.schedule({
        chatId: chat.id,
        text,
        dueTime,
        ...(mentions !== undefined && { mentions }),
        ...(quote !== undefined && { quote }),
      }),
    );
    if (!worked) return;
    notify.done({ key: 'acts.when.scheduled', parameters: { time: fullTime(translator, dueTime) } });
    onDone();
    onClose();
  };
  return (
    <ActFrame title={translator.t('acts.when.sendTitle')} onClose={onClose}>
      <WhenField
        act={translator.t('acts.when.send')}
        onTime={(time) => void schedule(time)}
        onClose={onClose}
      />
    </ActFrame>
  );
}
