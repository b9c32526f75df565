// Checks of numbering: typed numbers follow each other and are written as their level asks.
import type { TextBlock } from './blocks.ts';
import { checkEnumerations } from './check-enumerations.ts';
import type { Report } from './finding.ts';
import { officialNumber, typedNumber, type TypedNumber } from './numbering.ts';

type Place = TypedNumber & { block: number; heading: number | undefined };

/** By how much the signs of most headings stand above or below the headings' levels; undefined where they say nothing. */
function usualShift(places: readonly Place[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { heading, level } of places)
    if (heading !== undefined) counts.set(level - heading, (counts.get(level - heading) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] >= 3 ? most[0] : undefined;
}

/** Headings whose sign is one of another level, taken for what they stand for; each is said once. */
function onTheirLevel(places: readonly Place[], report: Report): Place[] {
  const shift = usualShift(places);
  if (shift === undefined) return [...places];
  return places.map((place) => {
    const { heading, level, value, block } = place;
    if (heading === undefined || heading + shift === level || heading + shift < 1) return place;
    const text = place.written.trimEnd();
    const suggestion = officialNumber(heading + shift, value);
    report({ kind: 'numbering', reason: 'numberForm', block, start: 0, end: text.length, text, suggestion });
    return { ...place, level: heading + shift, proper: true };
  });
}

/** Looks at the typed numbers of a text in the order of reading. */
export function checkNumbers(blocks: readonly TextBlock[], report: Report): void {
  const typed = blocks.flatMap(({ kind, text, level }, block): Place[] => {
    const number = kind === 'cell' || kind === 'code' ? undefined : typedNumber(text);
    if (number === undefined) return [];
    return [{ ...number, block, heading: kind === 'heading' ? (level ?? 1) : undefined }];
  });
  const places = onTheirLevel(typed, report);
  checkEnumerations(blocks, report);
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
