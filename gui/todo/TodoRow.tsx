// Draws one item of the to-do list: its glyph, what it is and from whom, how much it presses and when it is due.
import type { JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { dueText } from '#sdk/locales/due-text.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { inLanguage, outcomeText, sourceText } from '#sdk/locales/work-text.ts';
import { sourceLook } from '../workbench/said.ts';

/** A row of a list that keeps the focus itself; `sourceName` is said for outside systems. */
export function TodoRow(props: {
  readonly id: string;
  readonly item: TodoItem;
  readonly sourceName?: { zh: string; en: string } | undefined;
  readonly selected: boolean;
  readonly busy: boolean;
  readonly now: number;
  readonly onOpen: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t, language } = translator;
  const { item, now } = props;
  const look = sourceLook(item.source);
  const due = dueText(translator, item, now);
  const title = inLanguage(item.title, language);
  const from = item.from;
  const parts = [
    sourceText(translator, item.source, props.sourceName),
    from == null ? undefined : nameText(translator, from.name),
    from == null ? undefined : forReader(from, language).departmentName || undefined,
    item.doneTime == null ? undefined : outcomeText(translator, item.outcome),
  ];
  const isOff = item.laterTime != null && item.laterTime > now;
  return (
    <div
      id={props.id}
      className="tg-todo-row"
      role="option"
      aria-selected={props.selected}
      data-busy={props.busy || undefined}
      data-done={item.doneTime != null || undefined}
      onClick={props.onOpen}
    >
      <Glyph {...look} />
      <span className="tg-todo-row__text">
        <span className="tg-todo-row__title tg-truncate" title={title}>
          {title}
        </span>
        <span className="tg-todo-row__meta tg-truncate">
          {parts.filter((part) => part !== undefined).join(' · ')}
        </span>
      </span>
      {item.urgency === 'ordinary' || item.doneTime != null ? null : (
        <Tag tone="warn">{t(`workbench.todo.urgency.${item.urgency}`)}</Tag>
      )}
      <span className="tg-todo-row__due tg-number" data-late={due.late || undefined}>
        {isOff ? rowTime(translator, item.laterTime ?? 0, now) : due.text}
      </span>
    </div>
  );
}
