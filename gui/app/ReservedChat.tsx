// Opens the chat that was asked for without a network, once it has arrived; draws nothing.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';

/** Whoever has gone elsewhere meanwhile is told, not taken away. */
export function ReservedChat(): null {
  const { reserved } = useDesk();
  const { arrived, error } = useScreen(reserved);
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (error !== undefined) {
      reserved.forget();
      notify.fail(error);
    }
    if (arrived === undefined) return;
    reserved.forget();
    const { chat, place } = arrived;
    if (pathname === place) void navigate(`/main/messages/${chat.id}`);
    else notify.inform({ key: 'chat.reservedReady', parameters: { name: chat.name } });
  }, [reserved, arrived, error, notify, navigate, pathname]);
  return null;
}
