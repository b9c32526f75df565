// Draws the chats in which one is mentioned and has not read it; nothing while there are none.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { useDesk } from '../ground/app-parts.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../parts/text.ts';

/** A line that leads to the messages. */
export function HomeMentions(): JSX.Element | null {
  const { chats } = useDesk();
  const t = useText();
  const navigate = useNavigate();
  const { mentioned } = useScreen(chats).totals;
  if (mentioned === 0) return null;
  return (
    <button type="button" className="tg-home__mentions" onClick={() => void navigate('/main/messages')}>
      <Icon name="mention" size={18} />
      <span>{t('workbench.mentionCount', { count: mentioned })}</span>
      <Icon name="next" size={16} />
    </button>
  );
}
