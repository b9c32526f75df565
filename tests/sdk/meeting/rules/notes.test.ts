// Notes that two people changed at once: nothing of either is lost, whoever was faster.
import { expect, test } from 'vitest';
import { mergedNotes } from '#sdk/meeting/rules/notes.ts';

test.each([
  ['one changed nothing', 'a\nb', 'a\nb', 'a\nc', 'a\nc'],
  ['the other changed nothing', 'a\nb', 'a\nx', 'a\nb', 'a\nx'],
  ['at different lines', 'a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
  ['both wrote below', 'a', 'a\nmine', 'a\ntheirs', 'a\ntheirs\nmine'],
  ['both alike', 'a', 'a\nx', 'a\nx', 'a\nx'],
  ['one deleted what the other left', 'a\nb\nc', 'a\nc', 'a\nb\nc\nd', 'a\nc\nd'],
  ['from nothing', '', 'mine', 'theirs', 'theirs\nmine'],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergedNotes(base, mine, theirs)).toBe(merged);
});

test('every line that anybody added is there, in whichever order the two came', () => {
  for (let round = 0; round < 200; round += 1) {
    const base = Array.from({ length: round % 7 }, (_, at) => `line ${at}`);
    const put = (name: string, at: number): string =>
      base.toSpliced(at % (base.length + 1), 0, name).join('\n');
    const [mine, theirs] = [put('mine', round), put('theirs', round * 3)];
    const merged = mergedNotes(base.join('\n'), mine, theirs).split('\n');
    expect(merged).toEqual(expect.arrayContaining(['mine', 'theirs', ...base]));
    expect(merged.filter((line) => line !== '')).toHaveLength(base.length + 2);
  }
});

test('long notes are merged in a moment', () => {
  const lines = Array.from({ length: 900 }, (_, at) => `line ${at}`);
  const merged = mergedNotes(lines.join('\n'), `${lines.join('\n')}\nmine`, ['theirs', ...lines].join('\n'));
  expect(merged.split('\n')).toHaveLength(902);
});
