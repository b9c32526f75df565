// The paper: the red head, the parts of the form around the text, and the editor, as the standard's page looks.
import { EditorContent, type Editor } from '@tiptap/react';
import type { JSX, ReactNode, Ref } from 'react';
import type { WrittenDocument } from '#sdk/write/index.ts';
import { printedForm } from '#sdk/write/rules/printed-form.ts';
import { useTranslator } from '../parts/text.ts';

/** A part that is missing stands there in grey; pressing a part opens the form. */
export function Paper(props: {
  readonly document: WrittenDocument;
  readonly editor: Editor;
  readonly paperRef: Ref<HTMLDivElement>;
  readonly onForm: (() => void) | undefined;
}): JSX.Element {
  const { document, editor, onForm } = props;
  const { t } = useTranslator();
  const form = printedForm(document);
  const part = (name: string, words: ReactNode, missing?: string): JSX.Element | null => {
    if (words === '' && (missing === undefined || onForm === undefined)) return null;
    return onForm === undefined ? (
      <p className={`tg-paper__${name}`}>{words}</p>
    ) : (
      <button
        type="button"
        className={`tg-paper__${name}`}
        data-missing={words === '' || undefined}
        onClick={onForm}
      >
        {words === '' ? missing : words}
      </button>
    );
  };
  return (
    <div className="tg-paper__desk" ref={props.paperRef}>
      <article className="tg-paper" lang={document.language} data-official={form.official || undefined}>
        {form.official ? (
          <>
            {form.marks.map((mark) => (
              <p key={mark} className="tg-paper__mark">
                {mark}
              </p>
            ))}
            {part('head', form.head, t('write.part.org'))}
            <div className="tg-paper__line" data-signer={form.signer !== '' || undefined}>
              {part('number', form.number, t('write.part.number'))}
              {part('signer', form.signer)}
            </div>
          </>
        ) : null}
        <p className="tg-paper__title">{form.title}</p>
        {form.official ? part('recipient', form.recipient, `${t('write.part.recipient')}：`) : null}
        <EditorContent editor={editor} />
        {form.attachments.map((line) => (
          <p key={line} className="tg-paper__attachment">
            {line}
          </p>
        ))}
        {form.official ? (
          <div className="tg-paper__sign">
            {part('signature', form.signature, t('write.part.signature'))}
            {part('date', form.date, t('write.part.date'))}
          </div>
        ) : null}
        {form.note === '' ? null : <p className="tg-paper__note">{form.note}</p>}
        {form.copies === '' ? null : <p className="tg-paper__foot">{form.copies}</p>}
        {form.printing === '' ? null : <p className="tg-paper__foot">{form.printing}</p>}
      </article>
    </div>
  );
}
