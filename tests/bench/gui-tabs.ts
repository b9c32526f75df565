// How long a person's store takes to another tab: from the press of a key to the list standing there.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fillSignIn, toMessages } from '../journeys/gui/browser-office.ts';
import { planManyChats } from '../journeys/gui/many-chats.ts';
import { findBrowser } from '../run/browser.ts';
import { median, type Report } from './figure.ts';
import { startOfficeServer } from './chat/office-server.ts';
import { openWindow } from './gui/browser.ts';
import { build } from './run/built.ts';
import { skipped } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';

const rounds = 9;
const chats = 1_000;
/** The store may be on its way for this long before a person notices. */
const noticedMs = 500;

/** Reports the time of a move, to a tab that waited and to one that opens anew. */
export async function run(report: Report): Promise<void> {
  const found = findBrowser();
  if (found.path === undefined) return void skipped('tab-move', found.sentence);
  build('gui');
  const folder = scratchFolder();
  const office = await startOfficeServer(folder, {
    plan: planManyChats(chats, Date.now()),
    passwordsFor: ['reader'],
  });
  const window = await openWindow(found.path, join(folder, 'browser'));
  try {
    await window.page.goto(office.url);
    await fillSignIn(window.page, 'reader', office.accounts[0]?.password ?? '');
    await toMessages(window.page);
    let owner = window.page;
    const waited: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [next] = await Promise.all([
        window.context.waitForEvent('page'),
        owner.evaluate(() => void open('/main/messages', '_blank')),
      ]);
      await next.locator('main button').waitFor();
      waited.push(await move(next));
      await owner.close();
      owner = next;
    }
    report({
      id: 'tab-move',
      name: 'store of another tab taken over, from the press until the list stands there',
      ours: median(waited),
      baseline: noticedMs,
      unit: 'ms',
      note: `slowest of ${rounds}: ${Math.round(Math.max(...waited))} ms; ${chats} chats`,
    });
  } finally {
    await window.context.close();
    await office.end();
  }
}

function move(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('main button');
    if (button === null) throw new Error('nothing to press');
    const start = performance.now();
    button.click();
    while (document.querySelector('.tg-row') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
}
