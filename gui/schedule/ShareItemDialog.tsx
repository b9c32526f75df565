// Sends an item into chats as a card that is answered there.
import type { JSX } from 'react';
import type { ScheduleItem } from '#sdk/api.ts';
import { shareItem } from '#sdk/schedule/actions/share-item.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useText } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';

/** Most chats of one sending. */
const maxChats = 20;

/** Mounted is open. */
export function ShareItemDialog(props: {
  readonly item: Pick<ScheduleItem, 'id' | 'type' | 'title' | 'location'>;
  readonly when: string;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const { item, when } = props;
  return (
    <PickerDialog
      title={t('schedule.shareTitle')}
      act={t('schedule.act.share')}
      options={{ mode: 'chats', limit: maxChats }}
      onPick={(picked) =>
        notify.attempt(async () => {
          await shareItem(office, item, { when, source: t('schedule.title') }, picked);
          notify.done({ key: 'schedule.shared' });
        })
      }
      onClose={props.onClose}
    />
  );
}
