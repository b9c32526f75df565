// Starts what a GUI journey needs: the built pages, a real office, Chromium, and people who sign in through the page.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startOffice, type OfficeOptions, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { demoOfficeVariable } from '../../run/demo-office.ts';
import { chromiumPath, firstPage, mediaFlags, openProfile } from '../../support/chromium.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What Chromium says when a page would make markup or a script of a string that its policy refuses. */
const trustedTypesFault = /Trusted(HTML|Script|ScriptURL)\b|TrustedTypePolicy/u;

/** Whether there is a browser; says so aloud where there is none, once per file. */
export function hasBrowser(file: string): boolean {
  const there = existsSync(chromiumPath);
  if (!there) process.stderr.write(`${file}: no Chromium here, skipped\n`);
  return there;
}

/** One office, and the browsers of its people. */
export type Stage = {
  readonly office: RunningOffice;
  /** A fresh browser profile, closed with the stage at the latest. */
  profile(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page of a fresh browser profile, signed in through the sign-in page, with the chat list in sight. */
  page(loginName: string, options?: BrowserContextOptions): Promise<Page>;
  /** Brings a page back to the list of chats, signing in where an earlier try has left it signed out. */
  home(page: Page, loginName: string): Promise<void>;
  /** Another device of a person, without a face; with another password where it was changed. */
  client(loginName: string, password?: string): Promise<Office>;
  close(): Promise<void>;
};

/** Builds the pages where they are not up to date, and starts the office. */
export async function openStage(options: Partial<OfficeOptions> = {}): Promise<Stage> {
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  const filled = copyOfDemo(options);
  const office = await startOffice({
    ...(filled === undefined ? { inMemory: true } : { dataDir: filled }),
    port: 0,
    seed: 'demo',
    guiDir: `${root}dist/gui`,
    ...options,
  });
  const clients: Office[] = [];
  const refused: string[] = [];
  const profiles = new Set<BrowserContext>();
  const profile = async (context: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const opened = await openProfile(context, ...mediaFlags);
    profiles.add(opened);
    opened.once('close', () => profiles.delete(opened));
    return opened;
  };
  return {
    office,
    profile,
    async page(loginName, context) {
      const opened = await profile({
        locale: 'zh-CN',
        viewport: { width: 1440, height: 900 },
        // Drawing what moves costs an eighth of the processor time, and no journey is about it.
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
        // Keeping the build for work without a network has a journey of its own; here it would only take time.
        serviceWorkers: 'block',
        ...context,
      });
      opened.on('console', (message) => {
        if (trustedTypesFault.test(message.text())) refused.push(message.text());
      });
      const page = await firstPage(opened);
      await page.goto(`${office.url}/main/messages`);
      await fillSignIn(page, loginName, passwordOf(office, loginName));
      await page.locator('.tg-row').first().waitFor();
      return page;
    },
    async home(page, loginName) {
      await page.goto(`${office.url}/main/messages`);
      const [row, door] = [page.locator('.tg-row').first(), page.locator('form input[name=password]')];
      await row.or(door).waitFor();
      if ((await door.count()) > 0) await fillSignIn(page, loginName, passwordOf(office, loginName));
      await row.waitFor();
    },
    async client(loginName, password = passwordOf(office, loginName)) {
      const client = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: office.url });
      clients.push(client);
      await client.account.signInWithPassword({ loginName, password });
      await client.connection.connect();
      return client;
    },
    async close() {
      await Promise.all([...profiles].map((opened) => opened.close()));
      await Promise.all(clients.map((client) => client.close()));
      await office.close();
      if (refused.length > 0) throw new Error(`refused in a page: ${refused.join(' | ')}`);
      if (filled !== undefined) rmSync(filled, { recursive: true });
    },
  };
}

/** A copy of the demo office that this run has filled, where there is one and nothing else is asked for. */
function copyOfDemo({ seed, dataDir, passwordsFor }: Partial<OfficeOptions>): string | undefined {
  const filled = process.env[demoOfficeVariable];
  if (filled === undefined || (seed ?? dataDir ?? passwordsFor) !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tangram-stage-'));
  cpSync(filled, folder, { recursive: true });
  return folder;
}

/** Fills the sign-in page and sends it. */
export async function fillSignIn(page: Page, loginName: string, password: string): Promise<void> {
  await page.locator('form input').first().fill(loginName);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

/** Goes to the chats, wherever somebody who has just signed in was led to, and waits until they are drawn. */
export async function toMessages(page: Page): Promise<void> {
  await page.locator('.tg-rail__item[title="消息"], .tg-rail__item[title="Chats"]').click();
  await page.locator('.tg-row').first().waitFor();
}

/** An address that leads nowhere, and what stands there. */
const nowhere = {
  path: '/main/nowhere',
  words: (['zh', 'en'] as const).map((language) => createTranslator(language).t('frame.notFound')),
} as const;

/**
 * Leads a page that is signed in to another address as the browser's own way back does, without loading it anew, which
 * costs ten times as much. What stood there is gone when this resolves, also where the address is the same: the way
 * leads over a page of its own.
 */
export async function lead(page: Page, path: string): Promise<void> {
  const go = (to: string, how: 'pushState' | 'replaceState'): Promise<void> =>
    page.evaluate(
      ([address, way]) => {
        history[way](null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      [to, how] as const,
    );
  const between = page.locator('.tg-empty h1', { hasText: new RegExp(nowhere.words.join('|'), 'u') });
  await go(nowhere.path, 'pushState');
  await between.waitFor();
  await go(path, 'replaceState');
  await between.waitFor({ state: 'detached' });
}

/** The password the office made for a person. */
export function passwordOf(office: RunningOffice, loginName: string): string {
  const account = office.accounts.find(({ loginname }) => loginname === loginName);
  if (account === undefined) throw new RangeError(`nobody is called ${loginName}`);
  return account.password;
}
