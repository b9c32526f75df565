// Draws the place to write: tools, text, hint line and send; what a key means is the owner's to decide.
import type { CompositionEventHandler, JSX, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import './ComposerBox.css';

/** A controlled composer. `count` appears when the text nears its limit. */
export function ComposerBox(all: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  readonly hint: string;
  readonly height: number;
  readonly tools: ReactNode;
  readonly count?: { readonly text: string; readonly over: boolean };
  readonly canSend: boolean;
  readonly disabledReason?: string;
  readonly onSend: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  readonly onCompositionEnd?: CompositionEventHandler<HTMLTextAreaElement>;
  readonly textRef?: Ref<HTMLTextAreaElement>;
}): JSX.Element {
  const t = useText();
  const { textRef, ...props } = all;
  const locked = props.disabledReason !== undefined;
  return (
    <section
      className="tg-composer"
      aria-label={t('chat.composer.label')}
      style={{ height: `${props.height}px` }}
    >
      <div className="tg-composer__tools">{props.tools}</div>
      <textarea
        ref={textRef}
        className="tg-composer__text"
        aria-label={props.placeholder}
        placeholder={props.disabledReason ?? props.placeholder}
        lang={textLanguage(props.value)}
        value={props.value}
        disabled={locked}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
        onCompositionEnd={props.onCompositionEnd}
      />
      <div className="tg-composer__foot">
        <span className="tg-composer__hint tg-truncate">{props.hint}</span>
        {props.count === undefined ? null : (
          <span className="tg-composer__count tg-number" data-over={props.count.over || undefined}>
            {props.count.text}
          </span>
        )}
        <Button
          look="primary"
          size="small"
          icon="send"
          disabled={!props.canSend || locked}
          onClick={props.onSend}
        >
          {t('words.send')}
        </Button>
      </div>
    </section>
  );
}
