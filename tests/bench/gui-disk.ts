// A folder with 10,000 things in Chromium: from the press until its rows are painted, and how it scrolls.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { diskFeature } from '#fixtures/office/disk/feature.ts';
import type { Disks } from '#fixtures/office/disk/service.ts';
import { startOffice } from '#fixtures/serve.ts';
import { fillSignIn } from '../journeys/gui/browser-office.ts';
import { findBrowser } from '../run/browser.ts';
import { drillPlan, idOf } from '../support/drill-plan.ts';
import { median, quantile, type Report } from './figure.ts';
import { startStoredOffice } from './chat/office-server.ts';
import { openWindow, smoothFrames, type Window } from './gui/browser.ts';
import { build } from './run/built.ts';
import { skipped } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';

const things = 10_000;
const rounds = 10;
/** Time in which a page that is there finishes what it does afterwards. */
const restMs = 1_000;

/** Fills a folder and says how the person is called who has it. */
async function fill(folder: string): Promise<{ loginname: string; password: string }> {
  const dataDir = join(folder, 'office');
  const office = await startOffice({
    ...{ dataDir, port: 0, seed: drillPlan(Date.now()), passwordsFor: ['ann'] },
  });
  const { store } = office.office.features.service(diskFeature) as Disks;
  const person = Number(idOf('ann'));
  const disk = store.diskOf('personal', person);
  if (disk === undefined) throw new Error('no disk');
  await office.office.store.writer.submit(() => {
    const times = { created: 1, modified: 1, version: 1 };
    const none = { disk_id: disk.id, size: 0, md5: '', type: '', file_id: '', uploader_id: person, ...times };
    const many = store.add({
      ...{ ...none, parent_id: disk.root_id, folder: 1, name: 'many', key: 'many', sort: 'many' },
    });
    for (let at = 0; at < things; at += 1) {
      const name = `report-${String(at).padStart(5, '0')}.txt`;
      store.add({ ...none, parent_id: many.id, folder: 0, name, key: name, sort: name, size: at });
    }
  });
  const [account] = office.accounts;
  await office.close();
  if (account === undefined) throw new Error('nobody can sign in');
  return account;
}

/** Milliseconds from the press on a folder until its first rows have been painted. */
function openTime({ page }: Window): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const press = document.querySelector<HTMLElement>('.tg-disk-name button[title="many"]');
        press?.click();
        const look = (): void => {
          if (document.querySelector('.tg-disk-name button[title^="report-"]') === null)
            return void requestAnimationFrame(look);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        };
        look();
      }),
  );
}

/** Reports opening and scrolling. */
export async function run(report: Report): Promise<void> {
  const found = findBrowser();
  if (found.path === undefined) return void skipped('disk-open', found.sentence);
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
    await page.locator('.tg-rail').waitFor();
    const times: number[] = [];
    const frames: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      await page.goto(`${office.url}/main/disk/personal`);
      await page.locator('.tg-disk-name button[title="many"]').waitFor();
      await pause(restMs);
      const time = await openTime(window);
      await pause(restMs);
      if (round < 0) continue;
      times.push(time);
      frames.push(await smoothFrames(window, '.tg-disk-table__body'));
    }
    report({
      ...{ id: 'disk-open', name: `a folder with ${things} files opened until painted, p95` },
      ...{ ours: quantile(times, 0.95), baseline: 300, unit: 'ms' },
      note: `beside the most that may be; the middle is ${median(times).toFixed(0)} ms`,
    });
    report({
      ...{ id: 'disk-frames', name: 'share of frames within 33 ms while scrolling that folder' },
      ...{ ours: median(frames), baseline: 100, unit: '%' },
      note: 'beside all of them; pages of rows come while it scrolls',
    });
  } finally {
    await window.context.close();
    await office.end();
  }
}
