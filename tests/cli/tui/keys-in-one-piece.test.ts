// Proves that keys which come faster than they are drawn all count, whatever a part of the client keeps of where it is.
import { PassThrough } from 'node:stream';
import { render, Text } from 'ink';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { CommandBoard } from '#cli/tui/keys/command-board.ts';
import { DeskProvider, FocusProvider, useDesk, type Desk } from '#cli/tui/frame/desk.ts';
import { firstFocus } from '#cli/tui/keys/focus.ts';
import { keyTable } from '#cli/tui/keys/keys.ts';
import { KeyListener } from '#cli/tui/parts/KeyListener.tsx';
import { useCommands } from '#cli/tui/keys/useCommands.ts';

/** What a terminal sends for ↓ and ↑. */
const [down, up] = ['\u001b[B', '\u001b[A'];

/** A stream that Ink takes for a terminal. */
function terminalStream(): PassThrough {
  return Object.assign(new PassThrough(), {
    isTTY: true,
    columns: 80,
    rows: 24,
    setRawMode: () => undefined,
    ref: () => undefined,
    unref: () => undefined,
  });
}

/** A list that steps from the row it was drawn with, as closures do. */
function Steps({ drawn }: { readonly drawn: (at: number) => void }) {
  const [at, setAt] = useState(0);
  useCommands({ listDown: () => setAt(at + 1), listUp: () => setAt(at - 1) });
  drawn(at);
  return createElement(Text, null, String(at));
}

/** Commands that only say that they were run. */
function Told({ told }: { readonly told: string[] }) {
  useCommands({
    showDisk: () => told.push('disk'),
    showTodo: () => told.push('todo'),
    filterLeave: () => told.push('esc'),
  });
  return createElement(Text, null, 'told');
}

test('Esc and a key with Alt in one piece are those two, and an escape alone is Esc', async () => {
  const [stdin, stdout] = [terminalStream(), terminalStream()];
  stdout.resume();
  const told: string[] = [];
  const desk = { board: new CommandBoard(), keys: keyTable } as unknown as Desk;
  const app = render(
    createElement(
      DeskProvider,
      { value: desk },
      createElement(
        FocusProvider,
        { value: { ...firstFocus, within: 'filter' } },
        createElement(Told, { told }),
        createElement(KeyListener),
      ),
    ),
    { stdin: stdin as never, stdout: stdout as never, exitOnCtrlC: false, patchConsole: false },
  );
  await expect.poll(() => desk.board.has('showDisk')).toBe(true);
  const [escape, alt] = ['\u001b', '\u001b'];
  const after = async (bytes: string, expected: readonly string[]): Promise<void> => {
    told.length = 0;
    stdin.write(bytes);
    await expect.poll(() => [...told]).toEqual(expected);
  };
  await after(`${escape}${alt}3`, ['esc', 'disk']);
  await after(`${escape}${escape}${alt}3${alt}7`, ['esc', 'esc', 'disk', 'todo']);
  await after(`${escape}${escape}`, ['esc', 'esc']);
  await after(escape, ['esc']);
  app.unmount();
  await app.waitUntilExit();
});

test('each of many keys in one piece starts from where the one before has led', async () => {
  const [stdin, stdout] = [terminalStream(), terminalStream()];
  stdout.resume();
  let last = 0;
  const desk = { board: new CommandBoard(), keys: keyTable } as unknown as Desk;
  const app = render(
    createElement(
      DeskProvider,
      { value: desk },
      createElement(
        FocusProvider,
        { value: firstFocus },
        createElement(Steps, { drawn: (at) => (last = at) }),
        createElement(KeyListener),
      ),
    ),
    { stdin: stdin as never, stdout: stdout as never, exitOnCtrlC: false, patchConsole: false },
  );
  await expect.poll(() => desk.board.has('listDown')).toBe(true);
  stdin.write(down.repeat(40));
  await expect.poll(() => last).toBe(40);
  stdin.write(up.repeat(15) + 'j'.repeat(5));
  await expect.poll(() => last).toBe(30);
  app.unmount();
  await app.waitUntilExit();
});

/** A command that goes somewhere, which takes a while; what is pressed behind it counts from there. */
function Going({ told }: { readonly told: string[] }) {
  const { board } = useDesk();
  const [isThere, setThere] = useState(false);
  useCommands({
    showDisk: () => {
      const arrived = board.hold();
      setTimeout(() => {
        setThere(true);
        arrived();
      }, 50);
    },
    showTodo: isThere ? () => told.push('todo') : undefined,
  });
  return createElement(Text, null, 'going');
}

test('keys that come while something is on its way wait for it', async () => {
  const [stdin, stdout] = [terminalStream(), terminalStream()];
  stdout.resume();
  const told: string[] = [];
  const desk = { board: new CommandBoard(), keys: keyTable } as unknown as Desk;
  const app = render(
    createElement(
      DeskProvider,
      { value: desk },
      createElement(
        FocusProvider,
        { value: firstFocus },
        createElement(Going, { told }),
        createElement(KeyListener),
      ),
    ),
    { stdin: stdin as never, stdout: stdout as never, exitOnCtrlC: false, patchConsole: false },
  );
  await expect.poll(() => desk.board.has('showDisk')).toBe(true);
  stdin.write('\u001b3\u001b7');
  await expect.poll(() => told).toEqual(['todo']);
  app.unmount();
  await app.waitUntilExit();
});
