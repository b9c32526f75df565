// Proves when an @ asks for somebody, what choosing writes, and who is mentioned.
import { expect, test } from 'vitest';
import { withEveryone } from '#sdk/contract/everyone.ts';
import {
  calledWords,
  mentionedIds,
  unmentionedIn,
  mentionQuery,
  withMention,
} from '#sdk/chat/rules/mention-text.ts';

test('an @ asks at the beginning, after a blank and after Chinese, but not inside an address', () => {
  expect(mentionQuery('@', 1)).toEqual({ at: 0, query: '' });
  expect(mentionQuery('hi @lin', 7)).toEqual({ at: 3, query: 'lin' });
  expect(mentionQuery('麻烦@林', 4)).toEqual({ at: 2, query: '林' });
  expect(mentionQuery('shen@office', 11)).toBeUndefined();
});

test('names have blanks; two of them, a new line or too many words end the question', () => {
  expect(mentionQuery('@nora er', 8)).toEqual({ at: 0, query: 'nora er' });
  expect(mentionQuery('@ lin', 5)).toBeUndefined();
  expect(mentionQuery('@lin  ok', 8)).toBeUndefined();
  expect(mentionQuery('@lin\nok', 7)).toBeUndefined();
  expect(mentionQuery('@one two three four five', 24)).toBeUndefined();
  expect(mentionQuery(`@${'x'.repeat(41)}`, 42)).toBeUndefined();
  expect(mentionQuery('@lin', 0)).toBeUndefined();
});

test('choosing replaces what was typed and leaves one blank', () => {
  const question = mentionQuery('请@lin看看', 5);
  if (question === undefined) throw new Error('no question');
  expect(withMention('请@lin看看', question, '林若溪')).toEqual({ text: '请@林若溪 看看', caret: 6 });
});

test('only names that still stand there are mentioned, each once', () => {
  const chosen = [
    { id: '2', name: '林若溪' },
    { id: '3', name: '何静' },
    { id: '2', name: '林若溪' },
  ];
  expect(mentionedIds('@林若溪 看看', chosen)).toEqual(['2']);
});

test('of names that begin alike the longest is meant, and a Latin name ends where no letter follows', () => {
  const people = [
    { id: '1', name: '沈知' },
    { id: '2', name: '沈知行' },
    { id: '3', name: 'Li' },
    { id: '4', name: 'Li Wei' },
  ];
  expect(mentionedIds('@沈知行 看', people)).toEqual(['2']);
  expect(mentionedIds('@沈知看', people)).toEqual(['1']);
  expect(mentionedIds('@沈知行 @沈知 看', people)).toEqual(['2', '1']);
  expect(mentionedIds('@Li Wei, look', people)).toEqual(['4']);
  expect(mentionedIds('@Lina look @Li, you', people)).toEqual(['3']);
  expect(mentionedIds('@Lina look', people)).toEqual([]);
  expect(mentionedIds('@Li看看', people)).toEqual(['3']);
});

test('words behind an @ may begin a name, an address is none', () => {
  expect(calledWords('看 @林若溪 和@Nora Eriksen, a@b.example @林若溪')).toEqual(['林若溪', 'Nora']);
});

test('code asks for nobody and calls nobody', () => {
  const people = [{ id: '2', name: '林若溪' }];
  expect(mentionQuery('```\n@lin', 8)).toBeUndefined();
  expect(mentionQuery('`x @lin', 7)).toBeUndefined();
  expect(mentionQuery('`x` @lin', 8)).toEqual({ at: 4, query: 'lin' });
  for (const code of ['`@林若溪` 看', '```\n@林若溪\n```']) {
    expect(mentionedIds(code, people)).toEqual([]);
    expect(calledWords(code)).toEqual([]);
  }
  expect(mentionedIds('`@林若溪` @林若溪', people)).toEqual(['2']);
});

test('everybody is called as the reader calls them, and nobody whose name only begins so', () => {
  expect(withEveryone('@所有人 看，@everyone', 'en')).toBe('@everyone 看，@everyone');
  expect(withEveryone('@everyone look, @所有人', 'zh')).toBe('@所有人 look, @所有人');
  expect(withEveryone('@everyoneelse', 'zh')).toBe('@everyoneelse');
});

test('an address calls nobody, and who is named and not mentioned is told', () => {
  const people = [
    { id: '1', name: 'Lina' },
    { id: '2', name: '沈知行' },
  ];
  expect(mentionedIds('mail lee@Lina', people)).toEqual([]);
  expect(mentionedIds('请看@沈知行', people)).toEqual(['2']);
  expect(unmentionedIn('@Lina and @沈知行 and @Lina', people, ['2'])).toEqual([people[0]]);
  expect(unmentionedIn('lee@Lina, `@沈知行`', people, [])).toEqual([]);
});
