// Begins what takes time before any other script of the page is evaluated: it is the first thing the page imports.
import '../ground/trusted-types.ts';
import type { PageBuild } from '#sdk/config/rules/served-variant.ts';
import { detectLanguage } from '#sdk/locales/language.ts';
import type { Translator } from '#sdk/locales/translator.ts';
import type { DesktopBridge } from '../desktop/bridge.ts';
import { loadTranslator } from '../parts/load-translator.ts';
import { loadLanguage } from '../theme/language-memory.ts';
import { desktopBridge } from '../ground/desktop-bridge.ts';
import { desktopBuild } from './desktop-build.ts';
import { servedBuild } from './served-build.ts';
import { borrowSession } from '../ground/shared-session.ts';
import { startWorker } from './start-worker.ts';

/** What a page begins with. */
type Begun = {
  readonly build: Promise<PageBuild>;
  /** The sentences of the language this device remembers, which the first paint is in. */
  readonly translator: Promise<Translator>;
} & ({ readonly worker: Worker } | { readonly bridge: DesktopBridge });

const bridge = desktopBridge();

// Whoever opens the chats need not wait until somebody is known to be signed in; the router reports what did not come.
if (location.pathname.startsWith('/main/messages'))
  void import('../chat/MessagesPage.tsx').catch(() => undefined);

if (bridge === undefined) await borrowSession(sessionStorage);

/** The worker, or the desktop program in its place, the question which build the office wants, and the sentences. */
export const begun: Begun = {
  ...(bridge === undefined
    ? { worker: startWorker(), build: servedBuild() }
    : { bridge, build: desktopBuild() }),
  translator: loadTranslator(detectLanguage(loadLanguage(localStorage), navigator.language)),
};
