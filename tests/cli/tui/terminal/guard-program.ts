// A full-screen program under the guard that ends in the way its argument names, run in a pseudo-terminal by the test beside it.
import { render, Text, useApp, useInput, usePaste } from 'ink';
import { createElement, useEffect, useReducer } from 'react';
import { TerminalGuard } from '#cli/tui/terminal/guard.ts';

const way = process.argv[2] ?? '';
const continued = new EventTarget();
const guard = new TerminalGuard(() => continued.dispatchEvent(new Event('again')));

function Screen() {
  const { suspendTerminal } = useApp();
  const [count, again] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    continued.addEventListener('again', again);
    return () => continued.removeEventListener('again', again);
  }, []);
  usePaste(() => undefined);
  useInput((input, key) => {
    if (key.ctrl && input === 'z') void guard.suspend(suspendTerminal).then(again);
    if (input === 'e')
      void suspendTerminal(() =>
        guard.lend(async () => {
          process.stderr.write('three lines\nof an editor\nand a half');
        }),
      ).then(again);
    if (input === 'x') process.exit(7);
    if (input === 't')
      setTimeout(() => {
        throw new TypeError('thrown on purpose');
      });
    if (input === 'q') app.unmount();
  });
  return createElement(Text, null, `drawn ${count} ${way}`);
}

guard.setTitle('七巧 (3)');
guard.setMouse(true);
guard.setWheelArrows(false);
const app = render(createElement(Screen), {
  alternateScreen: true,
  kittyKeyboard: { mode: 'enabled' },
  exitOnCtrlC: false,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    if (way !== 'stubborn') app.unmount();
  });
await app.waitUntilExit();
guard.dispose();
process.stdout.write('goodbye\n');
