// Takes pictures of gallery pages: the built gallery on loopback, a frozen clock, no motion, one size.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { execa } from 'execa';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { GalleryPage } from '../../gui/gallery/gallery-pages.ts';
import type { OfficeSnapshot } from '../../gui/gallery/snapshot.ts';
import recorded from '../../gui/gallery/demo-office.json' with { type: 'json' };
import { audit as findings } from '../support/audit.ts';
import { photographingPath } from '../support/chromium.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { languages } from '#sdk/locales/language.ts';
import { acts } from './acts.ts';
import { missed, vanished, withoutLongPress } from './hands.ts';
import { closeLayers, crowding } from './inspection.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'dist', 'gallery');
/** Letters come from these fonts alone. */
const fonts = fileURLToPath(new URL('fonts.conf', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Widths of the design language's three folds, each with the height of a usual window; the widest of them at 200 % and
 * 400 %; a telephone on its side with its keyboard out, and the smallest window anybody is promised.
 */
export const sizes = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 768 },
  390: { width: 390, height: 844 },
  720: { width: 720, height: 450 },
  360: { width: 360, height: 225 },
  844: { width: 844, height: 200 },
  320: { width: 320, height: 256 },
} as const;

/** The widths that are photographed, widest first. */
export const widths = [1440, 1024, 390] as const satisfies (keyof typeof sizes)[];

/** One way of looking at a page. */
export type View = {
  readonly language: 'zh' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: keyof typeof sizes;
  /** Fingers instead of a mouse, or the colours of the system; a mouse and ours where not said. */
  readonly by?: 'fingers' | 'systemColours';
};

/** Name of a picture's file, without its ending. */
export const pictureName = ({ name }: GalleryPage, { language, theme, width, by }: View): string =>
  `${name}-${language}-${theme}-${width}${by === undefined ? '' : `-${by}`}`;

/** How long a picture that is not right is taken again, and how long between two, in ms. */
const patienceMs = 30_000;
const pauseMs = 400;

/** How many pages are open at once: a page waits for its own rest most of the time. */
const lanes = Math.min(4, Math.max(2, availableParallelism()));

/** Lets so many through at once; the others wait in the order they came. */
function turnstile(places: number): <T>(deed: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (deed) => {
    if (free === 0) await new Promise<void>((go) => waiting.push(go));
    else free -= 1;
    try {
      return await deed();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** Takes pictures until it is closed; what is asked for at once is done side by side. */
export interface Photographer {
  /** What letters of both languages look like here, as a digest: it differs with browser and fonts. */
  readonly letters: string;
  /**
   * The page at rest: taken again for some seconds until two pictures are equal and, if asked, the last is right. A slow
   * machine paints late, and a picture taken in between is torn.
   */
  take(page: GalleryPage, view: View, isRight?: (picture: Buffer) => boolean): Promise<Buffer>;
  /** What axe finds serious or critical on the page at rest, as `rule: element`. */
  audit(page: GalleryPage, view: View): Promise<string[]>;
  /** What is wrong with the page in a window of that size, and after everything that lies over it has been closed. */
  inspect(page: GalleryPage, view: View): Promise<string[]>;
  close(): Promise<void>;
}

/** Serves the built gallery: files of one folder, nothing else. */
function serveGallery(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    const file = join(built, path === '/' ? 'gallery.html' : path);
    readFile(file).then(
      (content) =>
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Builds the gallery and opens the browser. */
export async function openPhotographer(): Promise<Photographer> {
  await execa('vite', ['build', '-c', 'gui/vite.config.ts', '--mode', 'gallery', '--logLevel', 'error'], {
    cwd: root,
    preferLocal: true,
  });
  const server = await serveGallery();
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: photographingPath,
    env: { ...process.env, FONTCONFIG_FILE: fonts },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-background-networking',
      // A voice is recorded from a microphone that is not there.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
  const letters = await digestOfLetters(browser);
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextFor = ({ language, theme, width, by }: View): Promise<BrowserContext> => {
    const key = `${language} ${theme} ${width} ${by ?? ''}`;
    const known = contexts.get(key);
    if (known !== undefined) return known;
    const opened = browser.newContext({
      viewport: sizes[width],
      locale: language === 'zh' ? 'zh-CN' : 'en-GB',
      timezoneId: 'Asia/Shanghai',
      colorScheme: theme,
      reducedMotion: 'reduce',
      ...((width === 844 || by === 'fingers') && { hasTouch: true, isMobile: true }),
    });
    // One clock for all pages of a context: set before there are any, it is never set while one of them closes.
    const context = opened.then(async (ready) => {
      await ready.clock.setFixedTime((recorded as OfficeSnapshot).recordedAt);
      return ready;
    });
    contexts.set(key, context);
    return context;
  };
  const inTurn = turnstile(lanes);
  /** Does something with a page that has come to rest. */
  const at = <T>(
    shown: GalleryPage,
    view: View,
    deed: (page: Page, faults: readonly string[]) => Promise<T>,
  ): Promise<T> =>
    inTurn(async () => {
      const page = await (await contextFor(view)).newPage();
      try {
        const faults = await openPage(page, `http://127.0.0.1:${port}`, shown, view);
        return await deed(page, faults);
      } finally {
        await page.close();
      }
    });
  return {
    letters,
    take: (shown, view, isRight = () => true) =>
      at(shown, view, async (page) => {
        const shoot = (): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });
        const end = performance.now() + patienceMs;
        let before = await shoot();
        let picture = await shoot();
        while (!(isRight(picture) && picture.equals(before)) && performance.now() < end) {
          await page.waitForTimeout(pauseMs);
          before = picture;
          picture = await shoot();
        }
        return picture;
      }),
    audit: (shown, view) => at(shown, view, (page) => findings(page)),
    inspect: (shown, view) =>
      at(shown, view, async (page, faults) => {
        const crowded = await crowding(page);
        if (view.by === 'systemColours') return [...(await vanished(page)), ...faults];
        if (view.by === 'fingers')
          return [...(await missed(page)), ...(await withoutLongPress(page)), ...crowded, ...faults];
        await closeLayers(page, () => settled(page));
        return [...crowded, ...faults];
      }),
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Draws every kind of letter the pages show and digests the picture. */
async function digestOfLetters(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 640, height: 160 }, locale: 'zh-CN' });
  try {
    await page.setContent(
      `<p style="font:16px system-ui,sans-serif" lang="zh-CN">数字化平台组，已读 6/7 Tangram Agjx 👍🙏</p>
       <p style="font:600 14px system-ui,sans-serif">Sending messages 置顶 10:34 •••</p><pre>mono 0O1l •</pre>`,
    );
    return createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
      .slice(0, 16);
  } finally {
    await page.close();
  }
}

/** Opens a gallery page and brings it to rest; an error on the page is an error of the picture. */
async function openPage(
  page: Page,
  origin: string,
  shown: GalleryPage,
  view: View,
): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${origin}/?${shown.query}&lang=${view.language}&theme=${view.theme}`);
  await page.waitForLoadState('networkidle');
  if (shown.act !== undefined) {
    // Keys reach only what has been drawn.
    await settled(page);
    await acts[shown.act](page);
  }
  await settled(page);
  // What nobody answered is a fault of the gallery, however politely the page says so.
  const said = await page.locator('body').innerText();
  const isStaged = shown.name.endsWith('-broken');
  for (const language of languages)
    if (said.includes(createTranslator(language).t('errors.unexpected', { detail: '' })))
      faults.push('an unexpected error stands on the page');
  for (const language of languages)
    if (!isStaged && said.includes(createTranslator(language).t('frame.paneFailed')))
      faults.push('a part of the page stopped working');
  if (faults.length > 0) throw new Error(`${shown.name}: ${faults.join('; ')}`);
  return faults;
}

/** Frames and time without any change or scrolling: what arrives late has been measured and laid out, on slow machines too. */
const quiet = { frames: 10, ms: 150, giveUpMs: 90_000 } as const;

/** Resolves when the page has come to rest; one that never does is an error, with what moved last. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    ({ frames, ms, giveUpMs }) =>
      new Promise<void>((resolve, reject) => {
        const began = performance.now();
        let mover = '';
        let still = 0;
        let since = performance.now();
        const moved = (what: unknown): void => {
          const at = Array.isArray(what) ? (what as MutationRecord[])[0]?.target : undefined;
          mover = at instanceof Element ? at.outerHTML.slice(0, 120) : 'scrolling or a text';
          still = 0;
          since = performance.now();
        };
        new MutationObserver(moved).observe(document.documentElement, {
          subtree: true,
          childList: true,
          attributes: true,
        });
        document.addEventListener('scroll', moved, { capture: true });
        const frame = (): void => {
          if (performance.now() - began > giveUpMs) {
            reject(new Error(`does not come to rest: ${mover}`));
            return;
          }
          still += 1;
          // Idle: what was drawn listens by now as well.
          if (still > frames && performance.now() - since > ms) requestIdleCallback(() => resolve());
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    quiet,
  );
}
