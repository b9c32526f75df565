// The row in which a name is written: Enter takes it, Escape gives it up; why a name is not taken stands under it.
import { useEffect, useId, useRef, useState, type CSSProperties, type JSX } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';

/** `onDone` answers why the name was not taken; then one goes on writing. */
export function EditRow(props: {
  readonly name: string;
  readonly style: CSSProperties;
  readonly onDone: (name: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}): JSX.Element {
  const { t } = useTranslator();
  const id = useId();
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    const dot = props.name.lastIndexOf('.');
    input?.setSelectionRange(0, dot > 0 ? dot : props.name.length);
  }, [props.name]);
  const done = async (): Promise<void> => {
    const why = await props.onDone(name);
    setProblem(why);
    if (why !== undefined) field.current?.focus();
  };
  return (
    <form
      className="tg-disk-table__line tg-disk-edit"
      style={props.style}
      onSubmit={(event) => {
        event.preventDefault();
        void done();
      }}
    >
      <span />
      <span className="tg-disk-tile" data-hue={2}>
        <Icon name="disk" size={18} />
      </span>
      <span className="tg-disk-edit__field">
        <input
          ref={field}
          aria-label={t('disk.name')}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-why`}
          value={name}
          maxLength={255}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            props.onCancel();
          }}
        />
        {problem === undefined ? null : (
          <span id={`${id}-why`} className="tg-disk-edit__why" role="alert">
            {problem}
          </span>
        )}
      </span>
      <IconButton icon="check" size={16} label={t('disk.confirm')} onClick={() => void done()} />
      <IconButton icon="close" size={16} label={t('disk.cancel')} onClick={props.onCancel} />
    </form>
  );
}
