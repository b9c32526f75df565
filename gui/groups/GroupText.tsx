// Draws one text of a group, and the field it is changed in.
import { useEffect, useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { displayNodes } from '#sdk/chat/rules/display-text.ts';
import { isUnseen } from '#sdk/groups/rules/group-form.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { MessageText } from '../chat/MessageText.tsx';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';

/** A group's text mentions nobody. */
const nobody = { people: [], me: [] };

/**
 * What has lines is drawn as a message is, with its links. Esc gives up, Ctrl+Enter (in one line Enter) saves. `onSave` answers whether it worked. Why a text is `fixed` for
 * this person stands once, below all of them.
 */
export function GroupText(props: {
  readonly label: string;
  readonly text: string;
  readonly limit: number;
  readonly empty: string;
  readonly lines?: boolean;
  readonly fixed: boolean;
  readonly onSave: (text: string) => Promise<boolean>;
}): JSX.Element {
  const { label, text, limit, fixed } = props;
  const t = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<string>();
  const [busy, setBusy] = useState(false);
  const editing = draft !== undefined;
  useEffect(() => {
    if (editing) field.current?.focus();
  }, [editing]);
  const count = Array.from((draft ?? '').trim()).length;
  const fits = count <= limit && (props.lines === true || count > 0) && !isUnseen(draft ?? '');
  const save = async (): Promise<void> => {
    if (draft === undefined || !fits || busy) return;
    setBusy(true);
    const saved = draft.trim() === text || (await props.onSave(draft.trim()));
    setBusy(false);
    if (saved) setDraft(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const saves = event.key === 'Enter' && (props.lines !== true || event.ctrlKey || event.metaKey);
    if (event.key === 'Escape') setDraft(undefined);
    else if (saves) void save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="tg-group-text">
      <div className="tg-group-text__label">
        <span id={id}>{label}</span>
        {fixed || editing ? null : (
          <IconButton
            icon="write"
            size={16}
            label={t('groups.edit', { what: label })}
            onClick={() => setDraft(text)}
          />
        )}
      </div>
      {editing ? (
        <>
          <textarea
            ref={field}
            className="tg-group-text__field"
            aria-labelledby={id}
            aria-invalid={!fits || undefined}
            rows={props.lines === true ? 4 : 1}
            lang={textLanguage(draft)}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={press}
          />
          <div className="tg-group-text__acts">
            <span className="tg-number" data-over={count > limit || undefined}>
              {t('chat.composer.count', { count, limit })}
            </span>
            <Button size="small" onClick={() => setDraft(undefined)}>
              {t('words.cancel')}
            </Button>
            <Button size="small" look="primary" busy={busy} disabled={!fits} onClick={() => void save()}>
              {t('words.save')}
            </Button>
          </div>
        </>
      ) : (
        <div
          className="tg-group-text__text"
          data-empty={text === '' || undefined}
          {...(text === '' ? {} : { lang: textLanguage(text) })}
        >
          {text === '' ? (
            props.empty
          ) : props.lines === true ? (
            <MessageText pieces={displayNodes([{ type: 'text', text }], nobody)} />
          ) : (
            text
          )}
        </div>
      )}
    </div>
  );
}
