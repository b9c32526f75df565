// Proves that a forwarded record is loaded, and again where that failed.
import { expect, test } from 'vitest';
import type { ForwardedRecord, OfficeApi } from '#sdk/api.ts';
import { RecordScreen } from '#sdk/chat/screens/record.ts';
import { OfficeError } from '#sdk/errors.ts';
import { settle } from '../../../support/fake-clock.ts';

test('an error gives way to the record', async () => {
  const record = { title: '平台组', messages: [] } as unknown as ForwardedRecord;
  let answer: () => Promise<ForwardedRecord> = () => Promise.reject(new OfficeError('notFound'));
  const asked: string[] = [];
  const office = {
    acts: { forwarded: (id: string) => (asked.push(id), answer()) },
  } as unknown as Pick<OfficeApi, 'acts'>;
  const screen = new RecordScreen(office, 'r1');
  await settle();
  expect(screen.getSnapshot()).toMatchObject({ error: { code: 'notFound' } });
  answer = async () => record;
  await screen.load();
  expect(screen.getSnapshot()).toEqual({ record, error: undefined });
  expect(asked).toEqual(['r1', 'r1']);
});
