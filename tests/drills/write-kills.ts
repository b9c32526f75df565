// Somebody writes a document without a pause while page, worker and office are killed at random: at most the last second of words is missing.
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { BrowserContext, Page } from 'playwright-core';
import { seededRandom } from '#fixtures/seed/random.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { plainText } from '#sdk/contract/rich-text.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { fromMarkdown } from '#sdk/write/rules/modules.ts';
import { pickVariant } from '#variants/index.ts';
import { fillSignIn } from '../journeys/gui/browser-office.ts';
import { hasChromium } from '../support/browser-client.ts';
import { launchChromium } from '../support/chromium.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** So much of what was typed before a kill may be missing, in ms; and what a busy machine takes to press a key. */
const mostLostMs = 1_000;
const settleMs = 60_000;
/** A key every so often, in ms: quicker than anything that waits for a pause. */
const keyMs = 60;

const ways = ['crash', 'close', 'worker', 'office', 'officeAndPage'] as const;
type Way = (typeof ways)[number];
/** A word that was typed, and when its last key was pressed. */
type Word = { text: string; at: number };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  // The journeys of writing show its quick size: a page that goes, two devices at once.
  if (!context.full) return context.report('quick size', 'journeys/gui-write');
  if (!hasChromium()) return context.report('no Chromium', 'skipped');
  const kills = Number(process.env['TANGRAM_KILLS'] ?? 100);
  const random = seededRandom(context.seed);
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  const office = await OfficeProcess.start(context.folder, { guiDir: `${root}dist/gui` });
  context.afterwards(() => office.kill());
  const browser = await launchChromium();
  context.afterwards(() => browser.close());
  const [account] = office.accounts;
  if (account === undefined) throw new Error('nobody is there');
  const colleague = await signedIn(office.url, account);
  context.afterwards(() => colleague.close());
  const text = '# 经过\n\n甲：\n\n# 意见\n\n乙：';
  const { id } = await colleague.write.create({ title: '连写', module: 'notice', body: fromMarkdown(text) });

  const device = await browser.newContext({
    locale: 'zh-CN',
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  let page = await device.newPage();
  await page.goto(`${office.url}/main/messages`);
  await fillSignIn(page, account.loginname, account.password);
  await page.waitForURL(/\/main\//u);
  const address = `${office.url}/main/smartWrite/writing/${id}`;
  await open(page, address);

  let words: Word[] = [];
  const theirs: string[] = [];
  const counts = Object.fromEntries(ways.map((way) => [way, 0])) as Record<Way, number>;
  let lost = 0;
  let longestLost = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const way = ways[Math.floor(random() * ways.length)] ?? 'crash';
    counts[way] += 1;
    await behind(page, '甲：');
    const until = performance.now() + 600 + random() * 2_400;
    for (let at = 0; performance.now() < until; at += 1) {
      const word = `k${kill}w${at};`;
      await page.keyboard.type(word, { delay: keyMs });
      words.push({ text: word, at: performance.now() });
    }
    if (kill % 3 === 0 && way !== 'office' && way !== 'officeAndPage') {
      const said = `t${kill};`;
      if (await add(colleague, id, said)) theirs.push(said);
    }
    const killed = performance.now();
    page = await strike(way, page, device, office, random);
    await open(page, address);
    const shown = await stands(page);
    const doubled = twice(shown);
    if (doubled.length > 0) {
      context.problem(`after ${way} ${kill} ${doubled.length} words stand twice, ${doubled[0]} first`);
      break;
    }
    const missing = words.filter(({ text: word }) => !shown.includes(word));
    for (const { text: word, at } of missing) {
      lost += 1;
      longestLost = Math.max(longestLost, killed - at);
      if (killed - at > mostLostMs)
        context.problem(`${way} ${kill}: «${word}», typed ${Math.round(killed - at)} ms before, is gone`);
    }
    const gone = new Set(missing.map(({ text: word }) => word));
    // Of a word that was half typed its beginning may stand there.
    words = words.filter(({ text: word }) => !gone.has(word));
  }

  const expected = words.map(({ text: word }) => word);
  const fits = (shown: string): string | undefined => {
    const found = shown.match(/k\d+w\d+;/gu) ?? [];
    if (found.join('') !== expected.join(''))
      return `${found.length} of ${expected.length} words, or another order`;
    const others = shown.match(/t\d+;/gu) ?? [];
    return others.join('') === theirs.join('') ? undefined : `the other device's words: ${others.join('')}`;
  };
  const fresh = await signedIn(office.url, account);
  context.afterwards(() => fresh.close());
  const stored = async (): Promise<string> => plainText((await fresh.write.get(id)).body);
  const settled = waitUntil('all words at the office', async () => fits(await stored()) === undefined);
  await settled.catch(() => undefined);
  for (const [where, shown] of [
    ['the office', await stored()],
    ['the window', await stands(page)],
  ] as const) {
    const problem = fits(shown);
    if (problem !== undefined) context.problem(`${where}: ${problem}`);
  }
  context.report('kills', kills);
  for (const way of ways) context.report(way, counts[way]);
  context.report('words typed and kept', expected.length);
  context.report('words of the other device', theirs.length);
  context.report('words missing', lost);
  context.report('longest time of a missing word before the kill, ms', Math.round(longestLost));
}

const paper = (page: Page) => page.locator('.ProseMirror');

/** Words that stand there more than once. */
function twice(shown: string): string[] {
  const seen = new Set<string>();
  return (shown.match(/[kt]\d+(?:w\d+)?;/gu) ?? []).filter((word) => seen.has(word) || !seen.add(word));
}

async function stands(page: Page): Promise<string> {
  return (await paper(page).textContent()) ?? '';
}

async function open(page: Page, address: string): Promise<void> {
  if (page.url() !== address) await page.goto(address);
  await paper(page).getByText('甲：').first().waitFor({ timeout: settleMs });
  // What lies on this device and what the office has are joined before one writes on.
  await page.waitForFunction(
    () => document.querySelector('.ProseMirror[contenteditable=true]') !== null,
    undefined,
    {
      timeout: settleMs,
    },
  );
}

/** The caret at the end of the paragraph with these words. */
async function behind(page: Page, words: string): Promise<void> {
  await paper(page).getByText(words).first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+End');
  await paper(page)
    .getByText(words)
    .first()
    .click({ position: { x: 4, y: 4 } });
  // A paragraph of several lines ends where its last line does.
  await page.evaluate((start) => {
    const found = [...document.querySelectorAll('.ProseMirror p')].find((one) =>
      one.textContent?.startsWith(start),
    );
    if (found === undefined) throw new Error('the paragraph is gone');
    const range = document.createRange();
    range.selectNodeContents(found);
    range.collapse(false);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  }, words);
}

async function strike(
  way: Way,
  page: Page,
  device: BrowserContext,
  office: OfficeProcess,
  random: () => number,
): Promise<Page> {
  const url = page.url();
  if (way === 'office' || way === 'officeAndPage') {
    await office.kill();
    if (way === 'officeAndPage') await crash(page);
    await new Promise((resolve) => setTimeout(resolve, random() * 800));
    await office.restart();
    if (way === 'office') return page;
  } else if (way === 'worker') {
    // The worker that owns the store ends without a word; the page says so, and is opened anew.
    await Promise.all(
      page.workers().map((worker) => worker.evaluate(() => self.close()).catch(() => undefined)),
    );
    await page.close();
  } else if (way === 'crash') await crash(page);
  else await page.close();
  const next = await device.newPage();
  await next.goto(url);
  return next;
}

/** Ends the process that draws the page, without a goodbye. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function signedIn(url: string, account: { loginname: string; password: string }): Promise<Office> {
  const client = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: url });
  await client.account.signInWithPassword({ loginName: account.loginname, password: account.password });
  await client.connection.connect();
  return client;
}

/** Another device of the same person writes behind «乙：»; answers whether the office took it. */
async function add(office: Office, id: string, said: string): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      const { rev, body } = await office.write.get(id);
      const content = body.content.map((block) => {
        const [first] = block.content ?? [];
        if (first?.text?.startsWith('乙：') !== true) return block;
        return { ...block, content: [{ ...first, text: `${first.text}${said}` }] };
      });
      await office.write.save(id, rev, { body: { ...body, content } });
      return true;
    } catch {
      // Somebody was faster, or the office is not there: once more.
    }
  }
  return false;
}
