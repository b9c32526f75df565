// What is held: people and groups of which nothing is removed, each with its reason.
import { useState, type JSX } from 'react';
import type { RetentionHold } from '#sdk/admin/compliance-api.ts';
import { groupNumberOf } from '#sdk/admin/rules/retention-run.ts';
import type { RetentionScreen } from '#sdk/admin/screens/retention.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { PeopleField } from '../approval/PeopleField.tsx';
import { Confirm } from '../ground/Confirm.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingRow } from '../settings/SettingRow.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';

const nameOf = ({ name, chatId, personId }: RetentionHold): string => name || (chatId ?? personId ?? '');

/** Holds, and placing one. */
export function RetentionHolds(props: {
  readonly screen: RetentionScreen;
  readonly holds: readonly RetentionHold[];
}): JSX.Element {
  const { screen, holds } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const { busy } = useScreen(screen);
  const [asked, setAsked] = useState<RetentionHold>();
  const [isAsked, setIsAsked] = useState(false);
  const name = asked === undefined ? '' : nameOf(asked);
  return (
    <SettingsSection title={t('admin.retention.holds')}>
      <div className="tg-admin__block">
        <p>{t('admin.retention.holdsDetail')}</p>
        {holds.length === 0 ? <p className="tg-admin__none">{t('admin.retention.noHolds')}</p> : null}
      </div>
      {holds.map((hold) => (
        <SettingRow
          key={hold.id}
          id={`hold-${hold.id}`}
          label={nameOf(hold)}
          hint={t('admin.retention.since', { reason: hold.reason, time: fullTime(translator, hold.since) })}
        >
          <Button
            size="small"
            disabled={busy}
            describedBy={`hold-${hold.id}`}
            onClick={() => {
              setAsked(hold);
              setIsAsked(true);
            }}
          >
            {t('admin.retention.release')}
          </Button>
        </SettingRow>
      ))}
      <HoldForm key={`new ${holds.length}`} screen={screen} busy={busy} />
      <Confirm
        open={isAsked}
        destructive
        title={t('admin.retention.releaseTitle', { name })}
        act={t('admin.retention.release')}
        onConfirm={() => {
          setIsAsked(false);
          if (asked === undefined) return;
          void notify.attempt(async () => {
            await screen.release(asked.id);
            notify.done({ key: 'admin.retention.released' });
          });
        }}
        onClose={() => setIsAsked(false)}
      >
        {t('admin.retention.releaseDetail')}
      </Confirm>
    </SettingsSection>
  );
}

function HoldForm(props: { readonly screen: RetentionScreen; readonly busy: boolean }): JSX.Element {
  const { screen, busy } = props;
  const { t } = useTranslator();
  const notify = useNotify();
  const [what, setWhat] = useState<'person' | 'group'>('person');
  const [ids, setIds] = useState<readonly string[]>([]);
  const [group, setGroup] = useState('');
  const [reason, setReason] = useState('');
  const [personId] = ids;
  const chatId = groupNumberOf(group);
  const held =
    what === 'person'
      ? personId === undefined
        ? undefined
        : { personId }
      : chatId === undefined
        ? undefined
        : { chatId };
  return (
    <form
      className="tg-admin__block tg-retention__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (held === undefined || reason.trim() === '') return;
        void notify.attempt(async () => {
          await screen.hold({ ...held, reason });
          notify.done({ key: 'admin.retention.held' });
        });
      }}
    >
      <Segments
        label={t('admin.retention.holdWhat')}
        choices={[
          { id: 'person', label: t('admin.retention.holdPerson') },
          { id: 'group', label: t('admin.retention.holdGroup') },
        ]}
        chosen={what}
        onChoose={setWhat}
      />
      <div className="tg-admin__pair">
        {what === 'person' ? (
          <PeopleField
            label={t('admin.retention.holdPerson')}
            known={[]}
            ids={ids}
            limit={1}
            onChange={setIds}
          />
        ) : (
          <Field
            label={t('admin.retention.group')}
            value={group}
            hint={t('admin.retention.groupHint')}
            invalid={group !== '' && chatId === undefined}
            onChange={setGroup}
          />
        )}
        <Field label={t('admin.retention.reason')} value={reason} onChange={setReason} />
      </div>
      <div className="tg-admin__acts">
        <Button type="submit" busy={busy} disabled={held === undefined || reason.trim() === ''}>
          {t('admin.retention.hold')}
        </Button>
      </div>
    </form>
  );
}
