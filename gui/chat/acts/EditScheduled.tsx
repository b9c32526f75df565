// Asks for other words and another time for a message that waits for its time.
import { useId, useState, type JSX } from 'react';
import type { LaterEntry } from '#sdk/api.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { scheduledText } from '#sdk/locales/later-text.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../../ground/app-parts.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useTranslator } from '../../parts/text.ts';
import { useLeaveQuestion } from '../../parts/useLeaveQuestion.tsx';
import { WhenField } from './WhenField.tsx';

/** Stands in the place of the list it was opened from; `onEnd` leads back. */
export function EditScheduled(props: {
  readonly entry: LaterEntry;
  /** Whether there are words now that would be lost. */
  readonly onChanged: (isChanged: boolean) => void;
  readonly onEnd: () => void;
}): JSX.Element {
  const { entry, onChanged, onEnd } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const id = useId();
  const [text, setText] = useState(entry.words);
  const { leave, question } = useLeaveQuestion(text !== entry.words, onEnd);
  const save = async (dueTime: number): Promise<void> => {
    const isSame = text === entry.words;
    const worked = await notify.attempt(async () => {
      const changed = await office.later.change(entry.id, { dueTime, ...(isSame ? {} : { text }) });
      notify.done(scheduledText(translator, changed));
    });
    if (worked) onEnd();
  };
  return (
    <>
      <label className="tg-act-dialog__note" htmlFor={id}>
        {t('acts.later.words', { name: entry.chatName })}
      </label>
      {entry.file === undefined ? null : (
        <p className="tg-act-dialog__file">
          <Icon name="file" size={18} />
          <span className="tg-truncate" title={entry.file.name}>
            {t('acts.later.file', {
              name: entry.file.name,
              size: sizeText(entry.file.size, translator.locale),
            })}
          </span>
        </p>
      )}
      <textarea
        id={id}
        className="tg-act-dialog__words"
        rows={4}
        placeholder={entry.file === undefined ? undefined : t('acts.later.fileNote')}
        dir="auto"
        lang={textLanguage(text)}
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChanged(target.value !== entry.words);
        }}
      />
      <WhenField
        act={t('words.save')}
        at={entry.dueTime}
        onTime={(time) => void save(time)}
        onClose={leave}
      />
      {question}
    </>
  );
}
