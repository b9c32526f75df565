// Draws what people have reacted with under a message: one chip an emoji, pressed where one is among them.
import type { JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { emojiCalled } from '#sdk/contract/emojis.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useTranslator } from '../parts/text.ts';
import { Emoji } from './Emoji.tsx';

/** Nothing where there are none. */
export function ReactionChips({ message }: { readonly message: LocalMessage }): JSX.Element | null {
  const { t, language } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const { reactions = [], chatId, mid } = message;
  if (reactions.length === 0) return null;
  return (
    <div className="tg-reactions" role="group" aria-label={t('marks.reactors')}>
      {reactions.map(({ emoji, count, mine }) => {
        const name = emojiCalled(emoji, language);
        const label = t(mine ? 'marks.reactionsMine' : 'marks.reactions', { name, count });
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={mine}
            aria-label={label}
            title={label}
            onClick={() => void notify.attempt(() => office.marks.react(chatId, mid, { emoji, on: !mine }))}
          >
            <span aria-hidden>
              <Emoji name={emoji} />
            </span>
            <span className="tg-number">{count}</span>
          </button>
        );
      })}
    </div>
  );
}
