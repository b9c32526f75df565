// Shows a page in Chromium as a window of the desktop program shows it: files, policy, bridge and port are the program's.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { ToServer } from '#sdk/rpc/protocol.ts';
import { channels } from '../../../gui/desktop/bridge.ts';
import { pagePort } from '../../desktop/stage.ts';
import { invoke, sendFrom, sessions, type FakeContents } from '../../support/fake-electron.ts';

/** Chromium knows no scheme of ours; this name is as secure to it. */
export const stand = 'http://desktop.localhost';

/** A page whose files, bridge and port are those of a window of the program. */
export async function desktopPage(
  browser: Browser,
  contents: FakeContents,
  path: string,
  more: BrowserContextOptions = {},
): Promise<{ page: Page; refused: string[] }> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    ...more,
  });
  const page = await context.newPage();
  const refused: string[] = [];
  const serve = sessions.get('persist:pages')?.schemes['tangram-app'];
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== stand || serve === undefined) {
      refused.push(url.href);
      return route.abort();
    }
    const answer = await serve(new Request(`tangram-app://app${url.pathname}${url.search}`));
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.exposeFunction('stageInvoke', (channel: string, given: unknown[]) =>
    invoke(
      contents,
      channel,
      given.filter((one) => one !== null),
    ),
  );
  await page.exposeFunction('stageViolation', (text: string) => void refused.push(text));
  let out: ReturnType<typeof pagePort> | undefined;
  let line = Promise.resolve<unknown>(undefined);
  await page.exposeFunction('stageConnect', () => {
    const before = contents.posted.length;
    sendFrom(contents, channels.connectOffice);
    const [port] = contents.posted[before]?.ports ?? [];
    if (port === undefined) throw new Error('the page got no port');
    out = pagePort(port);
    out.onMessage((messages) => {
      line = line.then(() =>
        page
          .evaluate(
            (given) => (globalThis as unknown as { stageDeliver(m: unknown): void }).stageDeliver(given),
            messages,
          )
          .catch(() => undefined),
      );
    });
  });
  await page.exposeFunction('stagePost', (messages: readonly ToServer[]) => out?.post(messages));
  await page.addInitScript((names: typeof channels) => {
    const world = globalThis as unknown as Record<string, (...given: unknown[]) => Promise<unknown>> & Window;
    const ask =
      (channel: string) =>
      (...given: unknown[]): Promise<unknown> | undefined =>
        world['stageInvoke']?.(channel, given);
    addEventListener('securitypolicyviolation', (violation) => {
      void world['stageViolation']?.(`${violation.violatedDirective} ${violation.blockedURI}`);
    });
    Object.assign(world, {
      tangramDesktop: {
        ...Object.fromEntries(Object.entries(names).map(([name, channel]) => [name, ask(channel)])),
        content: ask(names.previewContent),
        onVisit: (listener: unknown) => Object.assign(world, { stageVisit: listener }),
        connectOffice() {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', ({ data }) => void world['stagePost']?.(data));
          port1.start();
          Object.assign(world, { stageDeliver: (message: unknown) => port1.postMessage(message, []) });
          void world['stageConnect']?.().then(() =>
            window.postMessage({ type: 'tangram:office-port' }, location.origin, [port2]),
          );
        },
      },
    });
  }, channels);
  await page.goto(stand + path);
  return { page, refused };
}
