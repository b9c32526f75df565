// Draws the toolbar beside the message under the pointer: the commonest reactions, answering, and the whole menu.
import type { JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { emojiCalled, usualReactions } from '#sdk/contract/emojis.ts';
import { mayQuote } from '#sdk/chat/rules/outgoing.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { useActs } from './acts/acts-context.ts';
import { Emoji } from './Emoji.tsx';
import './MessageTools.css';

/** For pointers alone: by keys and touch the same stands in the message's menu. */
export function MessageTools(props: {
  readonly message: LocalMessage;
  /** Whether the office knows reactions. */
  readonly reacts: boolean;
  readonly onQuote: (message: LocalMessage) => void;
  readonly onMenu: (at: { left: number; top: number }) => void;
}): JSX.Element {
  const { message, reacts } = props;
  const { t, language } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const acts = useActs();
  return (
    <div className="tg-message-tools" role="toolbar" aria-label={t('marks.toolbar')}>
      {reacts
        ? usualReactions.map((name) => {
            const mine = message.reactions?.some((one) => one.emoji === name && one.mine) === true;
            const label = t('marks.reactWith', { name: emojiCalled(name, language) });
            return (
              <button
                key={name}
                type="button"
                tabIndex={-1}
                className="tg-message-tools__emoji"
                aria-pressed={mine}
                aria-label={label}
                title={label}
                onClick={() =>
                  void notify.attempt(() =>
                    office.marks.react(message.chatId, message.mid, { emoji: name, on: !mine }),
                  )
                }
              >
                <Emoji name={name} />
              </button>
            );
          })
        : null}
      {reacts ? (
        <IconButton
          icon="face"
          size={16}
          label={t('marks.react')}
          onClick={() => acts.open({ type: 'react', message })}
        />
      ) : null}
      {mayQuote(message) ? (
        <IconButton
          icon="quote"
          size={16}
          label={t('chat.messageActions.quote')}
          onClick={() => props.onQuote(message)}
        />
      ) : null}
      <IconButton
        icon="more"
        size={16}
        label={t('marks.more')}
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect();
          props.onMenu({ left, top: bottom + 4 });
        }}
      />
    </div>
  );
}
