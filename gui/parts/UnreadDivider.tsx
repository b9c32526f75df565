// Draws the line above the first unread message; a row of the list like any other.
import type { JSX } from 'react';
import { useText } from './text.ts';
import './Divider.css';

/** Red with hairlines: below this you are needed. */
export function UnreadDivider(): JSX.Element {
  const t = useText();
  return (
    <div className="tg-unread" role="separator" aria-label={t('chat.newMessagesBelow')}>
      {t('chat.newMessagesBelow')}
    </div>
  );
}
