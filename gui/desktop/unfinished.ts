// Decides whether the program may end while something is still on its way, and says what it is.
import { dialog, type BaseWindow } from 'electron';
import type { Translator } from '#sdk/locales/index.ts';
import type { UnfinishedWork } from '../worker/desktop-messages.ts';

/** Rows of the list; the rest is a number. */
const mostRows = 8;

/** The list as lines. */
export function unfinishedLines(works: readonly UnfinishedWork[], { t }: Pick<Translator, 't'>): string[] {
  const rows = works.slice(0, mostRows).map(({ kind, place, title }) => {
    const what = kind === 'upload' ? t('desktop.quit.upload') : t('desktop.quit.message');
    return `• ${what} — ${place}: ${title}`;
  });
  const more = works.length - rows.length;
  return more > 0 ? [...rows, t('desktop.quit.more', { count: more })] : rows;
}

/**
 * Asks. What stays on this device and goes on by itself may wait for the next start; what would be lost (spec §4:
 * files still uploading) blocks the end. Answers whether the program may end.
 */
export async function mayEnd(
  works: readonly UnfinishedWork[],
  parent: BaseWindow,
  texts: Pick<Translator, 't'>,
): Promise<boolean> {
  if (works.length === 0) return true;
  const { t } = texts;
  const blocks = works.some(({ keeps }) => !keeps);
  const { response } = await dialog.showMessageBox(parent, {
    type: 'warning',
    message: t(blocks ? 'desktop.quit.blocked' : 'desktop.quit.waiting'),
    detail: unfinishedLines(works, texts).join('\n'),
    buttons: blocks ? [t('desktop.quit.back')] : [t('desktop.quit.back'), t('desktop.quit.anyway')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return !blocks && response === 1;
}
