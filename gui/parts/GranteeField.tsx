// A field for whom something is given to: people, departments and groups, found as one types, standing as chips.
import { useEffect, useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Avatar } from './Avatar.tsx';
import { PersonName } from './PersonName.tsx';
import { Icon } from './Icon.tsx';
import { useText } from './text.ts';
import './GranteeField.css';

/** Somebody or something that can be given rights. */
export type Grantee = {
  readonly kind: 'person' | 'department' | 'group' | 'everybody';
  readonly id: string;
  readonly name: string;
  /** Where they are, or how many; under the name. */
  readonly detail?: string;
};

/** How two of them are told apart. */
export const granteeKey = ({ kind, id }: Pick<Grantee, 'kind' | 'id'>): string => `${kind} ${id}`;

const pauseMs = 150;

/** `find` answers for what was typed; an empty text asks for whom one lately had to do with. */
export function GranteeField(props: {
  readonly label: string;
  readonly placeholder: string;
  readonly picked: readonly Grantee[];
  readonly onChange: (picked: readonly Grantee[]) => void;
  readonly find: (query: string, signal: AbortSignal) => Promise<readonly Grantee[]>;
  readonly autoFocus?: boolean;
}): JSX.Element {
  const { picked, onChange, find } = props;
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly Grantee[]>();
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState<string>();
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        find(typed.trim(), controller.signal)
          .then((hits) => {
            if (controller.signal.aborted) return;
            setFound(hits);
            setFailed(false);
          })
          .catch(() => {
            if (controller.signal.aborted) return;
            setFound([]);
            setFailed(true);
          });
      },
      typed === '' ? 0 : pauseMs,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [find, open, typed]);
  const keys = new Set(picked.map(granteeKey));
  const offered = (found ?? []).filter((one) => !keys.has(granteeKey(one)));
  const current = offered.find((one) => granteeKey(one) === active) ?? offered[0];
  const pick = (one: Grantee | undefined): void => {
    if (one === undefined) return;
    onChange([...picked, one]);
    setTyped('');
    setActive(undefined);
    // The list would lie over what is done with the choice; typing or an arrow brings it back.
    setOpen(false);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const at = current === undefined ? -1 : offered.indexOf(current);
    const move = (to: number): void => {
      const next = offered[Math.max(0, Math.min(offered.length - 1, to))];
      setActive(next === undefined ? undefined : granteeKey(next));
    };
    if (event.key === 'ArrowDown' && !open) setOpen(true);
    else if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter' && open && current !== undefined) pick(current);
    else if (event.key === 'Escape' && open) {
      setOpen(false);
      setTyped('');
    } else if (event.key === 'Backspace' && typed === '' && picked.length > 0) onChange(picked.slice(0, -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (one: Grantee): string => `${id}-${granteeKey(one).replace(' ', '-')}`;
  return (
    <div
      className="tg-grantees"
      onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : setOpen(false))}
    >
      <div className="tg-grantees__field" onClick={() => field.current?.focus()}>
        {picked.map((one) => (
          <span key={granteeKey(one)} className="tg-grantees__chip">
            {one.kind === 'person' ? null : (
              <Icon name={one.kind === 'group' ? 'chat' : 'people'} size={14} />
            )}
            <span className="tg-truncate" lang={textLanguage(one.name)}>
              {one.kind === 'person' ? <PersonName name={one.name} /> : one.name}
            </span>
            <button
              type="button"
              aria-label={t('picker.take', { name: one.name })}
              onClick={() => onChange(picked.filter((each) => each !== one))}
            >
              <Icon name="close" size={12} />
            </button>
          </span>
        ))}
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={props.label}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && current !== undefined ? optionId(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          autoFocus={props.autoFocus ?? false}
          placeholder={picked.length === 0 ? props.placeholder : ''}
          value={typed}
          // Not where the focus comes by itself: the list would lie over what else is to be chosen.
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
          onKeyDown={press}
        />
      </div>
      <div
        id={`${id}-list`}
        className="tg-grantees__list"
        role="listbox"
        aria-label={props.label}
        hidden={!open || found === undefined}
      >
        {offered.length === 0 ? <p>{t(failed ? 'grants.notAsked' : 'grants.nobody')}</p> : null}
        {offered.map((one) => (
          <div
            key={granteeKey(one)}
            id={optionId(one)}
            role="option"
            aria-selected={one === current}
            className="tg-grantees__option"
            // The press must not take the focus out of the field.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(granteeKey(one))}
            onClick={() => pick(one)}
          >
            <GranteeFace grantee={one} />
            <span className="tg-grantees__who">
              <b className="tg-truncate" lang={textLanguage(one.name)}>
                {one.kind === 'person' ? <PersonName name={one.name} /> : one.name}
              </b>
              {one.detail === undefined || one.detail === '' ? null : (
                <span className="tg-truncate">{one.detail}</span>
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The avatar of a person or group, the glyph of a department or of everybody. */
export function GranteeFace({ grantee }: { readonly grantee: Grantee }): JSX.Element {
  const { kind, id, name } = grantee;
  if (kind === 'person' || kind === 'group')
    return <Avatar id={id} name={name} size="small" kind={kind === 'group' ? 'group' : 'person'} />;
  return (
    <span className="tg-grantees__glyph">
      <Icon name={kind === 'everybody' ? 'globe' : 'people'} size={16} />
    </span>
  );
}
