// The schedule in Chromium with 500 items in view: from the key until week and month are painted, and frames while dragging.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scheduleFeature } from '#fixtures/office/schedule/feature.ts';
import type { ScheduleService } from '#fixtures/office/schedule/service.ts';
import { startOffice } from '#fixtures/serve.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { localOf } from '#sdk/schedule/rules/wall-time.ts';
import { fillSignIn } from '../journeys/gui/browser-office.ts';
import { findBrowser } from '../run/browser.ts';
import { drillPlan, idOf } from '../support/drill-plan.ts';
import { median, quantile, type Report } from './figure.ts';
import { startStoredOffice } from './chat/office-server.ts';
import { openWindow, type Window } from './gui/browser.ts';
import { build } from './run/built.ts';
import { skipped } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';

const items = 500;
const rounds = 12;
const day = 86_400_000;
const quarter = 900_000;
/** Time in which a page that is there finishes what it does afterwards. */
const restMs = 1_200;
/** A frame that took longer was missed at 60 a second; half a frame is what timers are off by. */
const lateMs = 25;

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const monday = (): number => {
  const at = new Date();
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate() - ((at.getDay() + 6) % 7));
};
/** The first of the month that is so many months ahead. */
const month = (ahead: number): number => {
  const at = new Date();
  return Date.UTC(at.getFullYear(), at.getMonth() + ahead, 1);
};

/** Fills a calendar: a week with all of them, and a month with as many, far enough from it. */
async function fill(folder: string): Promise<{ loginname: string; password: string }> {
  const dataDir = join(folder, 'office');
  const office = await startOffice({
    ...{ dataDir, port: 0, seed: drillPlan(Date.now()), passwordsFor: ['ann'] },
  });
  const service = office.office.features.service(scheduleFeature) as ScheduleService;
  const add = (title: string, start: number): ReturnType<ScheduleService['items']['commit']> =>
    service.items.commit(Number(idOf('ann')), {
      writes: [
        {
          op: 'create',
          item: wholeItem(
            { title, start: localOf(start), end: localOf(start + 3 * quarter), location: 'Room 4' },
            zone,
          ),
        },
      ],
    });
  for (let at = 0; at < items; at += 1) {
    const clock = (28 + ((at * 7) % 52)) * quarter;
    await add(`week ${at}`, monday() + (7 + (at % 7)) * day + clock);
    await add(`month ${at}`, month(3) + (at % 28) * day + clock);
  }
  const [account] = office.accounts;
  await office.close();
  if (account === undefined) throw new Error('nobody can sign in');
  return account;
}

/** Milliseconds from a key until an item whose title begins so has been painted. */
function keyTime({ page }: Window, key: string, title: string): Promise<number> {
  return page.evaluate(
    ({ pressed, begins }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
        const look = (): void => {
          if (document.querySelector(`.tg-event[title^="${begins}"]`) === null)
            return void requestAnimationFrame(look);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        };
        look();
      }),
    { pressed: key, begins: title },
  );
}

/** Drags an item down and up again; answers the share of frames in per cent that came in time. */
async function dragFrames({ page }: Window): Promise<number> {
  const box = await page.evaluate(() => {
    const found = [...document.querySelectorAll('.tg-event-frame')].find((one) => {
      const { top, height } = one.getBoundingClientRect();
      return top > 300 && top < 500 && height > 10;
    });
    const { left = 0, top = 0, width = 0 } = found?.getBoundingClientRect() ?? {};
    return { x: left + width / 2, y: top + 8 };
  });
  await page.mouse.move(box.x, box.y);
  await page.mouse.down();
  await page.mouse.move(box.x, box.y + 12);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { tangramFrames: frames });
    const step = (now: number): void => {
      frames.push(now);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  for (let at = 0; at < 90; at += 1) {
    await page.mouse.move(box.x, box.y + 12 + 120 * Math.sin(at / 12));
    await pause(16);
  }
  const times = await page.evaluate(() => (window as unknown as { tangramFrames: number[] }).tangramFrames);
  await page.keyboard.press('Escape');
  await page.mouse.move(box.x, box.y);
  await page.mouse.up();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return (100 * gaps.filter((gap) => gap <= lateMs).length) / gaps.length;
}

/** Reports both views and the drag. */
export async function run(report: Report): Promise<void> {
  const found = findBrowser();
  if (found.path === undefined) return void skipped('schedule-week', found.sentence);
  build('gui');
  build('cli');
  const folder = scratchFolder();
  const { loginname, password } = await fill(folder);
  const office = await startStoredOffice(folder);
  const window = await openWindow(found.path, join(folder, 'browser'));
  const { page } = window;
  try {
    await page.goto(office.url);
    await fillSignIn(page, loginname, password);
    await page.locator('.tg-rail__item[title="日程"]').click();
    await page.locator('.tg-grid').waitFor();
    await pause(restMs);
    const walk = async (title: string): Promise<number[]> => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await page.keyboard.press('k');
        await pause(restMs);
        times.push(await keyTime(window, 'j', title));
        await pause(restMs);
      }
      return times.slice(1);
    };
    const press = async (keys: string): Promise<void> => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await pause(restMs);
      }
    };
    await press('j');
    const week = await walk('week ');
    const drag = await dragFrames(window);
    await press('tmjjj');
    const months = await walk('month ');
    report({
      ...{ id: 'schedule-week', name: `a week with ${items} items from the key until painted, p95` },
      ...{ ours: quantile(week, 0.95), baseline: 200, unit: 'ms' },
      note: `beside the most that may be; the middle is ${median(week).toFixed(0)} ms`,
    });
    report({
      ...{ id: 'schedule-months', name: `a month with ${items} items from the key until painted, p95` },
      ...{ ours: quantile(months, 0.95), baseline: 200, unit: 'ms' },
      note: `beside the most that may be; the middle is ${median(months).toFixed(0)} ms`,
    });
    report({
      ...{ id: 'schedule-drag', name: 'share of frames in time at 60 a second while dragging in that week' },
      ...{ ours: drag, baseline: 100, unit: '%' },
      note: 'beside all of them',
    });
  } finally {
    await window.context.close();
    await office.end();
  }
}
