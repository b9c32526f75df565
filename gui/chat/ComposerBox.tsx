// Draws the place to write: tools, text, hint line and send; what a key means is the owner's to decide.
import type { CompositionEventHandler, JSX, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { FaceField, type FaceFieldHandle } from './FaceField.tsx';
import './ComposerBox.css';

/** A controlled composer. `count` appears when the text nears its limit. */
export function ComposerBox(all: {
  readonly value: string;
  readonly onChange: (value: string, caret: number) => void;
  readonly placeholder: string;
  readonly hint: string;
  /** Says instead of the hint, also on a phone, that what is written now is special. */
  readonly notice?: string | undefined;
  readonly height: number;
  readonly tools: ReactNode;
  readonly count?: { readonly text: string; readonly over: boolean };
  readonly canSend: boolean;
  readonly disabledReason?: string;
  readonly onSend: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  readonly onCompositionEnd?: CompositionEventHandler<HTMLTextAreaElement>;
  readonly textRef?: Ref<FaceFieldHandle>;
}): JSX.Element {
  const t = useText();
  const { textRef, ...props } = all;
  const locked = props.disabledReason !== undefined;
  // What was written before stays in sight; nothing else is drawn of what cannot be used.
  if (locked && props.value === '')
    return (
      <section className="tg-composer-closed" aria-label={t('chat.composer.label')}>
        <p>
          <Icon name="lock" size={16} />
          {props.disabledReason}
        </p>
      </section>
    );
  return (
    <section
      className="tg-composer"
      aria-label={t('chat.composer.label')}
      style={{ height: `${props.height}px` }}
    >
      <div className="tg-composer__tools">{props.tools}</div>
      <FaceField
        handle={textRef}
        className="tg-composer__text"
        aria-label={props.placeholder}
        placeholder={props.placeholder}
        lang={textLanguage(props.value)}
        value={props.value}
        disabled={locked}
        onChange={props.onChange}
        onKeyDown={props.onKeyDown}
        onCompositionEnd={props.onCompositionEnd}
      />
      <div className="tg-composer__foot">
        {locked ? (
          <span className="tg-composer__notice">
            <Icon name="lock" size={14} />
            {props.disabledReason}
          </span>
        ) : props.notice === undefined ? (
          <span className="tg-composer__hint tg-truncate">{props.hint}</span>
        ) : (
          <span className="tg-composer__notice tg-truncate">
            <Icon name="flame" size={14} />
            {props.notice}
          </span>
        )}
        {props.count === undefined ? null : (
          <span className="tg-composer__count tg-number" data-over={props.count.over || undefined}>
            {props.count.text}
          </span>
        )}
        {locked ? null : (
          <Button look="primary" size="small" icon="send" disabled={!props.canSend} onClick={props.onSend}>
            {t('words.send')}
          </Button>
        )}
      </div>
    </section>
  );
}
