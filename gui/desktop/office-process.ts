// Owns the office's own process: starts it, gives pages ports to it, hears its news, and ends it.
import { MessageChannelMain, utilityProcess, type MessagePortMain, type UtilityProcess } from 'electron';
import type {
  FromOffice,
  NativeNotice,
  ShellState,
  ToOffice,
  UnfinishedWork,
} from '../worker/desktop-messages.ts';

/** What is heard of it. */
export type OfficeNews = {
  onState(state: ShellState): void;
  onNotice(notice: NativeNotice): void;
  /** Something went wrong that nobody had asked for; it is in the error log. */
  onTrouble(message: string): void;
  /** It is gone without having been told to. */
  onGone(code: number): void;
};

/** The process. */
export type OfficeProcess = {
  /** A new port to it, for a page. */
  port(): MessagePortMain;
  lock(): void;
  setDoNotDisturb(on: boolean): void;
  /** What is on its way; nothing where it does not answer in time: it would not go on either. */
  unfinished(): Promise<readonly UnfinishedWork[]>;
  /** Closes its store and connections and waits for its end, for so long. */
  close(): Promise<void>;
};

/** How long answers and the end are waited for, in ms. */
const patienceMs = 3_000;

/** Starts it. @param module the built `gui/desktop/office/main.ts` */
export function startOfficeProcess(
  module: string,
  start: Extract<ToOffice, { type: 'start' }>,
  news: OfficeNews,
): OfficeProcess {
  const child: UtilityProcess = utilityProcess.fork(module, [], {
    serviceName: 'Tangram Office',
    stdio: 'inherit',
    env: { ...process.env },
    // Nobody can be debugged into; the fuses say so again.
    execArgv: [],
  });
  const questions = new Map<number, (works: readonly UnfinishedWork[]) => void>();
  let nextQuestion = 1;
  let closing: (() => void) | undefined;
  let isGone = false;
  const tell = (message: ToOffice): void => child.postMessage(message, []);

  child.on('message', (message: FromOffice) => {
    switch (message.type) {
      case 'state':
        return news.onState(message.state);
      case 'notice':
        return news.onNotice(message.notice);
      case 'failed':
        return news.onTrouble(message.message);
      case 'unfinished':
        questions.get(message.id)?.(message.works);
        return undefined;
      case 'closed':
        return closing?.();
    }
  });
  child.once('exit', (code) => {
    isGone = true;
    for (const answer of questions.values()) answer([]);
    if (closing === undefined) news.onGone(code);
    else closing();
  });
  tell(start);

  return {
    port() {
      const { port1, port2 } = new MessageChannelMain();
      child.postMessage({ type: 'serve' } satisfies ToOffice, [port1]);
      return port2;
    },
    lock: () => tell({ type: 'lock' }),
    setDoNotDisturb: (on) => tell({ type: 'setDoNotDisturb', on }),
    unfinished() {
      if (isGone) return Promise.resolve([]);
      const id = nextQuestion++;
      return new Promise((resolve) => {
        const settle = (works: readonly UnfinishedWork[]): void => {
          clearTimeout(timer);
          questions.delete(id);
          resolve(works);
        };
        const timer = setTimeout(settle, patienceMs, []);
        questions.set(id, settle);
        tell({ type: 'unfinished', id });
      });
    },
    close() {
      if (isGone) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(() => closing?.(), patienceMs);
        closing = () => {
          clearTimeout(timer);
          closing = () => undefined;
          child.kill();
          resolve();
        };
        tell({ type: 'close' });
      });
    },
  };
}
