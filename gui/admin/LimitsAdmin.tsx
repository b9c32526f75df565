// How often accounts may do what, and the room they have.
import { useState, type JSX } from 'react';
import type { OfficeLimits } from '#sdk/admin/admin-api.ts';
import { hasPower } from '#sdk/admin/rules/may-administer.ts';
import { limitsOf, limitTexts, rateNames, type LimitTexts } from '#sdk/admin/rules/limit-texts.ts';
import { useDesk } from '../ground/app-parts.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { useText } from '../parts/text.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Loaded } from './Loaded.tsx';

/** Everybody who administers sees them; super administrators change them. */
export function LimitsAdmin(): JSX.Element {
  const { office } = useApp();
  const notify = useNotify();
  return (
    <Loaded ask={() => office.admin.limits()}>
      {(limits, screen, busy) => (
        <LimitForm
          limits={limits}
          busy={busy}
          onSave={(next) =>
            void notify.attempt(async () => {
              await screen.change(() => office.admin.setLimits(next));
              notify.done({ key: 'admin.limit.saved' });
            })
          }
        />
      )}
    </Loaded>
  );
}

function LimitForm(props: {
  readonly limits: OfficeLimits;
  readonly busy: boolean;
  readonly onSave: (limits: OfficeLimits) => void;
}): JSX.Element {
  const t = useText();
  const { person } = useDesk();
  const [texts, setTexts] = useState<LimitTexts>(() => limitTexts(props.limits));
  const wanted = limitsOf(texts);
  const may = hasPower(person.permissions);
  return (
    <SettingsSection title={t('admin.pages.limits')}>
      <form
        className="tg-admin__block"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== undefined) props.onSave(wanted);
        }}
      >
        <p>{t('admin.limit.detail')}</p>
        {rateNames.map((name) => (
          <fieldset key={name} className="tg-admin__pair" disabled={!may}>
            <legend>{t(`admin.limit.${name}`)}</legend>
            <Field
              label={t('admin.limit.burst')}
              value={texts[name].burst}
              disabled={!may}
              onChange={(burst) => setTexts({ ...texts, [name]: { ...texts[name], burst } })}
            />
            <Field
              label={t('admin.limit.perSecond')}
              value={texts[name].perSecond}
              disabled={!may}
              onChange={(perSecond) => setTexts({ ...texts, [name]: { ...texts[name], perSecond } })}
            />
          </fieldset>
        ))}
        <Field
          label={t('admin.limit.storageMb')}
          value={texts.storageMb}
          disabled={!may}
          onChange={(storageMb) => setTexts({ ...texts, storageMb })}
          error={wanted === undefined ? t('errors.limitsWrong') : undefined}
        />
        {may ? (
          <div className="tg-admin__acts">
            <Button type="submit" look="primary" busy={props.busy} disabled={wanted === undefined}>
              {t('admin.limit.save')}
            </Button>
          </div>
        ) : null}
      </form>
    </SettingsSection>
  );
}
