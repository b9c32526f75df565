// Somebody at the real window of a browser: what they see by its role and name, what they press, and what went wrong under it.
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { DrillContext } from '../../drills/drill.ts';
import { createTranslator, type Language, type TextKey, type Translate } from '#sdk/locales/index.ts';
import { firstPage, mediaFlags, openProfile } from '../chromium.ts';

/** Longest time until something is in sight, in ms. */
const patienceMs = 20_000;
/** A folder for a picture of each step, for looking at. */
const pictures = process.env['TANGRAM_PICTURES'];

/** What somebody needs to sit down at a window. */
export type Seat = {
  url: string;
  language: Language;
  account: { loginname: string; password: string };
  context: DrillContext;
};

/** Roles of what is looked for. */
type Role = Parameters<Page['getByRole']>[0];

/** One window with one person before it. */
export class WindowPerson {
  readonly page: Page;
  readonly t: Translate;
  readonly #word: (key: TextKey) => string;
  readonly #browser: BrowserContext;
  readonly #seat: Seat;

  private constructor(browser: BrowserContext, page: Page, seat: Seat) {
    this.page = page;
    const { t, translateRef } = createTranslator(seat.language);
    this.t = t;
    this.#word = (key) => translateRef({ key });
    this.#browser = browser;
    this.#seat = seat;
    const { context, account } = seat;
    page.on('pageerror', (error) => context.problem(`${account.loginname}: the page threw ${String(error)}`));
    page.on('console', (said) => {
      if (said.type() === 'error')
        context.problem(`${account.loginname}: the console says ${said.text()} (${said.location().url})`);
    });
  }

  /** Opens a fresh browser profile and signs in by keys alone. */
  static async signIn(seat: Seat): Promise<WindowPerson> {
    const own = await openProfile(
      {
        locale: seat.language === 'zh' ? 'zh-CN' : 'en-GB',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        permissions: ['camera', 'microphone', 'notifications'],
      },
      ...mediaFlags,
    );
    seat.context.afterwards(() => own.close());
    const page = await firstPage(own);
    page.setDefaultTimeout(patienceMs);
    const one = new WindowPerson(own, page, seat);
    await page.goto(seat.url);
    await one.enter();
    return one;
  }

  /** Fills the sign-in page by keys, and waits for the rail. */
  async enter(): Promise<void> {
    const { loginname, password } = this.#seat.account;
    await this.field('signIn.account').focus();
    await this.press('Control+a');
    await this.type(loginname);
    await this.press('Tab');
    await this.type(password);
    await this.press('Enter');
    await this.page.getByRole('navigation', { name: this.t('frame.navigation') }).waitFor();
  }

  /** Shuts the window with all its profile holds. */
  close(): Promise<void> {
    return this.#browser.close();
  }

  /** What has this role and exactly this name. */
  see(role: Role, name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
  }

  /** A button by its word. */
  button(word: TextKey, within?: Page | Locator): Locator {
    return this.see('button', this.#word(word), within);
  }

  /** A text field by its word. */
  field(word: TextKey, within?: Page | Locator): Locator {
    return this.see('textbox', this.#word(word), within);
  }

  /** The dialog in front. */
  dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  press(keys: string): Promise<void> {
    return this.page.keyboard.press(keys);
  }

  type(words: string): Promise<void> {
    return this.page.keyboard.type(words);
  }

  /** Presses Enter on it, once it can be used. */
  async hit(target: Locator): Promise<void> {
    await target.click({ trial: true });
    await target.press('Enter');
  }

  /** Waits until these words can be read somewhere. */
  reads(words: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return within.getByText(words).first().waitFor();
  }

  /** Goes to an entry of the rail by keys, and waits for its heading or whatever else is named. */
  async goTo(entry: TextKey, until: Locator): Promise<void> {
    const rail = this.page.getByRole('navigation', { name: this.t('frame.navigation') });
    await rail
      .getByRole('button', { name: this.#word(entry) })
      .first()
      .press('Enter');
    await until.waitFor();
  }

  /** Opens whatever one search finds first, from wherever one is. */
  async find(words: string): Promise<void> {
    await this.press('Control+k');
    await this.see('combobox', this.t('search.label')).fill(words);
    await this.page.locator('[role=option][aria-selected=true]:has(mark)').first().waitFor();
    await this.press('Enter');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Goes to a place that has no entry in the rail, by its name. */
  async goToAct(name: string): Promise<void> {
    await this.press('Control+k');
    await this.see('combobox', this.t('search.label')).fill(name);
    await this.page.getByRole('option', { name }).first().waitFor();
    await this.press('Enter');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Writes into the chat that is open and waits until it stands there. */
  async say(words: string, chat: string): Promise<void> {
    await this.see('textbox', this.t('chat.composer.placeholder', { name: chat })).focus();
    await this.type(words);
    await this.press('Enter');
    await this.page.getByRole('article').filter({ hasText: words }).last().waitFor();
  }

  /** Keeps what is in sight, where a folder for it is named. */
  async picture(name: string): Promise<void> {
    const file = `${this.#seat.language}-${this.#seat.account.loginname}-${name}.png`;
    if (pictures !== undefined) await this.page.screenshot({ path: join(pictures, file) });
  }
}
