// A document of two hundred pages in the browser: from the click until it stands there, and from a key until its letter is painted.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice } from '#sdk/office.ts';
import { fromMarkdown } from '#sdk/write/rules/modules.ts';
import { pickVariant } from '#variants/index.ts';
import { fillSignIn } from '../journeys/gui/browser-office.ts';
import { findBrowser } from '../run/browser.ts';
import { drillPlan } from '../support/drill-plan.ts';
import { median, quantile, type Report } from './figure.ts';
import { startOfficeServer } from './chat/office-server.ts';
import { openWindow } from './gui/browser.ts';
import { build } from './run/built.ts';
import { skipped } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';

const pages = 200;
/** A printed page of an official document: 22 lines of 28 characters (GB/T 9704-2012). */
const charactersOfPage = 22 * 28;
const rounds = 7;
const keys = 240;
/** A quick writer: twelve keys a second. */
const keyMs = 83;
const restMs = 1_500;

const sentence = '各单位按照冬季保供方案做好设备巡检和值班安排，发现问题及时上报并记录处理结果。';
const last = '全文到此结束。';

/** Sections of paragraphs, as many characters as the pages hold. */
function longText(characters: number): string {
  const paragraph = sentence.repeat(4);
  const count = Math.ceil(characters / paragraph.length);
  const blocks = Array.from({ length: count }, (_, at) =>
    at % 12 === 0 ? `# 第${at / 12 + 1}部分\n\n${paragraph}` : paragraph,
  );
  return [...blocks, last].join('\n\n');
}

/** See the file's first line. */
export async function run(report: Report): Promise<void> {
  const found = findBrowser();
  if (found.path === undefined) return void skipped('write-open', found.sentence);
  build('gui');
  const folder = scratchFolder();
  const server = await startOfficeServer(folder, { plan: drillPlan(Date.now()), passwordsFor: ['ann'] });
  const [account] = server.accounts;
  if (account === undefined) throw new Error('nobody can sign in');
  const writer = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: server.url });
  const { context, page } = await openWindow(found.path, join(folder, 'browser'));
  try {
    await writer.account.signInWithPassword({ loginName: account.loginname, password: account.password });
    await writer.connection.connect();
    const make = async (title: string, text: string): Promise<string> =>
      (await writer.write.create({ title, module: 'report', body: fromMarkdown(text) })).id;
    const long = await make('二百页', longText(pages * charactersOfPage));
    const short = await make('半页', `${sentence}\n\n${last}`);
    await page.goto(`${server.url}/main/messages`);
    await fillSignIn(page, account.loginname, account.password);
    await page.waitForURL(/\/main\//u);
    const opened = { long: [] as number[], short: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      opened.short.push(await openingTime(page, short));
      opened.long.push(await openingTime(page, long));
    }
    report({
      ...{ id: 'write-open', name: `a document of ${pages} pages, from the click until it is painted, p95` },
      ...{ ours: quantile(opened.long.slice(1), 0.95), baseline: quantile(opened.short.slice(1), 0.95) },
      ...{
        unit: 'ms',
        note: `against one of half a page; the first time ${Math.round(opened.long[0] ?? 0)} ms`,
      },
    });
    await openingTime(page, short);
    const resting = await typingTimes(page);
    await openingTime(page, long);
    const typing = await typingTimes(page);
    report({
      ...{ id: 'write-key', name: `a key in the middle of it until its letter is painted, p95 of ${keys}` },
      ...{ ours: quantile(typing, 0.95), baseline: quantile(resting, 0.95) },
      ...{
        unit: 'ms',
        note: `against half a page; the middle is ${median(typing).toFixed(0)}, the longest ${Math.max(...typing).toFixed(0)} ms`,
      },
    });
  } finally {
    await context.close();
    await writer.close();
    await server.end();
  }
}

/** Milliseconds from leaving the list until the end of the document is painted. */
async function openingTime(page: Page, id: string): Promise<number> {
  const go = (path: string): Promise<void> =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await go('/main/smartWrite/myDoc');
  await page.locator('.tg-documents, [role=list], main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.ProseMirror') === null);
  await pause(restMs);
  const time = await page.evaluate(
    ({ path, end }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        const look = (): void => {
          const text = document.querySelector('.ProseMirror')?.lastElementChild?.textContent ?? '';
          if (!text.includes(end)) return void requestAnimationFrame(look);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        };
        look();
      }),
    { path: `/main/smartWrite/writing/${id}`, end: last },
  );
  await pause(restMs);
  return time;
}

/** Milliseconds from each key until the frame that shows its letter has been painted. */
async function typingTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('.ProseMirror > p')];
    const middle = paragraphs[Math.floor(paragraphs.length / 2)];
    middle?.scrollIntoView({ block: 'center' });
    (document.querySelector('.ProseMirror') as HTMLElement | null)?.focus();
    const range = document.createRange();
    range.selectNodeContents(middle as Node);
    range.collapse(false);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    const times: number[] = [];
    Object.assign(window, { tangramKeys: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // What is posted in a frame is heard once it has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => void times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press('abcdefghij'[at % 10] ?? 'a');
    await pause(keyMs);
  }
  const times = await page.evaluate(() => (window as unknown as { tangramKeys: number[] }).tangramKeys);
  // The first ones warm the page up.
  return times.slice(20);
}
