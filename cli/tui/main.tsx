// Starts the terminal client on a signed-in office: first what the device knows, then the network; ends with a clean terminal.
import { render } from 'ink';
import type { CurrentUser, OfficeApi } from '#sdk/api.ts';
import { FeedStore } from '#sdk/base/feed-store.ts';
import { ChatListScreen } from '#sdk/chat/screens/chat-list.ts';
import { ConnectionScreen } from '#sdk/connection/screens/connection.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { NoticesScreen } from '#sdk/notices/screens/notices.ts';
import { defaultSettings } from '#sdk/settings/table.ts';
import { App } from './App.tsx';
import { CommandBoard } from './command-board.ts';
import type { ActiveRow } from './key-map.ts';
import { layoutEngine } from './layout-engine.ts';
import { signsOf, themeOf } from './theme.ts';

/** What the client is started with. */
export type TerminalOptions = {
  office: OfficeApi;
  person: CurrentUser;
  productName: string;
  translator: Translator;
  keys: readonly ActiveRow[];
  ascii: boolean;
  /** Linear output for screen readers. */
  screenReader: boolean;
  highContrast: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  /** Aborted when the person or the system wants the program to end. */
  signal: AbortSignal;
  now(): number;
};

/** How the client ended. */
export type TerminalEnd = 'quit' | 'signal';

/**
 * Runs the client until it is left.
 * @throws OfficeError where the session ended; whatever a part of it threw, after the terminal is itself again
 */
export async function runTerminal(options: TerminalOptions): Promise<TerminalEnd> {
  const { office, now, signal } = options;
  await layoutEngine();
  const settings = new FeedStore(office.settings.state, defaultSettings());
  const chats = new ChatListScreen(office);
  const connection = new ConnectionScreen(office, now);
  const notices = new NoticesScreen(now);
  const { theme: setting } = settings.getSnapshot();
  const desk = {
    ...options,
    chats,
    connection,
    notices,
    settings,
    board: new CommandBoard(),
    isLinear: options.screenReader,
    signs: signsOf(options.ascii),
    theme: themeOf({
      setting,
      highContrast: options.highContrast,
      depth: colourDepth(),
      background: options.environment['COLORFGBG'],
    }),
    copy: (text: string) =>
      void process.stdout.write(`\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`),
    end: () => app.unmount(),
  };
  const app = render(<App desk={desk} />, {
    alternateScreen: !options.screenReader,
    incrementalRendering: true,
    maxFps: 30,
    kittyKeyboard: { mode: 'auto' },
    exitOnCtrlC: false,
    interactive: true,
    isScreenReaderEnabled: options.screenReader,
  });
  let ended: OfficeError | undefined;
  const undo = office.account.state((state) => {
    if (state.phase !== 'ended') return;
    ended = state.error === undefined ? new OfficeError('notSignedIn') : OfficeError.from(state.error);
    app.unmount();
  });
  const stop = (): void => app.unmount();
  signal.addEventListener('abort', stop, { once: true });
  // What this fails with is in the connection's state, which the band shows.
  office.connection.connect({ signal }).catch(() => undefined);
  try {
    await app.waitUntilExit();
    if (ended !== undefined) throw ended;
    return signal.aborted ? 'signal' : 'quit';
  } finally {
    undo();
    signal.removeEventListener('abort', stop);
    for (const screen of [chats, connection, notices]) screen.dispose();
  }
}

function colourDepth(): 0 | 4 | 8 | 24 {
  const depth = process.stdout.getColorDepth();
  return depth === 1 ? 0 : (depth as 4 | 8 | 24);
}
