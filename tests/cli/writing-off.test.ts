// A build without writing: its commands say so and are in no list, its office refuses every call, and the search finds nothing of it.
import { expect, test } from 'vitest';
import { write } from '#sdk/contract/write.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { openOffice } from '#sdk/office.ts';
import { writeFeature } from '#fixtures/office/write/feature.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { officeOfVariant } from '#fixtures/variant-office.ts';
import { pickVariant } from '#variants/index.ts';
import { runCli } from './run-cli.ts';

const off = ['--variant', 'smartcity'];

test('the noun is in no list, and says why it is not there', async () => {
  const [without, whole] = [await runCli(['help', ...off]), await runCli(['help'])];
  expect(whole.out).toMatch(/^ {2}write {2}/mu);
  expect(without.out).not.toMatch(/^ {2}write {2}/mu);
  for (const words of [
    ['write', 'list'],
    ['write', 'new', '--module', '通知', '--topic', '测试'],
    ['write', 'template', 'list'],
  ]) {
    const { code, err } = await runCli([...words, ...off, '--json']);
    expect({ words, code, said: (JSON.parse(err) as { code: string }).code }).toEqual({
      words,
      code: 1,
      said: 'writingOff',
    });
  }
  expect(createTranslator('zh').t('errors.writingOff')).toBe('没有开通写作，请联系管理员');
  expect(createTranslator('en').t('errors.writingOff')).toContain('Writing is not available');
});

test('its office refuses every one of the calls, whatever is asked', async () => {
  const office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  try {
    const { ground, features } = office.office;
    const { dress } = officeOfVariant(pickVariant('changqing'), () => undefined).options;
    const handlers = writeFeature.handlers(features.service(writeFeature), { ...ground, dress });
    const calls = Object.entries(handlers) as unknown as [string, (input: object, by: object) => unknown][];
    expect(calls.length).toBe(Object.keys(write.calls).length);
    for (const [name, handle] of calls)
      await expect((async () => handle({}, {}))(), name).rejects.toThrow('writingOff');
  } finally {
    await office.close();
  }
});

test('the one search finds no documents there, and has not failed', async () => {
  const variant = pickVariant('spi');
  const office = await startOffice({
    inMemory: true,
    port: 0,
    seed: 'small',
    ...officeOfVariant(variant, () => undefined).options,
  });
  const client = openOffice({ host: memoryHost(), variant, server: office.url });
  try {
    const [account] = office.accounts;
    await client.account.signInWithPassword({
      loginName: account?.loginname ?? '',
      password: account?.password ?? '',
    });
    await client.connection.connect();
    await expect(client.write.list({})).rejects.toMatchObject({ code: 'writingOff' });
    expect(await client.finding.in('write', '通知', 5)).toEqual([]);
  } finally {
    await client.close();
    await office.close();
  }
});
