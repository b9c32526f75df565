// Draws the question for the office's address, and why one did not answer.
import { useRef, useState, type FormEvent, type JSX } from 'react';
import { asOfficeError } from '#sdk/errors.ts';
import { errorText } from '../ground/error-text.ts';
import type { ChoiceResult } from '../desktop/bridge.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { useTranslator } from '../parts/text.ts';

/** `choose` looks whether an office is there; on success the window goes. */
export function ChooseOfficeForm(props: {
  readonly choose: (address: string) => Promise<ChoiceResult>;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (address.trim() === '') return setProblem(t('desktop.choose.missing'));
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await props.choose(address.trim());
      if ('invalid' in result) setProblem(t('desktop.choose.invalid'));
      if ('error' in result) setProblem(errorText(translator, result.error));
    } catch (error) {
      setProblem(errorText(translator, asOfficeError(error).data));
    }
    setBusy(false);
    field.current?.focus();
  };
  return (
    <form className="tg-sign-in__form" noValidate onSubmit={(event) => void submit(event)}>
      <h1>{t('desktop.choose.heading')}</h1>
      <Field
        label={t('desktop.choose.address')}
        name="office"
        size="large"
        autoFocus
        inputRef={field}
        value={address}
        error={problem}
        hint={t('desktop.choose.hint')}
        onChange={(value) => {
          setAddress(value);
          setProblem(undefined);
        }}
      />
      <Button look="primary" size="large" fill type="submit" busy={busy}>
        {t('desktop.choose.connect')}
      </Button>
    </form>
  );
}
