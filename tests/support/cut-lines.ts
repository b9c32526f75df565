// Lines of a network on loopback that can be cut: what is under way waits there, as packets that nobody answers are sent again.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a port. */
export type Line = {
  port: number;
  /** Nothing comes through any more, and nobody is told. */
  cut(): void;
  /** What waited goes on. */
  heal(): void;
  close(): Promise<void>;
};

/** Opens a line to a port of this machine, on a free port or one that is given. */
export async function openLine(target: number): Promise<Line> {
  let isCut = false;
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] = [];

  function carry(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!to.write(bytes)) from.pause();
    });
    to.on('drain', () => {
      if (!isCut) from.resume();
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isCut) from.pause();
  }

  const server: Server = createServer((near) => {
    // Whoever gives up before the line is there again leaves nothing behind.
    near.on('error', () => near.destroy());
    sockets.add(near);
    near.once('close', () => sockets.delete(near));
    near.pause();
    const reach = (): void => {
      if (near.destroyed) return;
      const far = connect({ port: target, host: '127.0.0.1' });
      carry(near, far);
      carry(far, near);
      if (!isCut) near.resume();
    };
    if (isCut) waiting.push(reach);
    else reach();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    heal() {
      isCut = false;
      for (const socket of sockets) socket.resume();
      const all = waiting;
      waiting = [];
      for (const reach of all) reach();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Several lines that are cut together. */
export type Lines = Omit<Line, 'port'>;

/** Has them act as one. */
export const together = (lines: readonly Line[]): Lines => ({
  cut: () => lines.forEach((line) => line.cut()),
  heal: () => lines.forEach((line) => line.heal()),
  close: async () => void (await Promise.all(lines.map((line) => line.close()))),
});
