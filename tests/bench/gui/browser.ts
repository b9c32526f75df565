// Chromium for measuring: a profile of its own per page, what a list needs until it is there, how it scrolls, what it weighs.
import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type BrowserContext, type Page } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A frame that took longer than this was missed at 60 a second, twice. */
const slowFrameMs = 33.4;
const scrollMs = 3_000;

/** A browser of its own with one page. */
export type Window = { context: BrowserContext; page: Page; folder: string };

/** Opens a browser whose profile is `folder`. */
export async function openWindow(executablePath: string, folder: string): Promise<Window> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: flags,
    locale: 'zh-CN',
    viewport: { width: 1200, height: 800 },
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()), folder };
}

/** Has every page of the window note when a list of `count` rows stands there, painted. */
export async function watchList({ page }: Window, count: number): Promise<void> {
  await page.addInitScript((rows) => {
    const look = (): void => {
      const box = document.querySelector('.tg-chats');
      const isThere = box !== null && box.scrollHeight >= rows * 40 && box.querySelector('.tg-row') !== null;
      if (!isThere) return void requestAnimationFrame(look);
      // The frame after the next begins when this one's has been painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          document.documentElement.setAttribute('data-ready', String(performance.now())),
        ),
      );
    };
    requestAnimationFrame(look);
  }, count);
}

/** Milliseconds from the start of the navigation until the list was painted. */
export async function readyTime({ page }: Window): Promise<number> {
  const root = page.locator('html[data-ready]');
  await root.waitFor({ state: 'attached', timeout: 60_000 });
  return Number(await root.getAttribute('data-ready'));
}

/** Scrolls the list for three seconds; answers the share of frames in per cent that were not slow. */
export function smoothFrames({ page }: Window, list = '.tg-chats'): Promise<number> {
  return page.evaluate(
    ({ slow, lasts, place }) =>
      new Promise<number>((resolve) => {
        const box = document.querySelector(place) as HTMLElement;
        box.scrollTop = 0;
        const frames: number[] = [];
        let start = 0;
        let before = 0;
        const step = (now: number): void => {
          if (start === 0) start = now;
          else frames.push(now - before);
          before = now;
          box.scrollTop += 90;
          if (now - start < lasts) requestAnimationFrame(step);
          else resolve((100 * frames.filter((frame) => frame <= slow).length) / frames.length);
        };
        requestAnimationFrame(step);
      }),
    { slow: slowFrameMs, lasts: scrollMs, place: list },
  );
}

/** Memory of a window's whole browser in MB, shared pages counted by their share (PSS). */
export function weight({ folder }: Window): number {
  const processes = new Map<number, { parent: number; isOurs: boolean }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readOrNothing(`/proc/${name}/stat`).replace(/^.*\)/s, '').trim().split(' ');
    const line = readOrNothing(`/proc/${name}/cmdline`);
    processes.set(Number(name), {
      parent: Number(stat[1]),
      isOurs: line.includes(`--user-data-dir=${folder}`),
    });
  }
  const belongs = (pid: number): boolean => {
    const found = processes.get(pid);
    return found !== undefined && (found.isOurs || belongs(found.parent));
  };
  let sum = 0;
  for (const pid of processes.keys()) {
    if (!belongs(pid)) continue;
    const rollup = readOrNothing(`/proc/${pid}/smaps_rollup`);
    sum += Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  }
  if (sum === 0) throw new Error('no process of the browser was found: this figure needs Linux');
  return (sum * 1024) / 1e6;
}

/** Processes end while they are looked at. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' ||
      (error as NodeJS.ErrnoException).code === 'ESRCH'
    )
      return '';
    throw error;
  }
}
