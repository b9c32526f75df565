// P9: the real pages with 10,000 chats in Chromium, beside a bare windowed list and a blank page; and the first page's size.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillSignIn } from '../journeys/gui/browser-office.ts';
import { planManyChats } from '../journeys/gui/many-chats.ts';
import { findBrowser } from '../run/browser.ts';
import { median, type Report } from './figure.ts';
import { startOfficeServer } from './chat/office-server.ts';
import { openWindow, readyTime, smoothFrames, watchList, weight, type Window } from './gui/browser.ts';
import { reactAlone, sizeOf } from './gui/page-size.ts';
import { build } from './run/built.ts';
import { skipped } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';

const rounds = 5;
const chats = 10_000;
/** Time in which a page that is ready finishes what it does afterwards. */
const restMs = 2_000;
/** Time after which a browser has put away what loading left behind, and the page what it still had to fetch. */
const quietMs = 60_000;

/** Reports readiness, frames and memory of the list, then the size of what the first page loads. */
export async function run(report: Report): Promise<void> {
  const found = findBrowser();
  if (found.path === undefined) return void skipped('P9 and bundle', found.sentence);
  build('gui');
  const folder = scratchFolder();
  const bareFile = readFileSync(fileURLToPath(new URL('gui/windowed-list.html', import.meta.url)));
  const bareServer = await serve((path) =>
    path === '/list' ? bareFile : '<!doctype html><title>blank</title>',
  );
  const bareUrl = `http://127.0.0.1:${(bareServer.address() as AddressInfo).port}`;
  const office = await startOfficeServer(folder, {
    plan: planManyChats(chats, Date.now()),
    passwordsFor: ['reader'],
  });
  const windows: Window[] = [];
  const open = async (name: string): Promise<Window> => {
    const opened = await openWindow(found.path ?? '', join(folder, `browser-${name}`));
    windows.push(opened);
    return opened;
  };
  try {
    const [ours, bare, blank] = [await open('ours'), await open('bare'), await open('blank')];
    await watchList(ours, chats);
    await watchList(bare, chats);
    await blank.page.goto(bareUrl);
    // Where the office leads to by itself may be another page.
    await ours.page.goto(`${office.url}/main/messages`);
    await fillSignIn(ours.page, 'reader', office.accounts[0]?.password ?? '');
    const first = await readyTime(ours);
    await pause(restMs);
    const ready = { ours: [] as number[], bare: [] as number[] };
    const smooth = { ours: [] as number[], bare: [] as number[] };
    const over = { ours: [] as number[], bare: [] as number[] };
    for (let round = -1; round < rounds; round += 1) {
      await ours.page.reload();
      const oursReady = await readyTime(ours);
      await pause(restMs);
      const oursSmooth = await smoothFrames(ours);
      await bare.page.goto(`${bareUrl}/list`);
      const bareReady = await readyTime(bare);
      const bareSmooth = await smoothFrames(bare);
      if (round < 0) continue;
      ready.ours.push(oursReady);
      ready.bare.push(bareReady);
      smooth.ours.push(oursSmooth);
      smooth.bare.push(bareSmooth);
      const empty = weight(blank);
      over.ours.push(weight(ours) - empty);
      over.bare.push(weight(bare) - empty);
    }
    await pause(quietMs);
    const resting = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const empty = weight(blank);
      resting.ours.push(weight(ours) - empty);
      resting.bare.push(weight(bare) - empty);
      await pause(restMs);
    }
    const figure = (
      id: string,
      name: string,
      values: Record<'ours' | 'bare', number[]>,
      unit: string,
      note = '',
    ) => report({ id, name, ours: median(values.ours), baseline: median(values.bare), unit, note });
    figure(
      'P9-ready',
      `page with ${chats} chats reloaded until painted, against a bare windowed list`,
      ready,
      'ms',
      `${Math.round(first)} ms at the first sign-in, when the list comes over the network`,
    );
    figure(
      'P9-frames',
      'share of frames within 33 ms while scrolling that list for three seconds',
      smooth,
      '%',
    );
    figure(
      'P9-memory',
      'memory (PSS) of the whole browser over a blank page, a minute after the last reload',
      resting,
      'MB',
      `store, SDK and search index in a worker included; ${Math.round(median(over.ours))} MB in the seconds after a reload, when what was there before has not been put away yet`,
    );
    const size = await sizeOf(ours.page);
    const alone = await reactAlone(join(folder, 'react-alone'));
    report({
      id: 'bundle-script',
      name: 'script of the first page, compressed, against React and its router alone',
      ours: size.script,
      baseline: alone,
      unit: 'kB',
      note: `worker besides: ${size.worker.toFixed(0)} kB`,
    });
    report({
      id: 'bundle-style',
      name: 'style of the first page, compressed, against what it may be',
      ours: size.style,
      baseline: 60,
      unit: 'kB',
    });
  } finally {
    for (const { context } of windows) await context.close();
    await office.end();
    bareServer.close();
  }
}

async function serve(answer: (path: string) => string | Buffer): Promise<Server> {
  const server = createServer((request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer(request.url ?? '/'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
