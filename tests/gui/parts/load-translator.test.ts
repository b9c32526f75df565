// The translator of the page: what feature pages wait for survives another clock.
import { expect, test } from 'vitest';
import { atClock, isWhole, loadTranslator, loadWholeTranslator } from '../../../gui/parts/load-translator.ts';

test('a translator at another clock knows as many sentences as before', async () => {
  const [first, whole] = [await loadTranslator('zh'), await loadWholeTranslator('zh')];
  for (const clock of ['12h', '24h'] as const) {
    expect(isWhole(atClock(whole, clock))).toBe(true);
    expect(isWhole(atClock(first, clock))).toBe(false);
    expect(atClock(whole, clock).t('disk.title')).toBe(whole.t('disk.title'));
  }
});
