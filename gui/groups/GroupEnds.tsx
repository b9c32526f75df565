// Draws the acts that cannot be undone: handing a group on, leaving it, ending it. Each asks first.
import { useId, useState, type JSX } from 'react';
import type { Group, LocalChat } from '#sdk/api.ts';
import type { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useText } from '../parts/text.ts';
import { TransferDialog } from './TransferDialog.tsx';

/** The last section of the details. */
export function GroupEnds(props: {
  readonly screen: GroupDetailsScreen;
  readonly group: Group;
  readonly chat: LocalChat;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, group, onClose } = props;
  const t = useText();
  const id = useId();
  const notify = useNotify();
  const { reasons, busy, total } = useScreen(screen);
  const [asking, setAsking] = useState<'leave' | 'dissolve' | 'transfer'>();
  const end = async (act: 'leave' | 'dissolve'): Promise<void> => {
    const done = await screen.do({ act, groupId: group.id });
    setAsking(undefined);
    if (done === undefined) return;
    notify.done({
      key: act === 'leave' ? 'groups.left' : 'groups.dissolved',
      parameters: { name: group.name },
    });
    onClose();
  };
  const isAlone = total <= 1;
  return (
    <section className="tg-group-section tg-group-ends">
      <div className="tg-group-ends__acts">
        <Button
          icon="person"
          disabled={reasons.transfer !== undefined || isAlone}
          describedBy={`${id}-reason`}
          onClick={() => setAsking('transfer')}
        >
          {t('groups.transfer')}
        </Button>
        <Button icon="exit" onClick={() => setAsking('leave')}>
          {t('groups.leave')}
        </Button>
        <Button
          icon="trash"
          look="danger"
          disabled={reasons.dissolve !== undefined}
          describedBy={`${id}-reason`}
          onClick={() => setAsking('dissolve')}
        >
          {t('groups.dissolve')}
        </Button>
      </div>
      {reasons.dissolve === undefined ? null : (
        <FieldMessage tone="hint" id={`${id}-reason`}>
          {t('groups.fixed.ends')}
        </FieldMessage>
      )}
      {asking === 'transfer' ? (
        <TransferDialog screen={screen} group={group} onClose={() => setAsking(undefined)} />
      ) : null}
      <ConfirmDialog
        open={asking === 'leave'}
        title={t('groups.leaveTitle', { name: group.name })}
        act={t('groups.leave')}
        destructive
        busy={busy === 'leave'}
        onConfirm={() => void end('leave')}
        onClose={() => setAsking(undefined)}
      >
        {t(
          group.role === 'owner'
            ? isAlone
              ? 'groups.leaveAlone'
              : 'groups.leaveOwner'
            : 'groups.leaveDetail',
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'dissolve'}
        title={t('groups.dissolveTitle', { name: group.name })}
        act={t('groups.dissolve')}
        destructive
        busy={busy === 'dissolve'}
        onConfirm={() => void end('dissolve')}
        onClose={() => setAsking(undefined)}
      >
        {t('groups.dissolveDetail', { count: group.memberCount })}
      </ConfirmDialog>
    </section>
  );
}
