// Draws the notes that everybody in a meeting writes together: what others write comes in while one writes.
import { useEffect, useRef, useState, type JSX } from 'react';
import type { MeetingNotes } from '#sdk/api.ts';
import { mergedNotes } from '#sdk/meeting/rules/notes.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** What the notes stand on. */
export type NotesProps = {
  readonly notes: MeetingNotes | undefined;
  readonly write: (before: MeetingNotes, text: string) => Promise<unknown>;
};

/** How long after the last key what was written is kept, in ms. */
const pauseMs = 600;

/** Mounted is open. What was not kept yet is kept when it closes. */
export function Notes(props: NotesProps & { readonly onClose: () => void }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { notes, write } = props;
  const [text, setText] = useState(notes?.text ?? '');
  /** What the text in the field began from. */
  const base = useRef(notes);
  const latest = useRef({ text, write });
  latest.current = { text, write };
  useEffect(() => {
    if (notes === undefined) return;
    const before = base.current;
    base.current = notes;
    setText((mine) => mergedNotes(before?.text ?? '', mine, notes.text));
  }, [notes]);
  useEffect(() => {
    if (base.current === undefined || text === base.current.text) return;
    const timer = setTimeout(() => {
      if (base.current !== undefined) void write(base.current, text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, write]);
  useEffect(
    () => () => {
      const { text: left, write: keep } = latest.current;
      if (base.current !== undefined && left !== base.current.text) void keep(base.current, left);
    },
    [],
  );
  return (
    <section className="tg-room__notes">
      <header>
        <b>{t('meeting.notes')}</b>
        <small className="tg-truncate">
          {notes === undefined || notes.byName === ''
            ? ''
            : t('meeting.notesBy', {
                name: nameText(translator, notes.byName),
              })}
        </small>
        <IconButton icon="close" label={t('words.close')} onClick={props.onClose} />
      </header>
      <textarea
        aria-label={t('meeting.notes')}
        placeholder={t('meeting.notesHint')}
        maxLength={20_000}
        disabled={notes === undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </section>
  );
}
