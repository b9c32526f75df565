// Draws what the question about signing out tells: what has not been sent and to whom, and the offer to leave nothing behind.
import { useEffect, useState, type JSX } from 'react';
import { unsentByChat, type UnsentOfChat } from '#sdk/chat/rules/unsent-by-chat.ts';
import { Checkbox } from '../parts/Checkbox.tsx';
import { useTranslator } from '../parts/text.ts';
import { useApp } from './app-parts.ts';
import { useNotify } from './useNotify.ts';

/** Chats that are named; more are only counted. */
const maxNamed = 3;

/** Asked for when the question opens. */
export function SignOutBody(props: {
  readonly erases: boolean;
  readonly onErase: (erases: boolean) => void;
}): JSX.Element {
  const { office } = useApp();
  const notify = useNotify();
  const { t } = useTranslator();
  const [unsent, setUnsent] = useState<readonly UnsentOfChat[]>();
  useEffect(() => {
    let isGone = false;
    void notify.attempt(async () => {
      const waiting = unsentByChat(await office.acts.outbox());
      if (!isGone) setUnsent(waiting);
    });
    return () => {
      isGone = true;
    };
  }, [office, notify]);
  const total = (unsent ?? []).reduce((sum, { count }) => sum + count, 0);
  const named = (unsent ?? [])
    .slice(0, maxNamed)
    .map(({ chatName, count }) => t('settings.leave.chat', { name: chatName, count }));
  const chats = named.join(t('settings.leave.between'));
  return (
    <>
      <p role="status">
        {unsent === undefined
          ? '…'
          : total === 0
            ? t('settings.leave.nothing')
            : t(props.erases ? 'settings.leave.lost' : 'settings.leave.unsent', { count: total, chats })}
      </p>
      <Checkbox name="erase" checked={props.erases} onChange={props.onErase}>
        {t('settings.leave.erase')}
      </Checkbox>
    </>
  );
}
