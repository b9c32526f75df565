// The parts of a document's form, filled in one dialog.
import { useId, useState, type JSX } from 'react';
import type { WrittenDocument } from '#sdk/write/index.ts';
import { isOfficial } from '#sdk/write/rules/form-lines.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';

const officialParts = [
  'org',
  'number',
  'recipient',
  'signer',
  'signature',
  'date',
  'attachments',
  'note',
  'copies',
  'printer',
  'printed',
  'secrecy',
  'urgency',
] as const;

/** See the file's first line. */
export function FormDialog(props: {
  readonly document: WrittenDocument;
  readonly onDone: (form: WrittenDocument['form']) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { t } = useTranslator();
  const id = useId();
  const [form, setForm] = useState(props.document.form);
  const parts = isOfficial(props.document.module) ? officialParts : [];
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby={id}
      className="tg-write-form"
      transitionDuration={120}
    >
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          props.onDone(form);
          props.onClose();
        }}
      >
        <h2 id={id}>{t('write.form')}</h2>
        <div className="tg-dialog__body tg-write-form__parts">
          {parts.map((part) => (
            <Field
              key={part}
              label={t(`write.part.${part}`)}
              value={form[part] ?? ''}
              onChange={(value) => setForm({ ...form, [part]: value })}
            />
          ))}
          <label className="tg-field">
            <span className="tg-field__label">{t('write.numbering')}</span>
            <Select
              label={t('write.numbering')}
              value={form.numbering ?? ''}
              choices={[
                { value: '', label: t('write.numberingOwn') },
                { value: 'official', label: '一、（一）1.（1）①' },
                { value: 'decimal', label: '1　1.1　1.1.1' },
                { value: 'none', label: t('write.numberingNone') },
              ]}
              onChoose={(numbering) => setForm({ ...form, numbering })}
            />
          </label>
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.cancel')}</Button>
          <Button type="submit" look="primary">
            {t('words.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
