// Forms of approvals: their list, and the one that is edited.
import { useState, type JSX } from 'react';
import { LoadedScreen } from '#sdk/admin/screens/loaded.ts';
import type { WorkRoles } from '#sdk/approval/approval-api.ts';
import { FormEditorScreen } from '#sdk/admin/screens/form-editor.ts';
import { useApp } from '../ground/app-parts.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { StepEditor } from './StepEditor.tsx';

/** The page. */
export function FormsAdmin(): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new FormEditorScreen(office));
  const roles = useOwnScreen(() => new LoadedScreen(() => office.approval.roles()));
  return screen === undefined || roles === undefined ? (
    <ListSkeleton rows={6} />
  ) : (
    <Forms screen={screen} known={roles} />
  );
}

function Forms({
  screen,
  known,
}: {
  readonly screen: FormEditorScreen;
  readonly known: LoadedScreen<WorkRoles>;
}): JSX.Element {
  const translator = useTranslator();
  const { t, language } = translator;
  const notify = useNotify();
  const { value: { roles } = { roles: [] } } = useScreen(known);
  const [leaving, setLeaving] = useState<string>();
  const { forms, openId, plan, changed, edited, error, busy } = useScreen(screen);
  if (forms === undefined)
    return error === undefined ? (
      <ListSkeleton rows={6} />
    ) : (
      <ErrorState
        detail={errorText(translator, error)}
        code={error.code}
        onRetry={() => void screen.reload()}
      />
    );
  const open = forms.find(({ id }) => id === openId);
  const leave = (id: string): void => {
    if (id === openId) return;
    if (edited) setLeaving(id);
    else screen.open(id);
  };
  return (
    <div className="tg-admin__wide">
      <div className="tg-admin__bar" role="toolbar" aria-label={t('admin.pages.forms')}>
        {forms.map((form) => (
          <button
            key={form.id}
            type="button"
            className="tg-admin__form-chip"
            aria-pressed={form.id === openId}
            onClick={() => leave(form.id)}
          >
            <Glyph icon={form.icon} hue={form.hue} size={24} />
            {form.name[language]}
            {form.archived ? <small>{t('admin.form.archived')}</small> : null}
          </button>
        ))}
        <Button icon="plus" onClick={() => leave('new')}>
          {t('admin.form.add')}
        </Button>
      </div>
      {plan === undefined ? (
        <p className="tg-admin__none">{t('admin.form.empty')}</p>
      ) : (
        <form
          className="tg-admin__paper"
          onSubmit={(event) => {
            event.preventDefault();
            void screen.save().then((saved) => {
              if (saved) notify.done({ key: 'admin.form.saved' });
            });
          }}
        >
          <div className="tg-admin__pair">
            <Field
              label={t('admin.form.name')}
              value={plan.name.zh}
              onChange={(zh) => screen.set({ name: { ...plan.name, zh } })}
            />
            <Field
              label={t('admin.form.nameEn')}
              value={plan.name.en}
              onChange={(en) => screen.set({ name: { ...plan.name, en } })}
            />
          </div>
          <div className="tg-admin__pair">
            <Field
              label={t('admin.form.key')}
              value={plan.key}
              disabled={open !== undefined}
              onChange={(key) => screen.set({ key })}
            />
            <Field
              label={t('admin.form.prefix')}
              value={plan.prefix}
              onChange={(prefix) => screen.set({ prefix: prefix.toUpperCase() })}
            />
            <Field
              label={t('admin.form.detail')}
              value={plan.detail[language]}
              onChange={(words) => screen.set({ detail: { ...plan.detail, [language]: words } })}
            />
          </div>
          <h2>{t('admin.form.fields')}</h2>
          {plan.fields.map((field, index) => (
            <FieldEditor
              key={field.key}
              screen={screen}
              field={field}
              inTitle={plan.titleFields.includes(field.key)}
              titleFields={plan.titleFields}
              first={index === 0}
              last={index === plan.fields.length - 1}
            />
          ))}
          <Button
            icon="plus"
            size="small"
            onClick={() => screen.addField({ zh: t('admin.form.label'), en: t('admin.form.label') })}
          >
            {t('admin.form.addField')}
          </Button>
          <h2>{t('admin.form.steps')}</h2>
          {plan.steps.map((step, index) => (
            <StepEditor
              key={step.key}
              screen={screen}
              step={step}
              fields={plan.fields}
              roles={roles}
              first={index === 0}
              last={index === plan.steps.length - 1}
            />
          ))}
          <Button
            icon="plus"
            size="small"
            onClick={() => screen.addStep({ zh: t('admin.form.steps'), en: t('admin.form.steps') })}
          >
            {t('admin.form.addStep')}
          </Button>
          {error === undefined ? null : (
            <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
          )}
          <div className="tg-admin__acts">
            {open === undefined ? null : (
              <Button onClick={() => void notify.attempt(() => screen.archive(open.id, !open.archived))}>
                {t(open.archived ? 'admin.form.restore' : 'admin.form.archive')}
              </Button>
            )}
            <Button type="submit" look="primary" busy={busy} disabled={!changed}>
              {t('admin.form.save')}
            </Button>
          </div>
        </form>
      )}
      <Confirm
        open={leaving !== undefined}
        title={t('admin.form.leaveTitle', { name: plan?.name[language] ?? '' })}
        act={t('admin.form.leave')}
        destructive
        onConfirm={() => {
          if (leaving !== undefined) screen.open(leaving);
          setLeaving(undefined);
        }}
        onClose={() => setLeaving(undefined)}
      >
        {t('admin.form.leaveDetail')}
      </Confirm>
    </div>
  );
}
