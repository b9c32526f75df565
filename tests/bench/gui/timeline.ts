// Measures an open chat in the page: from a click until it is painted, frames of scrolling, and where a message stands.
import type { Page } from 'playwright-core';

/** A message in sight and how far below the upper edge of the pane it stands, in px. */
type Anchor = { key: string; top: number };

const log = (page: Page) => page.locator('.tg-timeline__scroll');

/** Clicks the row of a chat; ms until its newest message, which contains `newest`, has been painted. */
export function openingTime(page: Page, name: string, newest: string): Promise<number> {
  return page.evaluate(
    ({ name, newest }) =>
      new Promise<number>((resolve, reject) => {
        const rows = [...document.querySelectorAll<HTMLElement>('.tg-chats .tg-row')];
        const row = rows.find((one) => one.querySelector('.tg-row__name')?.textContent?.includes(name));
        if (row === undefined) return reject(new Error(`no chat is called ${name}`));
        const start = performance.now();
        const look = (): void => {
          const pane = document.querySelector('.tg-timeline__scroll')?.getBoundingClientRect();
          const last = [...document.querySelectorAll('.tg-timeline__scroll article')].findLast((one) =>
            one.textContent?.includes(newest),
          );
          const place = last?.getBoundingClientRect();
          const isSeen =
            pane !== undefined &&
            place !== undefined &&
            place.top >= pane.top &&
            place.bottom <= pane.bottom + 1;
          if (!isSeen) return void requestAnimationFrame(look);
          // The frame after the next begins when this one's has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        };
        row.click();
        requestAnimationFrame(look);
      }),
    { name, newest },
  );
}

/** Lengths of the frames of some seconds, in ms; each scrolls the chat up by `step` px, 0 lets it stand. */
export function framesOf(page: Page, step: number, lasts: number): Promise<number[]> {
  return log(page).evaluate(
    (box, { step, lasts }) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let start = 0;
        let before = 0;
        const frame = (now: number): void => {
          if (start === 0) start = now;
          else frames.push(now - before);
          before = now;
          if (step > 0) box.scrollTop -= step;
          if (now - start < lasts) requestAnimationFrame(frame);
          else resolve(frames);
        };
        requestAnimationFrame(frame);
      }),
    { step, lasts },
  );
}

/**
 * Scrolls to near the top, where the next older page is fetched, and takes the first whole message in sight before it
 * can have come; the rows around are measured before that.
 */
export function anchorNearTop(page: Page): Promise<Anchor & { height: number }> {
  return log(page).evaluate(async (box) => {
    const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const height = box.scrollHeight;
    box.scrollTop = 900;
    for (let count = 0; count < 5; count += 1) await frame();
    box.scrollTop = 500;
    await frame();
    const edge = box.getBoundingClientRect().top;
    for (const article of box.querySelectorAll<HTMLElement>('article')) {
      const { top } = article.getBoundingClientRect();
      if (top >= edge) return { key: article.dataset['key'] ?? '', top: top - edge, height };
    }
    throw new Error('no message in sight');
  });
}

/** The first message wholly in sight. */
export function anchorAt(page: Page): Promise<Anchor> {
  return log(page).evaluate((box) => {
    const edge = box.getBoundingClientRect().top;
    for (const article of box.querySelectorAll<HTMLElement>('article')) {
      const { top } = article.getBoundingClientRect();
      if (top >= edge) return { key: article.dataset['key'] ?? '', top: top - edge };
    }
    throw new Error('no message in sight');
  });
}

/** The same once it has stood still for some frames: what was scrolled to is drawn and measured first. */
export function anchorAtRest(page: Page): Promise<Anchor> {
  return log(page).evaluate(async (box) => {
    let anchor: Anchor | undefined;
    for (let still = 0; anchor === undefined || still < 10;) {
      await new Promise(requestAnimationFrame);
      const edge = box.getBoundingClientRect().top;
      const found = [...box.querySelectorAll<HTMLElement>('article')].find(
        (article) => article.getBoundingClientRect().top >= edge,
      );
      const now = found && {
        key: found.dataset['key'] ?? '',
        top: found.getBoundingClientRect().top - edge,
      };
      still = now?.key === anchor?.key && now?.top === anchor?.top ? still + 1 : 0;
      anchor = now;
    }
    return anchor;
  });
}

/**
 * Scrolls to the end, or until the last element of a selector has just left the pane at its upper edge, and lets the
 * page draw and measure what stands there.
 */
export async function scrollTo(page: Page, place: 'end' | { past: string }): Promise<void> {
  await log(page).evaluate(async (box, wanted) => {
    for (let turn = 0; turn < 10; turn += 1) {
      if (wanted === 'end') box.scrollTop = box.scrollHeight;
      else {
        const found = [...box.querySelectorAll(wanted.past)].at(-1);
        if (found === undefined) throw new Error(`nothing here is ${wanted.past}`);
        box.scrollTop += found.getBoundingClientRect().bottom - box.getBoundingClientRect().top + 4;
      }
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, place);
}

/** How far an anchor stands from where it was, in px, after two more frames. */
export function movedBy(page: Page, anchor: Anchor): Promise<number> {
  return log(page).evaluate(async (box, { key, top }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const article = box.querySelector(`article[data-key="${key}"]`);
    if (article === null) throw new Error(`message ${key} is not drawn`);
    return Math.abs(article.getBoundingClientRect().top - box.getBoundingClientRect().top - top);
  }, anchor);
}

/** Waits until the chat is higher than it was and nothing older is on its way. */
export async function grownBeyond(page: Page, height: number): Promise<void> {
  await page.waitForFunction((before) => {
    const box = document.querySelector('.tg-timeline__scroll');
    return box !== null && box.scrollHeight > before + 500 && box.getAttribute('aria-busy') === 'false';
  }, height);
}
