// Checks of numbering: typed numbers follow each other and are written as their level asks.
import type { TextBlock } from './blocks.ts';
import type { Report } from './finding.ts';
import { officialNumber, typedNumber, type TypedNumber } from './numbering.ts';

type Place = TypedNumber & { block: number };

/** Looks at the typed numbers of a text in the order of reading. */
export function checkNumbers(blocks: readonly TextBlock[], report: Report): void {
  const places: Place[] = [];
  blocks.forEach(({ kind, text }, block) => {
    if (kind === 'cell' || kind === 'code') return;
    const typed = typedNumber(text);
    if (typed !== undefined) places.push({ ...typed, block });
  });
  const wrongForm = (place: Place): void => {
    if (place.proper) return;
    const suggestion = officialNumber(place.level, place.value);
    const { block, written } = place;
    const text = written.trimEnd();
    // Half-width brackets alone are a matter of width, and said there.
    if (text.replaceAll('(', '（').replaceAll(')', '）') === suggestion) return;
    report({
      kind: 'numbering',
      reason: 'numberForm',
      block,
      start: 0,
      end: text.length,
      text,
      suggestion,
    });
  };
  const last = new Map<number, number>();
  places.forEach((place, index) => {
    wrongForm(place);
    const { level, value, block, written } = place;
    for (const deeper of [...last.keys()]) if (deeper > level) last.delete(deeper);
    const expected = (last.get(level) ?? 0) + 1;
    if (value === expected) return void last.set(level, value);
    // A list of its own begins anew after running text.
    const before = places[index - 1];
    const isNewList = value === 1 && level >= 3 && before !== undefined && block - before.block > 1;
    if (isNewList) return void last.set(level, 1);
    const text = written.trimEnd();
    report({
      kind: 'numbering',
      reason: 'order',
      block,
      start: 0,
      end: text.length,
      text,
      suggestion: officialNumber(level, expected),
    });
    const next = places.slice(index + 1).find((other) => other.level <= level);
    const goesOn = next?.level === level && next.value === expected + 1;
    last.set(level, goesOn ? expected : value);
  });
}
