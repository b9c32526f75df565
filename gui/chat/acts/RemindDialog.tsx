// Asks when a person wants to be told of a message again.
import type { JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { useApp } from '../../ground/app-parts.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { useText } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';
import { WhenField } from './WhenField.tsx';

/** Mounted is open. */
export function RemindDialog(props: {
  readonly message: LocalMessage;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const { message, onClose } = props;
  const remind = async (time: number): Promise<void> => {
    const worked = await notify.attempt(() => office.later.remind(message.chatId, message.mid, time));
    if (!worked) return;
    notify.done({ key: 'acts.when.reminded' });
    onClose();
  };
  return (
    <ActFrame title={t('acts.when.remindTitle')} onClose={onClose}>
      <WhenField act={t('acts.when.remind')} onTime={(time) => void remind(time)} onClose={onClose} />
    </ActFrame>
  );
}
