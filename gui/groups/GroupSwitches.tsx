// Draws a group's switches and one's own notifications; those who may not turn them read why.
import type { JSX } from 'react';
import type { Group } from '#sdk/api.ts';
import type { ErrorCode } from '#sdk/errors.ts';
import type { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { useScreen } from '../ground/useScreen.ts';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { useText } from '../parts/text.ts';

/** The switches of the details. */
export function GroupSwitches(props: {
  readonly screen: GroupDetailsScreen;
  readonly group: Group;
}): JSX.Element {
  const { screen, group } = props;
  const t = useText();
  const { reasons, busy } = useScreen(screen);
  const rows: readonly {
    id: string;
    label: string;
    detail: string;
    on: boolean;
    reason?: ErrorCode | undefined;
    turn: (on: boolean) => void;
  }[] = [
    {
      id: 'push',
      label: t('groups.push'),
      detail: t('groups.pushDetail'),
      on: !group.silent,
      turn: (on) => void screen.do({ act: 'setPush', groupId: group.id, silent: !on }),
    },
    {
      id: 'invitation',
      label: t('groups.invitation'),
      detail: t('groups.invitationDetail'),
      on: group.invitationOpen,
      reason: reasons.setSwitches,
      turn: (on) => void screen.do({ act: 'setSwitches', groupId: group.id, invitationOpen: on }),
    },
    {
      id: 'review',
      label: t('groups.review'),
      detail: t('groups.reviewDetail'),
      on: group.reviewed,
      reason: reasons.setSwitches,
      turn: (on) => void screen.do({ act: 'setSwitches', groupId: group.id, reviewed: on }),
    },
  ];
  return (
    <section className="tg-group-section">
      <h3>{t('groups.settings')}</h3>
      {rows.map((row) => (
        <div key={row.id} className="tg-group-switch">
          <div>
            <p>{row.label}</p>
            <p className="tg-group-switch__detail">{row.detail}</p>
          </div>
          <Toggle
            label={row.label}
            checked={row.on}
            disabled={row.reason !== undefined || busy !== undefined}
            onChange={row.turn}
          />
        </div>
      ))}
      {reasons.setSwitches === undefined ? null : (
        <FieldMessage tone="hint">{t('groups.fixed.switches')}</FieldMessage>
      )}
    </section>
  );
}
