// Draws a form to fill in: the choice of forms, its fields, whom it would go to, and handing it in.
import { useEffect, useRef, useState, type JSX } from 'react';
import { RequestFormScreen } from '#sdk/approval/screens/request-form.ts';
import type { Request } from '#sdk/approval/approval-api.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { FormFieldInput } from './FormFieldInput.tsx';
import { PeopleField } from './PeopleField.tsx';
import { RequestSteps } from './RequestSteps.tsx';

/** What a form is opened with: its key, or the id of a returned request that is handed in again. */
type FormProps = {
  readonly form: string | undefined;
  readonly again: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
};

/** Waits for the returned request, where there is one. */
export function RequestForm(props: FormProps): JSX.Element {
  const { office } = useApp();
  const notify = useNotify();
  const { again } = props;
  const [request, setRequest] = useState<Request>();
  useEffect(() => {
    if (again !== undefined) void notify.attempt(async () => setRequest(await office.approval.get(again)));
  }, [again, office, notify]);
  if (again !== undefined && request === undefined) return <ListSkeleton />;
  return <Filling key={request?.rev} {...props} request={request} />;
}

function Filling(props: FormProps & { readonly request: Request | undefined }): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new RequestFormScreen(office, props.request));
  return screen === undefined ? <ListSkeleton /> : <Form {...props} screen={screen} />;
}

function Form(
  props: FormProps & { readonly screen: RequestFormScreen; readonly request: Request | undefined },
): JSX.Element {
  const { screen, onDone } = props;
  const translator = useTranslator();
  const { t, language } = translator;
  const { person } = useDesk();
  const now = useNow();
  const { forms, form, values, chosen, problems, unchosen, steps, sending, error } = useScreen(screen);
  const wanted = props.form;
  const written = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (forms !== undefined && wanted !== undefined) screen.choose(wanted);
  }, [screen, forms, wanted]);
  if (form === undefined)
    return (
      <div className="tg-request-form">
        <PaneHeader
          title={t('workbench.approval.create')}
          meta={t('workbench.approval.chooseForm')}
          onBack={props.onClose}
        />
        {error === undefined ? null : (
          <ErrorState small detail={errorText(translator, error)} code={error.code} />
        )}
        <div className="tg-form-choice">
          {(forms ?? []).map((each) => (
            <button key={each.id} type="button" onClick={() => props.onChoose(each.key)}>
              <Glyph icon={each.icon} hue={each.hue} size={40} />
              <span>
                <b>{inLanguage(each.name, language)}</b>
                <small>{inLanguage(each.detail, language)}</small>
              </span>
            </button>
          ))}
        </div>
      </div>
    );
  return (
    <form
      ref={written}
      className="tg-request-form"
      onKeyDown={(event) => {
        // What opens from here stands elsewhere in the page, and its keys are its own.
        if (event.key !== 'Enter' || !event.currentTarget.contains(event.target as Node)) return;
        const isAct = event.ctrlKey || event.metaKey;
        // Enter takes what one field says: a request that is not whole yet is not handed in by it.
        if (isAct || event.target instanceof HTMLInputElement) event.preventDefault();
        if (isAct) event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void screen.submit().then((request) => {
          if (request !== undefined) return onDone(request.id);
          // To the first thing that is missing, which is where one goes on.
          requestAnimationFrame(() => firstMissing(written.current)?.focus());
        });
      }}
    >
      <PaneHeader
        title={inLanguage(form.name, language)}
        meta={inLanguage(form.detail, language)}
        onBack={props.onClose}
        acts={
          <Button look="primary" type="submit" keys="Ctrl+Enter" busy={sending}>
            {t('workbench.approval.act.submit')}
          </Button>
        }
      />
      <div className="tg-request-form__body">
        {form.fields.map((field) => (
          <FormFieldInput
            key={field.key}
            field={field}
            value={values[field.key]}
            people={props.request?.people ?? []}
            problem={problems.find((each) => each.field === field.key)?.problem}
            onChange={(value) => screen.setValue(field.key, value)}
          />
        ))}
        {form.steps
          .filter(({ actor }) => actor.kind === 'chosen')
          .map((step) => (
            <PeopleField
              key={step.key}
              label={inLanguage(step.name, language)}
              known={[]}
              ids={chosen[step.key] ?? []}
              limit={20}
              refused={[person.id]}
              error={unchosen.includes(step.key) ? t('workbench.approval.chosenBy') : undefined}
              onChange={(ids) => screen.setChosen(step.key, ids)}
            />
          ))}
        {error === undefined ? null : (
          <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
        )}
        {steps.length === 0 ? null : <RequestSteps request={{ steps }} meId={person.id} now={now} />}
      </div>
    </form>
  );
}

/** The first field that says what is wrong with it. */
function firstMissing(form: HTMLElement | null): HTMLElement | null | undefined {
  const field = form?.querySelector('.tg-field-message[data-tone=error]')?.closest('.tg-field');
  return field?.querySelector<HTMLElement>('textarea, input, select, button');
}
