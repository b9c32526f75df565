// Electron without Electron, for tests: the same names, in one process, with everything that was done written down.
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** What was called, in order: `shell.openExternal https://…`. */
export const calls: string[] = [];
/** Answers of dialogs, taken from the front; 0 (cancel) when none is left. */
export const answers: number[] = [];
/** Dialogs that were shown. */
export const dialogs: { message: string; detail?: string; buttons?: string[] }[] = [];
/** Facts of the system below. */
export const facts = {
  hasLock: true,
  isPackaged: false,
  locale: 'zh-CN',
  keychain: true,
  keychainAge: 1,
  backend: 'gnome_libsecret',
  displays: [
    {
      id: 7,
      scaleFactor: 2,
      size: { width: 1920, height: 1080 },
      workArea: { x: 0, y: 0, width: 1920, height: 1080 },
    },
  ],
  /** What can be captured, by id, name and display. */
  sources: [] as FakeSource[],
  /** What macOS says of the screen, and of camera and microphone. */
  screenAccess: 'granted' as 'granted' | 'denied' | 'restricted' | 'not-determined',
  deviceAccess: true,
  chosenFolder: undefined as string | undefined,
};

/** A screen or window; `picture` is what its image would hold, empty where the system gives none. */
export type FakeSource = { id: string; name: string; display_id: string; picture: Uint8Array };

type Prevented = { defaultPrevented: boolean; preventDefault(): void };

/** An event that may be prevented. */
export function event<T extends object>(more: T = {} as T): T & Prevented {
  const made = {
    ...more,
    defaultPrevented: false,
    preventDefault() {
      made.defaultPrevented = true;
    },
  };
  return made;
}

class FakeApp extends EventEmitter {
  paths: Record<string, string> = {};
  quits = 0;
  badge = 0;
  readonly name = 'Tangram';
  get isPackaged(): boolean {
    return facts.isPackaged;
  }
  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set path: ${path} does not exist`);
    this.paths[name] = path;
  }
  requestSingleInstanceLock(): boolean {
    return facts.hasLock;
  }
  /** As in Electron: not before the program's first module has been evaluated. */
  evaluated: Promise<void> = Promise.resolve();
  whenReady(): Promise<void> {
    return this.evaluated;
  }
  setAppUserModelId(id: string): void {
    this.paths['id'] = id;
  }
  exit(code: number): void {
    calls.push(`app.exit ${code}`);
  }
  getLocale(): string {
    return facts.locale;
  }
  setAsDefaultProtocolClient(scheme: string): void {
    calls.push(`app.setAsDefaultProtocolClient ${scheme}`);
  }
  enableSandbox(): void {
    calls.push('app.enableSandbox');
  }
  setBadgeCount(count: number): void {
    this.badge = count;
  }
  quit(): void {
    const asked = event();
    this.emit('before-quit', asked);
    if (!asked.defaultPrevented) {
      this.quits += 1;
      this.emit('quit');
    }
  }
}
export const app = new FakeApp();

type Handler = (...given: never[]) => unknown;

/** A browser session that keeps its handlers. */
export class FakeSession extends EventEmitter {
  readonly handlers: Record<string, Handler | undefined> = {};
  readonly partition: string;
  readonly schemes: Record<string, (request: Request) => Promise<Response>> = {};
  spellChecker = true;
  cleared = 0;
  fetched: string[] = [];
  constructor(partition: string) {
    super();
    this.partition = partition;
  }
  readonly protocol = {
    handle: (scheme: string, handler: (request: Request) => Promise<Response>) => {
      this.schemes[scheme] = handler;
    },
  };
  readonly webRequest = {
    onBeforeRequest: (handler: Handler) => {
      this.handlers['request'] = handler;
    },
  };
  setPermissionRequestHandler = (handler: Handler): void => void (this.handlers['ask'] = handler);
  setPermissionCheckHandler = (handler: Handler): void => void (this.handlers['check'] = handler);
  setDevicePermissionHandler = (handler: Handler): void => void (this.handlers['device'] = handler);
  setBluetoothPairingHandler = (handler: Handler): void => void (this.handlers['pairing'] = handler);
  setDisplayMediaRequestHandler = (handler: Handler): void => void (this.handlers['screen'] = handler);
  setCertificateVerifyProc = (handler: Handler): void => void (this.handlers['certificate'] = handler);
  setSpellCheckerEnabled(on: boolean): void {
    this.spellChecker = on;
  }
  async clearStorageData(): Promise<void> {
    this.cleared += 1;
  }
  async fetch(address: string): Promise<{ ok: boolean }> {
    this.fetched.push(address);
    return { ok: true };
  }
}

/** Sessions by partition. */
export const sessions = new Map<string, FakeSession>();
function sessionOf(partition: string): FakeSession {
  const known = sessions.get(partition) ?? new FakeSession(partition);
  sessions.set(partition, known);
  return known;
}
export const session = {
  get defaultSession() {
    return sessionOf('');
  },
  fromPartition: sessionOf,
};

export const protocol = {
  registered: [] as { scheme: string; privileges: Record<string, boolean> }[],
  registerSchemesAsPrivileged(schemes: { scheme: string; privileges: Record<string, boolean> }[]): void {
    protocol.registered.push(...schemes);
  },
};

/** A page. */
export class FakeContents extends EventEmitter {
  mainFrame: { url: string } = { url: '' };
  readonly session: FakeSession | undefined;
  readonly sent: { channel: string; given: unknown[] }[] = [];
  readonly posted: { channel: string; ports: FakePort[] }[] = [];
  openHandler: ((details: { url: string }) => { action: string }) | undefined;
  constructor(owner: FakeSession | undefined) {
    super();
    this.session = owner;
  }
  send(channel: string, ...given: unknown[]): void {
    this.sent.push({ channel, given });
    this.emit('test-sent');
  }
  postMessage(channel: string, _message: unknown, ports: FakePort[]): void {
    this.posted.push({ channel, ports });
    this.emit('test-posted');
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
}

type Bounds = { x: number; y: number; width: number; height: number };

/** A window. */
export class BrowserWindow extends EventEmitter {
  static all: BrowserWindow[] = [];
  readonly options: Record<string, unknown> & { webPreferences: Record<string, unknown> };
  readonly webContents: FakeContents;
  bounds: Bounds;
  visible = false;
  focused = false;
  minimised = false;
  maximised = false;
  destroyed = false;
  flashing = false;
  overlay: { image: unknown; description: string } | undefined;
  constructor(options: Record<string, unknown> & { webPreferences: Record<string, unknown> }) {
    super();
    this.options = options;
    const side = (name: string, usual: number): number => Number(options[name] ?? usual);
    this.bounds = {
      x: side('x', 100),
      y: side('y', 100),
      width: side('width', 800),
      height: side('height', 600),
    };
    this.webContents = new FakeContents(options.webPreferences['session'] as FakeSession | undefined);
    BrowserWindow.all.push(this);
    app.emit('web-contents-created', event(), this.webContents);
  }
  async loadURL(url: string): Promise<void> {
    this.webContents.mainFrame = { url };
    queueMicrotask(() => this.emit('ready-to-show'));
  }
  show(): void {
    this.visible = true;
  }
  hide(): void {
    this.visible = false;
  }
  focus(): void {
    this.focused = true;
    this.emit('focus');
  }
  isDestroyed = (): boolean => this.destroyed;
  isFocused = (): boolean => this.focused;
  isMinimized = (): boolean => this.minimised;
  isMaximized = (): boolean => this.maximised;
  restore(): void {
    this.minimised = false;
  }
  maximize(): void {
    this.maximised = true;
  }
  getNormalBounds = (): Bounds => this.bounds;
  getBounds = (): Bounds => this.bounds;
  getSize = (): [number, number] => [this.bounds.width, this.bounds.height];
  flashFrame(on: boolean): void {
    this.flashing = on;
  }
  setOverlayIcon(image: unknown, description: string): void {
    this.overlay = { image, description };
  }
  close(): void {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    const asked = event();
    this.emit('close', asked);
    if (asked.defaultPrevented) return;
    this.destroyed = true;
    BrowserWindow.all = BrowserWindow.all.filter((one) => one !== this);
    this.emit('closed');
    // As Electron does where nobody says otherwise.
    if (BrowserWindow.all.length === 0 && !app.emit('window-all-closed')) app.quit();
  }
}

type Ipc = { sender: FakeContents; senderFrame: { url: string } | null };
const handled = new Map<string, (asked: Ipc, ...given: unknown[]) => unknown>();
const listened = new Map<string, (asked: Ipc, ...given: unknown[]) => void>();
export const ipcMain = {
  handle: (channel: string, work: (asked: Ipc, ...given: unknown[]) => unknown) => handled.set(channel, work),
  on: (channel: string, work: (asked: Ipc, ...given: unknown[]) => void) => listened.set(channel, work),
};
/** Names of the calls that are answered. */
export const answeredChannels = (): string[] => [...handled.keys(), ...listened.keys()];
/** A page calls; `frame` is its top frame unless given. */
export async function invoke(
  contents: FakeContents,
  channel: string,
  given: unknown[] = [],
  frame: { url: string } | null = contents.mainFrame,
): Promise<unknown> {
  return handled.get(channel)?.({ sender: contents, senderFrame: frame }, ...given);
}
/** A page sends. */
export function sendFrom(
  contents: FakeContents,
  channel: string,
  given: unknown[] = [],
  frame: { url: string } | null = contents.mainFrame,
): void {
  listened.get(channel)?.({ sender: contents, senderFrame: frame }, ...given);
}

export const dialog = {
  async showMessageBox(...given: unknown[]): Promise<{ response: number }> {
    const shown = given.at(-1) as (typeof dialogs)[number];
    dialogs.push(shown);
    return { response: answers.shift() ?? 0 };
  },
  showErrorBox(title: string, text: string): void {
    dialogs.push({ message: title, detail: text });
  },
  async showOpenDialog(): Promise<{ canceled: boolean; filePaths: string[] }> {
    const { chosenFolder } = facts;
    return {
      canceled: chosenFolder === undefined,
      filePaths: chosenFolder === undefined ? [] : [chosenFolder],
    };
  },
};
export const shell = {
  async openExternal(address: string): Promise<void> {
    calls.push(`shell.openExternal ${address}`);
  },
};

type Row = {
  label?: string;
  click?: (row: { checked: boolean }) => void;
  enabled?: boolean;
  checked?: boolean;
};
export const Menu = {
  application: undefined as unknown,
  buildFromTemplate: (template: Row[]): Row[] => template,
  setApplicationMenu(menu: unknown): void {
    Menu.application = menu;
  },
};

/** The tray icon. */
export class Tray extends EventEmitter {
  static last: Tray | undefined;
  tip = '';
  menu: Row[] = [];
  destroyed = false;
  readonly icon: string;
  constructor(icon: string) {
    super();
    this.icon = icon;
    Tray.last = this;
  }
  setToolTip(text: string): void {
    this.tip = text;
  }
  setContextMenu(menu: Row[]): void {
    this.menu = menu;
  }
  destroy(): void {
    this.destroyed = true;
  }
}

/** A notification of the system. */
export class Notification extends EventEmitter {
  static shown: Notification[] = [];
  static isSupported = (): boolean => true;
  readonly options: { title: string; body: string; silent: boolean };
  constructor(options: { title: string; body: string; silent: boolean }) {
    super();
    this.options = options;
  }
  show(): void {
    Notification.shown.push(this);
    news.emit('notification', this);
  }
}

/** Tells tests what happened, so that they wait for it and for no length of time. */
export const news = new EventEmitter();

export const nativeImage = { createFromBuffer: (bytes: Buffer) => ({ bytes }) };
export const screen = {
  getAllDisplays: () => facts.displays,
  getDisplayMatching: () => facts.displays[0],
};
export const desktopCapturer = {
  async getSources({ types, thumbnailSize }: { types: string[]; thumbnailSize: Record<string, number> }) {
    const shown = BrowserWindow.all[0]?.visible === true ? 'shown' : 'hidden';
    calls.push(`getSources ${types.join('+')} ${Object.values(thumbnailSize).join('x')} window ${shown}`);
    return facts.sources
      .filter(({ id }) => types.some((type) => id.startsWith(`${type}:`)))
      .map(({ picture, ...source }) => ({
        ...source,
        thumbnail: { isEmpty: () => picture.byteLength === 0, toPNG: () => Buffer.from(picture) },
      }));
  },
};
export const systemPreferences = {
  async askForMediaAccess(kind: string): Promise<boolean> {
    calls.push(`askForMediaAccess ${kind}`);
    return facts.deviceAccess;
  },
  getMediaAccessStatus: () => facts.screenAccess,
};
export const safeStorage = {
  isAsyncEncryptionAvailable: async (): Promise<boolean> => facts.keychain,
  getSelectedStorageBackend: (): string => facts.backend,
  encryptStringAsync: async (text: string): Promise<Buffer> =>
    Buffer.from(`sealed${facts.keychainAge}:${Buffer.from(text).toString('hex')}`),
  async decryptStringAsync(sealed: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> {
    const [head = '', text = ''] = sealed.toString().split(':');
    return {
      result: Buffer.from(text, 'hex').toString(),
      shouldReEncrypt: head !== `sealed${facts.keychainAge}`,
    };
  },
};

/** A port as Electron has it, over one of Node's. */
export class FakePort extends EventEmitter {
  readonly inner: MessagePort;
  constructor(inner: MessagePort) {
    super();
    this.inner = inner;
    inner.on('close', () => this.emit('close'));
  }
  postMessage(message: unknown): void {
    this.inner.postMessage(message, []);
  }
  start(): void {
    this.inner.on('message', (data: unknown) => this.emit('message', { data, ports: [] }));
  }
  close(): void {
    this.inner.close();
  }
}
/** Two ports that know each other. */
export class MessageChannelMain {
  readonly port1: FakePort;
  readonly port2: FakePort;
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port1 = new FakePort(port1);
    this.port2 = new FakePort(port2);
  }
}

/** The line of a forked module to its program. */
export class FakeParentPort extends EventEmitter {
  readonly #child: FakeUtility;
  constructor(child: FakeUtility) {
    super();
    this.#child = child;
  }
  postMessage(message: unknown): void {
    const copy = structuredClone(message);
    setImmediate(() => this.#child.emit('message', copy));
  }
}
/** A forked process; what runs in it is what the test says. */
export class FakeUtility extends EventEmitter {
  readonly module: string;
  readonly parent = new FakeParentPort(this);
  killed = false;
  constructor(module: string) {
    super();
    this.module = module;
  }
  postMessage(message: unknown, ports: FakePort[] = []): void {
    const copy = structuredClone(message);
    setImmediate(() => this.parent.emit('message', { data: copy, ports }));
  }
  kill(): void {
    if (this.killed) return;
    this.killed = true;
    this.emit('exit', 0);
  }
}
/** What a forked process does. */
export const forked = {
  children: [] as FakeUtility[],
  run: (_parent: FakeParentPort): void => undefined,
};
export const utilityProcess = {
  fork(module: string): FakeUtility {
    const child = new FakeUtility(module);
    forked.children.push(child);
    forked.run(child.parent);
    return child;
  },
};

/** What a preload exposed, by name. */
export const exposed: Record<string, Record<string, (...given: unknown[]) => unknown>> = {};
export const contextBridge = {
  exposeInMainWorld(name: string, api: (typeof exposed)[string]): void {
    exposed[name] = api;
  },
};
export const ipcRenderer = Object.assign(new EventEmitter(), {
  send: (channel: string, ...given: unknown[]) => void calls.push(`send ${channel} ${given.length}`),
  invoke: async (channel: string, ...given: unknown[]) => calls.push(`invoke ${channel} ${given.length}`),
});

/** Everything as it was before anything started. */
export function resetElectron(): void {
  app.removeAllListeners();
  Object.assign(app, { paths: {}, quits: 0, badge: 0, evaluated: Promise.resolve() });
  Object.assign(facts, {
    hasLock: true,
    isPackaged: false,
    locale: 'zh-CN',
    keychain: true,
    keychainAge: 1,
    backend: 'gnome_libsecret',
  });
  facts.chosenFolder = undefined;
  Object.assign(facts, { sources: [], screenAccess: 'granted', deviceAccess: true });
  for (const list of [calls, answers, dialogs, protocol.registered, forked.children]) list.length = 0;
  sessions.clear();
  handled.clear();
  listened.clear();
  BrowserWindow.all = [];
  Notification.shown = [];
  Tray.last = undefined;
  Menu.application = undefined;
  forked.run = () => undefined;
  for (const name of Object.keys(exposed)) delete exposed[name];
  ipcRenderer.removeAllListeners();
  news.removeAllListeners();
}
