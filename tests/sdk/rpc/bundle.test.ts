// What is said in one turn travels together.
import { expect, test } from 'vitest';
import { bundled } from '#sdk/rpc/bundle.ts';

test('the messages of a turn leave at its end, in their order', async () => {
  const sent: (readonly string[])[] = [];
  const say = bundled<string>(
    (messages) => sent.push(messages),
    () => expect.unreachable(),
  );
  say('a');
  say('b');
  expect(sent).toEqual([]);
  await Promise.resolve();
  say('c');
  expect(sent).toEqual([['a', 'b']]);
  await Promise.resolve();
  expect(sent).toEqual([['a', 'b'], ['c']]);
});

test('what cannot travel is told, and holds nothing up', async () => {
  const sent: string[] = [];
  const unsent: [string, unknown][] = [];
  const say = bundled<string>(
    (messages) => {
      if (messages.includes('bad')) throw new Error('no plain data');
      sent.push(...messages);
    },
    (message, error) => unsent.push([message, error]),
  );
  ['a', 'bad', 'b'].forEach(say);
  await Promise.resolve();
  expect(sent).toEqual(['a', 'b']);
  expect(unsent).toEqual([['bad', new Error('no plain data')]]);
});
