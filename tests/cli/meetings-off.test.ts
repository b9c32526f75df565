// A build without meetings: its commands say so and are in no list, and its office refuses every call about them.
import { expect, test } from 'vitest';
import { meetingService } from '#sdk/contract/meeting.ts';
import { startOffice } from '#fixtures/serve.ts';
import { meetingFeature } from '#fixtures/office/meeting/feature.ts';
import { meetingHandlers } from '#fixtures/office/meeting/handlers.ts';
import { runCli } from './run-cli.ts';

const off = ['--variant', 'tuha'];

test('the commands are in no list, and say why they are not there', async () => {
  const names = (page: string): string[] =>
    page.split('\n').flatMap((line) => /^ {2}([a-z]+) {2}/u.exec(line)?.[1] ?? []);
  const [without, whole] = [await runCli(['help', ...off]), await runCli(['help'])];
  expect(names(whole.out)).toEqual(expect.arrayContaining(['meeting', 'call', 'schedule']));
  // This build has no writing either.
  expect(names(without.out)).toEqual(
    names(whole.out).filter((name) => !['meeting', 'call', 'write'].includes(name)),
  );
  for (const words of [
    ['meeting', 'list'],
    ['meeting', 'quick', '--subject', 'T'],
    ['meeting', 'show', '12'],
    ['meeting', 'watch', '12'],
    ['call', 'somebody'],
  ]) {
    const { code, err } = await runCli([...words, ...off, '--json']);
    expect({ words, code, said: (JSON.parse(err) as { code: string }).code }).toEqual({
      words,
      code: 1,
      said: 'meetingsOff',
    });
  }
});

test('its office refuses every one of the calls, whatever is asked', async () => {
  const office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  try {
    const { ground, features } = office.office;
    const dress = { name: 'tuha', chatPathSuffix: '.do', sealedTexts: false, meetings: false };
    const handlers = meetingHandlers(features.service(meetingFeature), { ...ground, dress });
    const calls = Object.entries(handlers) as unknown as [string, (input: object, by: object) => unknown][];
    expect(calls.length).toBe(Object.keys(meetingService.calls).length);
    for (const [name, handle] of calls)
      await expect((async () => handle({}, {}))(), name).rejects.toThrow('meetingsOff');
  } finally {
    await office.close();
  }
});
