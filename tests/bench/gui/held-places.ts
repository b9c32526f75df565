// What may move a message that is being read in a long chat, brought about one after the other, and how far it moves.
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import type { Office } from '#sdk/office.ts';
import { longChat } from './long-chat-plan.ts';
import { anchorAt, anchorNearTop, grownBeyond, movedBy, scrollTo } from './timeline.ts';

const pages = 6;
const arrivals = 50;
/** Messages below the late picture, so that it can be scrolled out of sight. */
const below = 18;

/** The largest move in px by its cause. The chat is open in the page; `writer` is its other member. */
export async function largestMoves(page: Page, writer: Office): Promise<Record<string, number>> {
  return {
    prepending: await whilePrepending(page),
    'a late picture': await byLatePicture(page, writer),
    [`${arrivals} arrivals`]: await byArrivals(page, writer),
  };
}

async function whilePrepending(page: Page): Promise<number> {
  const moves: number[] = [];
  for (let turn = 0; turn < pages; turn += 1) {
    const anchor = await anchorNearTop(page);
    await grownBeyond(page, anchor.height);
    moves.push(await movedBy(page, anchor));
  }
  return Math.max(...moves);
}

/** A picture of unknown size right above what is read; its content is held back until the place has been noted. */
async function byLatePicture(page: Page, writer: Office): Promise<number> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isContent = /\/media\b/;
  await page.context().route(isContent, async (route) => {
    await released;
    await route.continue();
  });
  await scrollTo(page, 'end');
  await writer.files.send({
    chatId: longChat.id,
    source: { content: tallPicture() },
    name: 'late.png',
    mime: 'image/png',
    wait: true,
  });
  await writeMany(writer, below, 'below');
  await page.locator('article', { hasText: `below ${below}` }).waitFor();
  const picture = page.locator('article:has(.tg-media)').last();
  await scrollTo(page, { past: '.tg-media' });
  const anchor = await anchorAt(page);
  if ((await picture.locator('.tg-media img').count()) > 0) throw new Error('the picture was not late');
  release();
  await picture.locator('.tg-media img').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.tg-media img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );
  const moved = await movedBy(page, anchor);
  await page.context().unroute(isContent);
  return moved;
}

async function byArrivals(page: Page, writer: Office): Promise<number> {
  const anchor = await anchorAt(page);
  await writeMany(writer, arrivals, 'arrival');
  await page.getByRole('button', { name: `${arrivals} 条新消息` }).waitFor();
  return movedBy(page, anchor);
}

async function writeMany(writer: Office, count: number, word: string): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await writer.chat.send({ chatId: longChat.id, text: `${word} ${number}`, wait: true });
}

/** Far from square, so that a place kept for another shape would show. */
function tallPicture(): Uint8Array<ArrayBuffer> {
  const png = new PNG({ width: 120, height: 480 });
  png.data.fill(160);
  return new Uint8Array(PNG.sync.write(png));
}
