// Makes a task or an event of a message: its words as title and remarks, what it says of times, and the way back to it.
import { useEffect, useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { titleFrom } from '#sdk/schedule/rules/from-message.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { ItemDialog, type Draft } from './ItemDialog.tsx';
import { useItemForm } from './useItemForm.ts';

/** The form; what was said is read for a time first. */
export function FromMessage(props: {
  readonly message: LocalMessage;
  readonly isTask: boolean;
  readonly onClose: () => void;
}): JSX.Element | null {
  const { message, isTask } = props;
  const { office } = useApp();
  const { person } = useDesk();
  const { calendars, save } = useItemForm();
  const [draft, setDraft] = useState<Draft>();

  useEffect(() => {
    let isHere = true;
    const words = plainText(message.text);
    const source = { remarks: words.slice(0, 2_000), source: `message:${message.chatId}-${message.mid}` };
    void office.schedule.understand(words).then((found) => {
      if (!isHere) return;
      const times = found.certain && !found.isAllDay ? { start: found.start, end: found.end } : {};
      const due = isTask && 'end' in times ? { start: times.start, end: times.start } : times;
      // Who said it is whom one meets about it.
      const people =
        isTask || message.mine || message.senderId === person.id
          ? {}
          : { people: [{ id: message.senderId, name: message.senderName }] };
      setDraft({
        type: isTask ? 'task' : 'schedule',
        title: titleFrom(words, isTask),
        ...due,
        ...people,
        ...source,
      });
    });
    return () => {
      isHere = false;
    };
  }, [office, message, isTask, person.id]);

  if (draft === undefined) return null;
  return <ItemDialog draft={draft} calendars={calendars} onSave={save} onClose={props.onClose} />;
}
