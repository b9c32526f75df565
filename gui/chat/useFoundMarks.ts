// Marks what was found in the messages that are drawn: painted over them, so that no message is drawn anew for it.
import { useEffect, type RefObject } from 'react';
import { foundRanges } from './found-ranges.ts';

/** Called so in `FindBar.css`. */
const highlightName = 'tg-found';

/** Marks the words of each message, by its key, in the timeline that `inside` stands in; also where it comes into sight later. */
export function useFoundMarks(
  inside: RefObject<HTMLElement | null>,
  found: ReadonlyMap<string, readonly string[]>,
): void {
  useEffect(() => {
    const timeline = inside.current?.closest('.tg-timeline');
    // Browsers without highlights go to the message all the same.
    if (timeline == null || found.size === 0 || !('highlights' in CSS)) return;
    const marks = new Highlight();
    CSS.highlights.set(highlightName, marks);
    const paint = (): void => {
      marks.clear();
      for (const article of timeline.querySelectorAll<HTMLElement>('article[data-key]')) {
        const words = found.get(article.dataset['key'] ?? '');
        const bubble = article.querySelector('.tg-bubble');
        if (words !== undefined && bubble !== null)
          for (const range of foundRanges(bubble, words)) marks.add(range);
      }
    };
    let frame = 0;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    });
    watch.observe(timeline, { subtree: true, childList: true, characterData: true });
    paint();
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(highlightName);
    };
  }, [inside, found]);
}
