// Joins the parts of the desktop program: sessions first, then the office's process, the window, the tray, and the end.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, dialog, Notification, session, type BrowserWindow, type WebContents } from 'electron';
import { signInAddress, signOffAddress } from '#sdk/account/rules/sign-in-address.ts';
import { createNodeHost, systemFolders } from '#sdk/host/node/index.ts';
import { createTranslator, detectLanguage, type Translator } from '#sdk/locales/index.ts';
import { allowedHosts, pickVariant, resolveAddresses, type VariantName } from '#variants/index.ts';
import type { NativeNotice, ShellState } from '../worker/desktop-messages.ts';
import { setAppMenu } from './app-menu.ts';
import { servePages, type PageWear } from './app-pages.ts';
import { showBadges } from './badges.ts';
import { appIdOf, appOrigin, appScheme, channels, type SignInResult } from './bridge.ts';
import { cacheFolder } from './cache-folder.ts';
import { createCapturing } from './capture/capturing.ts';
import { createScreenChooser } from './capture/choose-screen.ts';
import { createScreenshots } from './capture/screenshot.ts';
import { chooseOffice } from './choose-office.ts';
import { chosenServer } from './chosen-server.ts';
import { deepLinkIn, deepLinkScheme, routeOfDeepLink } from './deep-link.ts';
import { guardContents, isAppAddress, type ContentsRules } from './guard-contents.ts';
import { answerMainWindow } from './main-bridge.ts';
import { openMainWindow, raise, visit } from './main-window.ts';
import { startOfficeProcess, type OfficeProcess } from './office-process.ts';
import { openLink } from './open-link.ts';
import type { DesktopOptions } from './options.ts';
import { createPreviews } from './preview-window.ts';
import { desktopSecretsKey } from './secrets-key.ts';
import { reachOffice } from './reach-office.ts';
import { secureSession } from './secure-session.ts';
import { forgetSignIn, isSignInAddress, openSignIn, type SignInPlace } from './sign-in-window.ts';
import { createTray } from './tray.ts';
import { askForTrust, believeKnownOffice } from './trust-office.ts';
import { mayEnd } from './unfinished.ts';

/** Where the built parts are, and what was asked for. */
export type DesktopParts = {
  options: DesktopOptions;
  /** The variant of the build. */
  variant: string;
  pages: string;
  preload: string;
  officeModule: string;
  icons: string;
};

const atRest: ShellState = {
  unread: 0,
  todo: 0,
  canLock: false,
  locked: false,
  doNotDisturb: false,
  closeToTray: true,
  screenshotHides: false,
  language: 'auto',
  cacheFolder: '',
};

/** Starts the program; a second one hands its link to the first and ends. */
export async function startDesktop(parts: DesktopParts): Promise<void> {
  const { options } = parts;
  const variant = pickVariant((options.variant ?? parts.variant) as VariantName);
  const folders = systemFolders();
  const host = createNodeHost({
    profile: options.profile,
    folders,
    openDatabase: () => Promise.reject(new Error('the store belongs to the office process')),
  });
  const own = join(host.paths.data, 'desktop');
  // Electron takes no folder that is not there.
  mkdirSync(own, { recursive: true, mode: 0o700 });
  app.setPath('userData', own);
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  const devTools = !app.isPackaged;
  const rules = new WeakMap<WebContents, ContentsRules>();
  let state = atRest;
  let window: BrowserWindow | undefined;
  let office: OfficeProcess | undefined;
  let mayQuit = false;
  let asking = false;
  const texts = (): Translator =>
    createTranslator(detectLanguage(state.language === 'auto' ? undefined : state.language, app.getLocale()));
  const name = (): string => variant.brand.productName[texts().language];
  const follow = (address: string): void => {
    if (window !== undefined) void openLink(window, address, texts());
  };
  const appRules: ContentsRules = { mayVisit: isAppAddress, onLink: follow };
  app.on('web-contents-created', (_, contents) =>
    guardContents(contents, {
      mayVisit: (address) => (rules.get(contents) ?? appRules).mayVisit(address),
      onLink: (address) => (rules.get(contents) ?? appRules).onLink(address),
    }),
  );

  /** A link from outside: the window comes up and asks; nothing else happens before a click. */
  const follows = async (link: string): Promise<void> => {
    if (window === undefined) return;
    raise(window);
    const route = routeOfDeepLink(link);
    if (route === undefined || state.locked) return;
    const { t } = texts();
    const { response } = await dialog.showMessageBox(window, {
      type: 'question',
      message: t('desktop.visit.ask'),
      detail: route,
      buttons: [t('desktop.cancel'), t('desktop.visit.open')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    if (response === 1 && !state.locked) visit(window, route);
  };
  app.on('second-instance', (_, words) => {
    if (window !== undefined) raise(window);
    const link = deepLinkIn(words);
    if (link !== undefined) void follows(link);
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    void follows(link);
  });
  // Windows come and go before the main one; the program ends when it is told to.
  app.on('window-all-closed', () => undefined);
  app.on('activate', () => {
    if (window !== undefined) raise(window);
  });

  // Windows shows notifications only of programs it can name.
  app.setAppUserModelId(appIdOf(variant.name));

  await app.whenReady();
  setAppMenu();
  if (app.isPackaged) app.setAsDefaultProtocolClient(deepLinkScheme);
  const pages = session.fromPartition('persist:pages');
  const signInPages = session.fromPartition('persist:sign-in');
  secureSession(session.defaultSession, 'app');
  const chooser = createScreenChooser({ session: pages, preload: parts.preload, devTools });
  const isLocked = (): boolean => state.locked;
  secureSession(pages, 'app', createCapturing({ window: () => window, isLocked, texts, chooser }));
  secureSession(signInPages, 'signIn');
  let wear: PageWear = { variant: variant.name, server: '' };
  pages.protocol.handle(
    appScheme,
    servePages(parts.pages, () => wear),
  );
  const icon = join(parts.icons, `${variant.name}.png`);
  const serverFile = join(own, 'server');
  const known = chosenServer(options.server, variant.server, serverFile) ?? variant.server;
  const server =
    known ??
    (await chooseOffice({
      session: pages,
      preload: parts.preload,
      icon,
      title: name(),
      devTools,
      reach: (address) => reachOffice(address, { host, variant, texts: texts() }),
    }));
  if (server === undefined) {
    app.quit();
    return;
  }
  if (known === null) chosenServer(server, null, serverFile);
  const addresses = resolveAddresses(variant, server);
  wear = { ...wear, server: addresses.server };
  const place: SignInPlace = {
    page: signInAddress(addresses.signIn, '').replace(/\?.*$/s, ''),
    origins: allowedHosts(variant, addresses).map((one) => `${new URL(addresses.server).protocol}//${one}`),
    home: new URL(addresses.server).origin,
  };
  if (!(await askForTrust(addresses.server, host.certificates, texts()))) {
    app.quit();
    return;
  }
  believeKnownOffice(signInPages, addresses.server, host.certificates);

  const tray = createTray(icon, {
    show: () => window !== undefined && raise(window),
    lock: () => office?.lock(),
    setDoNotDisturb: (on) => office?.setDoNotDisturb(on),
    quit: () => app.quit(),
  });
  const previews = createPreviews({
    session: pages,
    preload: parts.preload,
    devTools,
  });
  const show = (): void => {
    tray.update({ name: name(), ...state }, texts());
    if (window !== undefined) showBadges(window, state.unread, texts());
    if (!state.locked) return;
    previews.closeAll();
    chooser.close();
  };
  const notify = (notice: NativeNotice): void => {
    if (window?.isFocused() === true || !Notification.isSupported()) return;
    const shown = new Notification({ title: notice.title, body: notice.body, silent: !notice.sound, icon });
    shown.on('click', () => {
      if (window === undefined) return;
      raise(window);
      if (!state.locked) visit(window, `/main/messages/${notice.chatId}`);
    });
    shown.show();
  };
  const secretsKey = await desktopSecretsKey(join(own, 'secrets.key'));
  const openOffice = (): OfficeProcess =>
    startOfficeProcess(
      parts.officeModule,
      {
        type: 'start',
        variant: variant.name,
        server: server === variant.server ? undefined : server,
        profile: options.profile,
        folders,
        secretsKey,
        systemLanguage: app.getLocale(),
      },
      {
        onState(next) {
          state = next;
          show();
        },
        onNotice: notify,
        onTrouble: (message) => console.error(message),
        // The page says that it stopped, and asks for a port again when the person does.
        onGone: () => (office = undefined),
      },
    );
  office = openOffice();

  answerMainWindow({
    window: () => window,
    cacheFolder: () => cacheFolder(state.cacheFolder, join(own, 'cache')),
    previews,
    takeScreenshot: createScreenshots({ texts, isLocked, hides: () => state.screenshotHides }),
    connectOffice(contents) {
      office ??= openOffice();
      contents.postMessage(channels.officePort, null, [office.port()]);
    },
    openLink: async (address) => (window === undefined ? false : openLink(window, address, texts())),
    forgetSignIn: () => forgetSignIn(signInPages, signOffAddress(addresses.signIn)),
    async signIn(address): Promise<SignInResult> {
      if (window === undefined || !isSignInAddress(address, place)) throw new Error('not the sign-in page');
      return openSignIn(address, place, {
        session: signInPages,
        parent: window,
        title: name(),
        devTools,
        onLink: follow,
        setRules: (contents, own) => rules.set(contents, own),
      });
    },
  });

  window = openMainWindow({
    session: pages,
    preload: parts.preload,
    icon,
    title: name(),
    stateFile: join(own, 'window.json'),
    devTools,
    hidden: options.hidden,
    onClose: () => (mayQuit ? 'close' : state.closeToTray ? 'hide' : 'ask'),
    end: () => app.quit(),
  });
  window.on('focus', () => window?.flashFrame(false));
  window.once('closed', () => {
    window = undefined;
    app.quit();
  });
  window.webContents.on('render-process-gone', (_, { reason }) => {
    // The page comes back as it was: what was typed is a draft in the office's process.
    if (reason !== 'clean-exit' && window !== undefined) void window.loadURL(`${appOrigin}/`);
  });
  show();

  app.on('before-quit', (event) => {
    if (mayQuit) return;
    event.preventDefault();
    if (!asking) void end();
  });
  async function end(): Promise<void> {
    asking = true;
    const works = (await office?.unfinished()) ?? [];
    if (works.length > 0 && window !== undefined) raise(window);
    mayQuit = window === undefined || (await mayEnd(works, window, texts()));
    asking = false;
    if (!mayQuit) return;
    await office?.close();
    tray.close();
    app.quit();
  }
  if (options.link !== undefined) await follows(options.link);
}
