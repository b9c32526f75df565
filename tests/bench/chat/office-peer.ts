// A peer that speaks the office's frames as plain JSON, so that no client library stands between the office and the clock.
import { frameType } from '#sdk/contract/frames.ts';
import { openFrameSocket } from './frame-socket.ts';
import type { OptionsOf, Peer } from './peer.ts';

/** Opens it; resolves when the office says «live». */
export async function openOfficePeer(options: OptionsOf<'office'>): Promise<Peer> {
  const { personId, chatId, token } = options;
  let stored = (): void => {};
  let told: (text: string) => void = () => {};
  let live = (): void => {};
  let received = 0;
  let sent = 0;
  const isLive = new Promise<void>((resolve) => (live = resolve));
  const socket = await openFrameSocket(options.url, (text) => {
    const frame = JSON.parse(text) as { t: number; c: string; uid: string; seq: string; msg: string };
    switch (frame.t) {
      case frameType.message:
        received += 1;
        if (frame.uid !== personId) told(frame.c);
        return;
      case frameType.ack:
        return stored();
      case frameType.ping:
        return socket.send(JSON.stringify({ t: frameType.pong, got: received }));
      case frameType.welcome:
        return;
      case frameType.live:
        return live();
      case frameType.refuse:
        throw new Error(`refused: ${text}`);
    }
  });
  // A cursor far beyond the head would be refused; the head is asked for by a cold start, which sends no events.
  socket.send(JSON.stringify({ t: frameType.handshake, token, device: `bench-${personId}` }));
  await isLive;
  const prefix = `${personId}-${process.pid}-${Math.round(performance.now())}`;
  return {
    send(text) {
      sent += 1;
      socket.send(
        JSON.stringify({ t: frameType.send, cid: `${prefix}-${sent}`, chatlinkid: chatId, ct: 1, c: text }),
      );
    },
    onStored: (listener) => (stored = listener),
    onText: (listener) => (told = listener),
    close: () => socket.close(),
  };
}
