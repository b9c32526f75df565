// Starts the terminal client on a signed-in office: first what the device knows, then the network; ends with a clean terminal.
import { render } from 'ink';
import { LockScreen } from '#sdk/account/screens/lock.ts';
import type { CurrentUser, OfficeApi } from '#sdk/api.ts';
import { FeedStore } from '#sdk/base/feed-store.ts';
import { ChatListScreen } from '#sdk/chat/screens/chat-list.ts';
import { ReservedChatScreen } from '#sdk/chat/screens/reserved-chat.ts';
import { ConnectionScreen } from '#sdk/connection/screens/connection.ts';
import { PresenceScreen } from '#sdk/status/screens/presence.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { informationManner } from '#sdk/notices/rules/notice-time.ts';
import { NoticesScreen } from '#sdk/notices/screens/notices.ts';
import { defaultSettings } from '#sdk/settings/table.ts';
import type { Variant } from '#variants/index.ts';
import { App } from './App.tsx';
import { CommandBoard } from './keys/command-board.ts';
import type { Desk } from './frame/desk.ts';
import type { TabName } from './keys/focus.ts';
import type { ActiveRow } from './keys/key-map.ts';
import { layoutEngine } from './frame/layout-engine.ts';
import { OpenForwarding } from './commands/open-forwarding.ts';
import { Picks } from './questions/picks.ts';
import { Consent } from './questions/consent.ts';
import { Questions } from './questions/questions.ts';
import { PictureLayer } from './pictures/picture-layer.ts';
import type { Background } from './terminal/background.ts';
import { clipboardCopy } from './terminal/clipboard.ts';
import { realParts, TerminalGuard } from './terminal/guard.ts';
import { watchdogOf } from './terminal/watchdog.ts';
import type { AmbiguousWidth } from './text/cell-width.ts';
import { signsOf, themeOf, type ScreenTraits } from './frame/theme.ts';

/** What the client is started with. */
export type TerminalOptions = {
  office: OfficeApi;
  person: CurrentUser;
  variant: Variant;
  /** Where the pages of the office are. */
  origin: string;
  translator: Translator;
  keys: readonly ActiveRow[];
  /** The store of this device was damaged and had to be built anew while it was opened. */
  rebuilt: boolean;
  ascii: boolean;
  /** The part that is opened first. */
  firstTab: TabName;
  /** Linear output for screen readers. */
  screenReader: boolean;
  highContrast: boolean;
  /** Whether the terminal is dark or light, where it says. */
  background?: Background | undefined;
  /** How wide it draws ambiguous characters, where it says. */
  ambiguousWidth?: AmbiguousWidth | undefined;
  /** Whose order of dates holds: the system's tag for times. */
  timeTag: string | undefined;
  environment: Readonly<Record<string, string | undefined>>;
  /** Aborted when the person or the system wants the program to end. */
  signal: AbortSignal;
  now(): number;
};

/** Chats that are read before the first screen, more than any terminal has rows; others when they are asked for. */
const firstChats = 80;

/** How the client ended. */
export type TerminalEnd = 'quit' | 'signal';

/**
 * Runs the client until it is left.
 * @throws OfficeError where the session ended; whatever a part of it threw, after the terminal is itself again
 */
export async function runTerminal(options: TerminalOptions): Promise<TerminalEnd> {
  const { background, environment, now, office, signal } = options;
  const settings = new FeedStore(office.settings.state, defaultSettings());
  const board = new CommandBoard();
  const watchdog = watchdogOf(process.env, () => process.kill(process.pid, 'SIGTERM'));
  const guard = new TerminalGuard(() => void board.run('redraw'), {
    ...realParts(),
    ...(watchdog && { record: watchdog.record }),
  });
  // From here on every key is ours: between the first frame and the moment the drawing library listens, the terminal
  // would keep some for itself (Ctrl+Q, Ctrl+C) and echo the others.
  process.stdin.setRawMode(true);
  await layoutEngine();
  const pictures = new PictureLayer((sequence) => guard.send(sequence));
  const chats = new ChatListScreen(office, { first: firstChats });
  const presence = new PresenceScreen(office);
  const connection = new ConnectionScreen(office, now);
  const lock = new LockScreen(office, now);
  const reserved = new ReservedChatScreen(office);
  const notices = new NoticesScreen(now);
  if (options.rebuilt) notices.say({ key: 'connection.rebuilt' }, informationManner);
  const { theme: setting } = settings.getSnapshot();
  const screen: ScreenTraits = {
    highContrast: options.highContrast,
    depth: colourDepth(),
    background,
    ambiguousWidth: options.ambiguousWidth,
  };
  const desk: Omit<Desk, 'go'> = {
    ...options,
    productName: options.variant.brand.shortName[options.translator.language],
    chats,
    presence,
    connection,
    lock,
    notices,
    reserved,
    settings,
    guard,
    pictures,
    board,
    picks: new Picks(),
    forwarding: new OpenForwarding(),
    consent: new Consent(),
    questions: new Questions(),
    isLinear: options.screenReader,
    signs: signsOf(options.ascii),
    screen,
    theme: themeOf({ setting, ...screen }),
    copy(text: string) {
      const copied = clipboardCopy(text, environment);
      if (copied.ok) guard.send(copied.sequence);
      return copied.ok;
    },
    end: () => app.unmount(),
  };
  const app = render(<App desk={desk} />, {
    alternateScreen: !options.screenReader,
    onRender: () => pictures.frameDrawn(),
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
    guard.dispose();
    watchdog?.dispose();
    undo();
    signal.removeEventListener('abort', stop);
    for (const screen of [chats, connection, lock, notices, reserved]) screen.dispose();
  }
}

function colourDepth(): 0 | 4 | 8 | 24 {
  const depth = process.stdout.getColorDepth();
  return depth === 1 ? 0 : (depth as 4 | 8 | 24);
}
