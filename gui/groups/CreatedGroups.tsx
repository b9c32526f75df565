// Draws nothing: opens a group that this person has just made, wherever they are (spec §4).
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../ground/app-parts.ts';

/** For how long a group counts as just made, in ms. */
const newsMs = 60_000;

/** Stands beside the pages of a signed-in window. */
export function CreatedGroups(): null {
  const { office } = useApp();
  const navigate = useNavigate();
  const open = useEffectEvent((chatId: string): void => void navigate(`/main/messages/${chatId}`));
  useEffect(
    () =>
      office.events((event) => {
        if (event.type !== 'message') return;
        const { systemKey, mine, chatId, time } = event.message;
        // One of long ago, which this device only hears of now, takes nobody away from what they do.
        if (systemKey === 'create' && mine && Date.now() - time < newsMs) open(chatId);
      }),
    [office],
  );
  return null;
}
