// Asks where messages shall go, sends them on, and says what became of each target.
import { useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { mayForward } from '#sdk/chat/rules/may-forward.ts';
import type { Picked } from '#sdk/contacts/screens/picker.ts';
import { useApp } from '../../app/app-parts.ts';
import { errorText } from '../../app/error-text.ts';
import { useNotify } from '../../app/useNotify.ts';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { useTranslator } from '../../parts/text.ts';
import { PickerDialog } from '../../picker/PickerDialog.tsx';

/** Most chats of one forward; the office takes a hundred. */
const mostChats = 100;

/** Mounted is open. */
export function ForwardDialog(props: {
  readonly messages: readonly LocalMessage[];
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const [merged, setMerged] = useState(false);
  const going = props.messages.filter(mayForward);
  const left = props.messages.length - going.length;
  const forward = ({ people, groups }: Picked): Promise<boolean> =>
    notify.attempt(async () => {
      const [first] = going;
      if (first === undefined) return;
      const report = await office.acts.forward({
        chatId: first.chatId,
        mids: going.map(({ mid }) => mid),
        personIds: people.map(({ id }) => id),
        groupIds: groups.map(({ id }) => id),
        merged,
      });
      if (report.queued) return notify.inform({ key: 'acts.forward.queued' });
      const failed = report.targets.filter(({ error }) => error !== undefined);
      const done = report.targets.length - failed.length;
      const why = failed[0]?.error ?? report.refused[0]?.error;
      if (why === undefined) return notify.done({ key: 'acts.forward.done', parameters: { count: done } });
      const parameters = { done, failed: failed.length, reason: errorText(translator, why) };
      return notify.inform({ key: 'acts.forward.partly', parameters });
    });
  return (
    <PickerDialog
      title={t('acts.forward.title', { count: going.length })}
      act={t('acts.forward.act')}
      wish={{ mode: 'chats', limit: mostChats }}
      onPick={forward}
      onClose={props.onClose}
    >
      {going.length > 1 ? (
        <Checkbox checked={merged} onChange={setMerged}>
          {t('acts.forward.merged')}
        </Checkbox>
      ) : null}
      {left > 0 ? <p className="tg-act-dialog__note">{t('acts.forward.left', { count: left })}</p> : null}
    </PickerDialog>
  );
}
