// Asks when what is written shall be sent.
import type { JSX } from 'react';
import type { LaterEntry } from '#sdk/api.ts';
import { scheduledText } from '#sdk/locales/later-text.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { useTranslator } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';
import { WhenField } from './WhenField.tsx';

/** `schedule` gives what is written to the messages of later; where that is refused, the dialog says why and stays. */
export function ScheduleDialog(props: {
  readonly schedule: (dueTime: number) => Promise<LaterEntry>;
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const notify = useNotify();
  const { onClose } = props;
  const schedule = async (dueTime: number): Promise<void> => {
    const given = await notify.attempt(async () => {
      notify.done(scheduledText(translator, await props.schedule(dueTime)));
    });
    if (!given) return;
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
