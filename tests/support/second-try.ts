// A test that failed and is tried once more: what its file shares is brought back first, and its words are its own.
import { beforeEach } from 'vitest';

/** Before a test that is tried again, and only then: brings what the tests of a file share to where each of them begins. */
export function beforeSecondTry(bringBack: () => unknown): void {
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) > 0) await bringBack();
  });
}

let said = 0;

/** The words with a number that no other try has: what an earlier one left behind is not taken for it. */
export function ownWords(words: string): string {
  said += 1;
  return `${words} ${said}`;
}
