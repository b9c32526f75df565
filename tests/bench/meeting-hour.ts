// Four people sit in one room for as long as a meeting lasts, and do what people do there: heap, lines and sockets stay what they were.
import type { CDPSession, Page } from 'playwright-core';
import { openStage, type Stage } from '../journeys/gui/browser-office.ts';
import { findBrowser } from '../run/browser.ts';
import { decodedBy, keepConnections } from '../support/peer-statistics.ts';
import { pause } from '../support/wait-until.ts';
import { median, type Report } from './figure.ts';
import { whatIsHeld } from './gui/held-heap.ts';
import { skipped } from './run/debian.ts';

/** Minutes that count; the requirement names sixty. */
const minutes = Number(process.env['TANGRAM_WALK_MINUTES'] ?? 60);
/** Before that every part of the room has been open once: engines settle for that long. */
const warmUpMinutes = 2;
const samples = 12;
const names = ['shenzhixing', 'linruoxi', 'zhoumingxuan', 'hejing'] as const;
/** How long somebody does nothing, in ms. */
const restMs = 2_500;
/** A machine that carries four people with pictures is slow in all else. */
const patienceMs = 120_000;

type Sitter = { page: Page; inspector: CDPSession };
/** What is held at one moment: MB of each page and of the office, elements, lines, and sockets of the office. */
type Look = { pages: number[]; office: number; nodes: number; lines: number; sockets: number };

/** Reports how all of it grows in an hour. */
export async function run(report: Report): Promise<void> {
  const found = findBrowser();
  if (found.path === undefined) return void skipped('an hour in a meeting', found.sentence);
  const stage = await openStage();
  try {
    const sitters = await seated(stage);
    let acts = await live(sitters, warmUpMinutes);
    const looks = [await look(sitters)];
    for (let sample = 0; sample < samples; sample += 1) {
      acts += await live(sitters, minutes / samples);
      looks.push(await look(sitters));
      process.stderr.write(`meeting-hour: ${JSON.stringify(looks.at(-1))}\n`);
    }
    const [first] = looks;
    if (first === undefined) return;
    const growth = names.map((_, at) => slope(looks.map(({ pages }) => pages[at] ?? 0)) * 60);
    const worst = Math.max(...growth);
    const told = (of: (one: Look) => number): string => {
      const all = looks.map(of);
      return `${all[0]?.toFixed(0)} → ${all.at(-1)?.toFixed(0)} (at most ${Math.max(...all).toFixed(0)})`;
    };
    report({
      id: 'meeting-hour',
      name: 'four people in a room: growth of the page that grows most in an hour, against all it holds',
      ours: worst,
      baseline: median(first.pages),
      unit: 'MB',
      note: `${minutes} minutes, ${acts} acts; growth an hour ${growth.map((one) => one.toFixed(2)).join(' ')} MB, of the office ${(slope(looks.map(({ office }) => office)) * 60).toFixed(1)} MB; elements ${told(({ nodes }) => nodes)}, lines ${told(({ lines }) => lines)}, sockets of the office ${told(({ sockets }) => sockets)}`,
    });
  } finally {
    await stage.close();
  }
}

async function seated(stage: Stage): Promise<Sitter[]> {
  const office = await stage.client(names[0]);
  const { id, number } = await office.meeting.create({ kind: 'quick', subject: 'an hour' });
  const sitters: Sitter[] = [];
  for (const name of names) {
    const page = await stage.page(name, { viewport: { width: 640, height: 480 } });
    await keepConnections(page);
    page.setDefaultTimeout(patienceMs);
    sitters.push({ page, inspector: await page.context().newCDPSession(page) });
  }
  // All of them are signed in before pictures keep the machine busy.
  for (const { page } of sitters) {
    await page.goto(`${stage.office.url}/main/meeting/${id}?n=${number}`);
    await page.getByRole('button', { name: '进入会议' }).click();
    await page.locator('.tg-room__bar').waitFor();
  }
  return sitters;
}

/** Microphones, cameras, hands, faces, words and a shared screen, one after the other; answers how many acts that were. */
async function live(sitters: readonly Sitter[], lasting: number): Promise<number> {
  const until = performance.now() + lasting * 60_000;
  let acts = 0;
  for (; performance.now() < until; acts += 1) {
    const { page } = sitters[acts % sitters.length] as Sitter;
    const key = (['m', 'v', 'h', 'p', 'c', 's'] as const)[Math.floor(acts / sitters.length) % 6] ?? 'm';
    // On and off again, or off and on.
    for (const _ of [1, 2]) {
      await page.keyboard.press(key);
      await pause(restMs / 2);
    }
    await pause(restMs);
  }
  return acts;
}

async function look(sitters: readonly Sitter[]): Promise<Look> {
  globalThis.gc?.();
  const held = [];
  let lines = 0;
  for (const { page, inspector } of sitters) {
    held.push(await whatIsHeld(inspector));
    lines += await page.evaluate(
      () =>
        [...(globalThis.tangramPeers?.connections ?? [])].filter(
          ({ signalingState }) => signalingState !== 'closed',
        ).length,
    );
    const { standing, soundEnergy } = await decodedBy(page);
    if (standing !== sitters.length - 1 || soundEnergy === 0)
      throw new Error(`somebody hears ${standing} of ${sitters.length - 1}`);
  }
  return {
    pages: held.map(({ heap }) => heap),
    office: process.memoryUsage().heapUsed / 1e6,
    nodes: Math.max(...held.map(({ nodes }) => nodes)),
    lines,
    sockets: process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length,
  };
}

/** Growth a minute of values that were taken at even times: the straight line that fits them best. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return above / below / (minutes / samples);
}
