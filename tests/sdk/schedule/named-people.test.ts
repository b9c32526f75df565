// Who may be named in a typed sentence.
import { expect, test } from 'vitest';
import { mentionsIn } from '#sdk/schedule/rules/named-people.ts';

test.each([
  ['和林若溪过预算', '林若溪'],
  ['跟唐可欣、何静对齐接口', '何静'],
  ['@周明轩 一对一', '周明轩'],
  ['review with Daniel Hughes', 'Daniel Hughes'],
  ['lunch with Nora, Adaeze', 'Adaeze'],
])('%s', (sentence, name) => {
  expect(mentionsIn(sentence).some(({ names }) => names.includes(name))).toBe(true);
});

test('who is not named is not looked for', () => {
  expect(mentionsIn('明天下午三点过预算')).toEqual([]);
  expect(mentionsIn('Fri 3-4pm review')).toEqual([]);
});
