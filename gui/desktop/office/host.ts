// Opens the office in a process of its own for the desktop program: serves it on ports, and tells the shell its news.
import { createNodeHost } from '#sdk/host/node/index.ts';
import { createTranslator, detectLanguage, type Translator } from '#sdk/locales/index.ts';
import { planNativeNotice } from '#sdk/notices/rules/native-notice.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText, saidText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { serveOffice } from '#sdk/rpc/serve.ts';
import { defaultSettings, type SettingValues } from '#sdk/settings/table.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { pickVariant } from '#variants/index.ts';
import type { LockState } from '#sdk/api.ts';
import type { FromOffice, ShellState, ToOffice, UnfinishedWork } from '../../worker/desktop-messages.ts';

/** A port as Electron hands it over: of another process, with data in an event. */
export type HostPort = {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
  start(): void;
};

/** The line to the program. */
export type ParentPort = {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown; ports: HostPort[] }) => void): unknown;
};

/** Values by name, for keys that a variant asks for. */
export type Environment = (name: string) => string | undefined;

type Start = Extract<ToOffice, { type: 'start' }>;

function portOf(port: HostPort): Port {
  return {
    post: (messages) => port.postMessage(messages),
    onMessage(listener) {
      port.on('message', ({ data }) => listener(data as Parameters<typeof listener>[0]));
      port.start();
    },
    onClose: (listener) => void port.on('close', listener),
  };
}

/** What is not sent yet. A file that is going up now would break off: it blocks the end (spec §4). */
async function unfinishedOf(
  office: Office,
  personSignedIn: boolean,
  texts: Translator,
): Promise<UnfinishedWork[]> {
  if (!personSignedIn) return [];
  const waiting = await office.acts.outbox();
  return waiting.flatMap((entry): UnfinishedWork[] => {
    const place = entry.chatName === '' ? entry.chatId : entry.chatName;
    if (entry.type === 'upload') {
      const stands = entry.paused || entry.state === 'failed';
      return [{ kind: 'upload', place, title: entry.name, keeps: stands }];
    }
    if (entry.type !== 'message') return [];
    const said = lineText(texts, summarize(entry.text), asCharacter).replace(/\s+/g, ' ');
    return [{ kind: 'message', place, title: [...said].slice(0, 60).join(''), keeps: true }];
  });
}

/** Opens the office and answers the program until it is told to close. */
function open(start: Start, tell: (message: FromOffice) => void, environment: Environment) {
  const host = createNodeHost({
    profile: start.profile,
    folders: start.folders,
    face: 'window',
    ...(start.secretsKey !== undefined && { secretsKey: start.secretsKey }),
    openDatabase: openNodeDatabase,
  });
  const variant = pickVariant(start.variant);
  const office = openOffice({
    host,
    variant,
    ...(start.server !== undefined && { server: start.server }),
    environment,
  });
  let settings: SettingValues = defaultSettings();
  let lock: LockState = { way: 'none', locked: false, tries: 0 };
  let unread = 0;
  let todo = 0;
  let signedIn = false;
  let asked = false;
  const texts = (): Translator => {
    const { language } = settings;
    return createTranslator(detectLanguage(language === 'auto' ? undefined : language, start.systemLanguage));
  };
  const stateNow = (): ShellState => ({
    unread: signedIn ? unread : 0,
    todo: signedIn ? todo : 0,
    canLock: signedIn && lock.way !== 'none',
    locked: lock.locked,
    doNotDisturb: settings.doNotDisturb,
    closeToTray: settings.closeToTray,
    screenshotHides: settings.screenshotHides,
    language: settings.language,
    cacheFolder: settings.cacheFolder,
  });
  /** What changed in one turn goes out at once. */
  const changed = (): void => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      tell({ type: 'state', state: stateNow() });
    });
  };
  const failed = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    host.errors.add({
      time: host.clock.now(),
      user: '',
      page: 'desktop',
      type: 'error',
      message,
      agent: 'desktop',
    });
    tell({ type: 'failed', message });
  };

  office.account.state(({ phase }) => {
    signedIn = phase === 'signedIn';
    changed();
  });
  office.settings.state((values) => {
    settings = values;
    changed();
  });
  office.lock.state((state) => {
    lock = state;
    changed();
  });
  office.chat.totals((totals) => {
    unread = totals.unread;
    changed();
  });
  office.todo.counts((counts) => {
    todo = counts.todo;
    changed();
  });
  office.events((event) => {
    const plan = planNativeNotice(event, {
      ...settings,
      locked: lock.locked,
      now: host.clock.now(),
    });
    if (plan === undefined) return;
    const translator = texts();
    const { t, language } = translator;
    const { chat, chatId, sound } = plan;
    const title = chat?.name ?? variant.brand.productName[language];
    const body = chat === undefined ? t('desktop.notice.hidden') : saidText(translator, chat, asCharacter);
    tell({ type: 'notice', notice: { title, body, chatId, sound } });
  });

  return {
    serve: (port: HostPort) => serveOffice(office, portOf(port)),
    async take(message: Exclude<ToOffice, Start>): Promise<void> {
      try {
        if (message.type === 'lock') await office.lock.lock();
        if (message.type === 'setDoNotDisturb') await office.settings.set('doNotDisturb', message.on);
        if (message.type === 'unfinished')
          tell({ type: 'unfinished', id: message.id, works: await unfinishedOf(office, signedIn, texts()) });
        if (message.type === 'close') {
          await office.close();
          tell({ type: 'closed' });
        }
      } catch (error) {
        failed(error);
      }
    },
    failed,
  };
}

/** Listens to the program. The office is opened by its first message, and serves every port that comes after. */
export function runDesktopHost(
  parentPort: ParentPort,
  environment: Environment,
): { failed(error: unknown): void } {
  const tell: (message: FromOffice) => void = parentPort.postMessage.bind(parentPort);
  let host: ReturnType<typeof open> | undefined;
  parentPort.on('message', ({ data, ports }) => {
    const message = data as ToOffice;
    if (message.type === 'start') {
      host ??= open(message, tell, environment);
      return;
    }
    const [port] = ports;
    if (message.type === 'serve' && port !== undefined) host?.serve(port);
    else if (message.type !== 'serve') void host?.take(message);
  });
  return {
    failed: (error) =>
      host === undefined ? tell({ type: 'failed', message: String(error) }) : host.failed(error),
  };
}
