// A chat of 100,000 messages in the browser: opening, frames while scrolling up, what moves, and what a walk leaves behind.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openOffice, type Office } from '#sdk/office.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { fillSignIn } from '../journeys/gui/browser-office.ts';
import { findBrowser } from '../run/browser.ts';
import { seededRandom } from './corpus.ts';
import { median, quantile, type Report } from './figure.ts';
import { startOfficeServer } from './chat/office-server.ts';
import { openWindow } from './gui/browser.ts';
import { objectsHeld, whatIsHeld, type Held } from './gui/held-heap.ts';
import { largestMoves } from './gui/held-places.ts';
import { longChat, planLongChat, shortChat } from './gui/long-chat-plan.ts';
import { framesOf, openingTime } from './gui/timeline.ts';
import { build } from './run/built.ts';
import { skipped } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';

/** Messages of the chat. `TANGRAM_BENCH_MESSAGES` makes it smaller for a quick look. */
const messages = Number(process.env['TANGRAM_BENCH_MESSAGES'] ?? 100_000);
/** Minutes of walking; the requirement names ten. */
const minutes = Number(process.env['TANGRAM_WALK_MINUTES'] ?? 2);
/** Minutes of walking before the heap is looked at for the first time: the engine compiles most of what it will in them. */
const settleMinutes = 2;
const rounds = 9;
/** A quick hand on a wheel: 2,400 px a second at 60 frames. */
const scrollStep = 40;
const scrollMs = 5_000;
const slowFrameMs = 33.4;
/** What may be seen to move, in px. */
const allowedMove = 2;

/** Reports the opening, the frames, the largest move and the heap of one very long chat. */
export async function run(report: Report): Promise<void> {
  const found = findBrowser();
  if (found.path === undefined) return void skipped('long-chat', found.sentence);
  build('gui');
  const folder = scratchFolder();
  const plan = planLongChat(messages, Date.now());
  const server = await startOfficeServer(folder, { plan, passwordsFor: ['reader', 'writer'] });
  const passwordOf = (name: string): string =>
    server.accounts.find(({ loginname }) => loginname === name)?.password ?? '';
  const writer = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: server.url });
  const { context, page } = await openWindow(found.path, join(folder, 'browser'));
  try {
    await writer.account.signInWithPassword({ loginName: 'writer', password: passwordOf('writer') });
    await writer.connection.connect();
    await page.goto(`${server.url}/main/messages`);
    await fillSignIn(page, 'reader', passwordOf('reader'));
    await page.locator('.tg-row').nth(1).waitFor();
    await reportOpening(page, report);
    await reportFrames(page, report);
    await reportMoves(page, writer, report);
    await reportHeap(page, report);
  } finally {
    await context.close();
    await writer.close();
    await server.end();
  }
}

async function reportOpening(page: Page, report: Report): Promise<void> {
  const times = { long: [] as number[], short: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.short.push(await openingTime(page, shortChat.name, shortChat.newest));
    times.long.push(await openingTime(page, longChat.name, `${messages}. `));
  }
  report({
    id: 'long-chat-open',
    name: `a chat of ${messages} messages, from the click until its newest is painted, against a chat of one`,
    ours: median(times.long),
    baseline: median(times.short),
    unit: 'ms',
    note: `the very first time ${Math.round(times.long[0] ?? Number.NaN)}, slowest ${Math.round(Math.max(...times.long))}`,
  });
}

async function reportFrames(page: Page, report: Report): Promise<void> {
  const resting = await framesOf(page, 0, scrollMs);
  const scrolling = await framesOf(page, scrollStep, scrollMs);
  const share = (frames: readonly number[]): number =>
    (100 * frames.filter((frame) => frame <= slowFrameMs).length) / frames.length;
  const what = `while scrolling up in it for ${scrollMs / 1000} seconds, against the same page at rest`;
  const note = `${scrolling.length} frames, p50 ${median(scrolling).toFixed(1)}, longest ${Math.max(...scrolling).toFixed(1)} ms; at rest ${resting.length}`;
  report({
    id: 'long-chat-frames',
    name: `share of frames within 33 ms ${what}`,
    ours: share(scrolling),
    baseline: share(resting),
    unit: '%',
    note,
  });
  report({
    id: 'long-chat-frame',
    name: `p99 of the frames ${what}`,
    ours: quantile(scrolling, 0.99),
    baseline: quantile(resting, 0.99),
    unit: 'ms',
    note,
  });
}

async function reportMoves(page: Page, writer: Office, report: Report): Promise<void> {
  const moves = await largestMoves(page, writer);
  report({
    id: 'long-chat-anchor',
    name: 'how far the message that is read moves: older pages, a late picture above, 50 arrivals; against what it may',
    ours: Math.max(...Object.values(moves)),
    baseline: allowedMove,
    unit: 'px',
    note: Object.entries(moves)
      .map(([cause, px]) => `${cause} ${px.toFixed(2)}`)
      .join(', '),
  });
}

async function reportHeap(page: Page, report: Report): Promise<void> {
  const next = seededRandom(20_261_121);
  await walk(page, next, settleMinutes);
  const before = await heldAtTheEnd(page);
  const steps = await walk(page, next, minutes);
  const after = await heldAtTheEnd(page);
  const during = `after ${minutes} minutes of walking between places of that chat, against what it was after ${settleMinutes}`;
  const note = `${steps} steps; the chat opened anew at its end and collected before each look`;
  report({
    id: 'long-chat-heap',
    name: `heap of the page ${during}`,
    ours: after.heap,
    baseline: before.heap,
    unit: 'MB',
    note,
  });
  report({
    id: 'long-chat-objects',
    name: 'of that the objects, functions, arrays and texts of our program, without compiled code and records of the browser',
    ours: after.objects,
    baseline: before.objects,
    unit: 'MB',
    note,
  });
  report({
    id: 'long-chat-elements',
    name: 'elements and texts of the document in the same two moments',
    ours: after.nodes,
    baseline: before.nodes,
    unit: 'elements',
    note: `${note}; listeners ${before.listeners} → ${after.listeners}`,
  });
}

/** MB after a collection, with the chat opened anew at its end, so that the same rows are held each time. */
async function heldAtTheEnd(page: Page): Promise<Held & { objects: number }> {
  await goTo(page, 1);
  await openChat(page, shortChat.name);
  await openChat(page, longChat.name);
  const inspector = await page.context().newCDPSession(page);
  const held = await whatIsHeld(inspector);
  const objects = await objectsHeld(inspector);
  await inspector.detach();
  return { ...held, objects };
}

/** Walks for some minutes: to places that are loaded, to older ones, and out of the chat and back. */
async function walk(page: Page, next: () => number, lasting: number): Promise<number> {
  const until = performance.now() + lasting * 60_000;
  let steps = 0;
  for (; performance.now() < until; steps += 1) {
    const dice = next();
    if (dice < 0.3) await goTo(page, 0);
    else if (dice < 0.8) await goTo(page, next());
    else if (dice < 0.9) await goTo(page, 1);
    else {
      await openChat(page, shortChat.name);
      await openChat(page, longChat.name);
    }
  }
  return steps;
}

/** Scrolls to a share of what is loaded, 1 the end, and lets the page draw and fetch. */
async function goTo(page: Page, share: number): Promise<void> {
  await page.locator('.tg-timeline__scroll').evaluate(async (box, part) => {
    box.scrollTop = part * box.scrollHeight;
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, share);
}

async function openChat(page: Page, name: string): Promise<void> {
  await page.locator('.tg-chats .tg-row', { hasText: name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.locator('.tg-timeline__scroll article').first().waitFor();
}
