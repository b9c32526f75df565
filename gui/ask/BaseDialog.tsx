// Asks for the name and introduction of a knowledge base or library, and for its synonyms where it has any.
import { useId, useState, type JSX } from 'react';
import { askLimits } from '#sdk/ask/index.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { useText } from '../parts/text.ts';

/** What is asked for. */
type BaseInput = { readonly name: string; readonly introduction: string; readonly synonyms: string };

/** Stays open where saving did not work. */
export function BaseDialog(props: {
  readonly heading: string;
  readonly begins?: BaseInput;
  readonly withSynonyms?: boolean;
  readonly onSave: (input: BaseInput) => Promise<boolean>;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  const id = useId();
  const [input, setInput] = useState(props.begins ?? { name: '', introduction: '', synonyms: '' });
  const length = [...input.name.trim()].length;
  const isWrong = length === 0 || length > askLimits.name;
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong) return;
          void props.onSave({ ...input, name: input.name.trim() }).then((worked) => {
            if (worked) props.onClose();
          });
        }}
      >
        <h2 id={id}>{props.heading}</h2>
        <div className="tg-dialog__body tg-ask-form">
          <Field
            label={t('ask.baseName')}
            value={input.name}
            onChange={(name) => setInput({ ...input, name })}
            hint={t('ask.nameHint')}
            invalid={length > askLimits.name}
            autoFocus
          />
          <label>
            <span>{t('ask.introductionOptional')}</span>
            <textarea
              rows={3}
              maxLength={askLimits.introduction}
              value={input.introduction}
              onChange={(event) => setInput({ ...input, introduction: event.target.value })}
            />
          </label>
          {props.withSynonyms === true ? (
            <label>
              <span>{t('ask.synonyms')}</span>
              <textarea
                rows={4}
                value={input.synonyms}
                onChange={(event) => setInput({ ...input, synonyms: event.target.value })}
              />
              <small>{t('ask.synonymsHint')}</small>
            </label>
          ) : null}
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
