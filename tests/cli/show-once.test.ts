// A flash message at a terminal: its text is there for its seconds and nowhere on the screen afterwards.
import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import type { Context } from '#cli/context.ts';
import { showOnce } from '#cli/commands/chat/show-once.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const text = `密码是 7788，${'看完就没有了，'.repeat(12)}\n第二行`;

function world(outIsTerminal = true) {
  const stop = new AbortController();
  let written = 'before\r\n';
  const io = {
    outIsTerminal,
    columns: 40,
    out: (part: string) => void (written += outIsTerminal ? part.replaceAll('\n', '\r\n') : part),
  };
  const context = {
    io,
    signal: stop.signal,
    texts: async () => createTranslator('zh'),
  } as unknown as Context;
  const screen = async (): Promise<string[]> => {
    const terminal = new xterm.Terminal({ cols: 40, rows: 24, allowProposedApi: true });
    await new Promise<void>((resolve) => terminal.write(written, resolve));
    const { active } = terminal.buffer;
    const lines = Array.from({ length: active.length }, (_, at) =>
      active.getLine(at)?.translateToString(true),
    );
    return lines.filter((line) => line !== undefined && line !== '') as string[];
  };
  return { context, stop, screen, written: () => written };
}

test('it is counted down and then wiped', async () => {
  const { context, screen } = world();
  const seen: string[][] = [];
  await showOnce(context, text, 3, async () => void seen.push(await screen()));
  expect(seen.map(([, head]) => /\d/.exec(head ?? '')?.[0])).toEqual(['3', '2', '1']);
  for (const lines of seen) {
    expect(lines.join('\n')).toContain('密码是 7788');
    expect(lines.join('\n')).toContain('第二行');
  }
  expect(await screen()).toEqual(['before', '闪信已经焚毁']);
});

test('Ctrl+C takes it away at once', async () => {
  const { context, stop, screen } = world();
  let seconds = 0;
  await showOnce(context, text, 60, async () => {
    seconds += 1;
    stop.abort();
  });
  expect(seconds).toBe(1);
  expect(await screen()).toEqual(['before', '闪信已经焚毁']);
});

test('a pipe gets the text and nothing else', async () => {
  const { context, written } = world(false);
  await showOnce(context, 'one\ntwo', 5);
  expect(written()).toBe('before\r\n  one\n  two\n');
});
