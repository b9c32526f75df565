// Asks for what a published assistant is: its name, the knowledge under it, its model and the questions it begins with.
import { useId, useState, type JSX } from 'react';
import { askLimits, type KnowledgeBase, type PublishedApp } from '#sdk/ask/index.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { Select } from '../parts/Select.tsx';
import { useText } from '../parts/text.ts';

/** What is asked for. */
type AppInput = Pick<PublishedApp, 'name' | 'introduction' | 'model'> & {
  readonly baseIds: readonly string[];
  readonly starters: readonly string[];
};

/** Stays open where saving did not work. Only bases that one looks after can be published. */
export function AppDialog(props: {
  readonly heading: string;
  readonly begins: AppInput | undefined;
  readonly bases: readonly KnowledgeBase[];
  readonly models: readonly string[];
  readonly onSave: (input: AppInput) => Promise<boolean>;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const id = useId();
  const { begins } = props;
  const [name, setName] = useState(begins?.name ?? '');
  const [introduction, setIntroduction] = useState(begins?.introduction ?? '');
  const [baseIds, setBaseIds] = useState<readonly string[]>(begins?.baseIds ?? []);
  const [model, setModel] = useState(begins?.model ?? '');
  const [starters, setStarters] = useState(begins?.starters.join('\n') ?? '');
  const length = [...name.trim()].length;
  const isWrong = length === 0 || length > askLimits.name || baseIds.length === 0;
  const lines = starters
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, askLimits.starters);
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong) return;
          void props
            .onSave({ name: name.trim(), introduction, baseIds, model, starters: lines })
            .then((worked) => {
              if (worked) props.onClose();
            });
        }}
      >
        <h2 id={id}>{props.heading}</h2>
        <div className="tg-dialog__body tg-ask-form">
          <Field
            label={t('ask.baseName')}
            value={name}
            onChange={setName}
            hint={t('ask.nameHint')}
            invalid={length > askLimits.name}
            autoFocus
          />
          <label>
            <span>{t('ask.introductionOptional')}</span>
            <textarea
              rows={2}
              maxLength={askLimits.introduction}
              value={introduction}
              onChange={(event) => setIntroduction(event.target.value)}
            />
          </label>
          <fieldset className="tg-ask-form__bases">
            <legend>{t('ask.appBases')}</legend>
            {props.bases.map((base) => (
              <label key={base.id}>
                <input
                  type="checkbox"
                  checked={baseIds.includes(base.id)}
                  onChange={(event) =>
                    setBaseIds(
                      event.target.checked
                        ? [...baseIds, base.id]
                        : baseIds.filter((each) => each !== base.id),
                    )
                  }
                />
                <span>{base.name}</span>
              </label>
            ))}
          </fieldset>
          {props.models.length === 0 ? null : (
            <Select
              label={t('ask.appModel')}
              value={model}
              choices={[
                { value: '', label: t('ask.appModelUsual') },
                ...props.models.map((value) => ({ value, label: value })),
              ]}
              onChoose={setModel}
            />
          )}
          <label>
            <span>{t('ask.appStarters')}</span>
            <textarea rows={4} value={starters} onChange={(event) => setStarters(event.target.value)} />
          </label>
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('ask.cancel')}</Button>
          <Button type="submit" look="primary" disabled={isWrong}>
            {t('ask.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
