// A peer of the bare relay: the least JSON that says who writes to whom.
import { openFrameSocket } from './frame-socket.ts';
import type { OptionsOf, Peer } from './peer.ts';

/** Opens it; resolves when the relay has greeted. */
export async function openRelayPeer({ url, name, partner }: OptionsOf<'relay'>): Promise<Peer> {
  let stored = (): void => {};
  let told: (text: string) => void = () => {};
  let greeted = (): void => {};
  let sent = 0;
  const isGreeted = new Promise<void>((resolve) => (greeted = resolve));
  const socket = await openFrameSocket(url, (text) => {
    const frame = JSON.parse(text) as { t: string; c: string };
    if (frame.t === 'message') told(frame.c);
    else if (frame.t === 'stored') stored();
    else greeted();
  });
  socket.send(JSON.stringify({ t: 'hello', name }));
  await isGreeted;
  return {
    send(text) {
      sent += 1;
      socket.send(JSON.stringify({ t: 'send', id: sent, to: partner, c: text }));
    },
    onStored: (listener) => (stored = listener),
    onText: (listener) => (told = listener),
    close: () => socket.close(),
  };
}
