// A build without AI questions: its commands say so and are in no list, and its office refuses every call about them.
import { expect, test } from 'vitest';
import { askContract } from '#sdk/contract/ask.ts';
import { askFeature } from '#fixtures/office/ask/feature.ts';
import { startOffice } from '#fixtures/serve.ts';
import { runCli } from './run-cli.ts';

const off = ['--variant', 'changqing'];

test('the noun is in no list, and says why it is not there', async () => {
  const [without, whole] = [await runCli(['help', ...off]), await runCli(['help'])];
  expect(whole.out).toMatch(/^ {2}ask {2}/mu);
  expect(without.out).not.toMatch(/^ {2}ask {2}/mu);
  for (const words of [
    ['ask', 'kb', 'list'],
    ['ask', 'app', 'list'],
    ['ask', '问题', '--kb', 'x'],
  ]) {
    const { code, err } = await runCli([...words, ...off, '--json']);
    expect({ words, code, said: (JSON.parse(err) as { code: string }).code }).toEqual({
      words,
      code: 1,
      said: 'askOff',
    });
  }
});

test('its office refuses every one of the calls, whatever is asked', async () => {
  const office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  try {
    const { ground, features } = office.office;
    const dress = { name: 'changqing', chatPathSuffix: '.do', sealedTexts: false, questions: false };
    const handlers = askFeature.handlers(features.service(askFeature), { ...ground, dress });
    const calls = Object.entries(handlers) as unknown as [string, (input: object, by: object) => unknown][];
    expect(calls.length).toBe(Object.keys(askContract.calls).length);
    for (const [name, handle] of calls)
      await expect((async () => handle({}, {}))(), name).rejects.toThrow('askOff');
  } finally {
    await office.close();
  }
});
