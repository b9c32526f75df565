// Asks when what is written shall be sent.
import type { JSX } from 'react';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useNotify } from '../../app/useNotify.ts';
import { useTranslator } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';
import { WhenField } from './WhenField.tsx';

/** `schedule` gives what is written to the office; where that fails, the dialog says why and stays. */
export function ScheduleDialog(props: {
  readonly schedule: (dueTime: number) => Promise<void>;
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const notify = useNotify();
  const { onClose } = props;
  const schedule = async (dueTime: number): Promise<void> => {
    if (!(await notify.attempt(() => props.schedule(dueTime)))) return;
    notify.done({ key: 'acts.when.scheduled', parameters: { time: fullTime(translator, dueTime) } });
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
