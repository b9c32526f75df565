// The AI entry of the chat list: it stands before the chats, opens the questions, and is not there where they are not.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useText } from '../parts/text.ts';

/** Pinned like a chat that stands first; one Tab stop before the list. */
export function AssistantRow(): JSX.Element | null {
  const app = useApp();
  const t = useText();
  const navigate = useNavigate();
  useScreen(app.account);
  const entry = shownEntries(app).find(({ name }) => name === 'aiQa');
  if (entry === undefined) return null;
  return (
    <button type="button" className="tg-assistant-row" onClick={() => void navigate(entry.route)}>
      <Avatar id="ai" name={t('ask.chatEntry')} kind="assistant" />
      <span className="tg-assistant-row__text">
        <span className="tg-assistant-row__name">
          <span className="tg-truncate">{t('ask.chatEntry')}</span>
          <Tag>{t('chat.tag.pinned')}</Tag>
        </span>
        <span className="tg-assistant-row__line tg-truncate">{t('ask.chatEntryLine')}</span>
      </span>
    </button>
  );
}
