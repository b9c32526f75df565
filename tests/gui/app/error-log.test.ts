// Errors on their way to the log survive the page they happened on.
import { expect, test } from 'vitest';
import { UnloggedErrors } from '../../../gui/app/error-log.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
const report = (message: string) => ({ user: '1', page: '/', type: 'error', message, agent: 'test' });

test('a report is kept until it is delivered, and not longer', async () => {
  const place = storage();
  const unlogged = new UnloggedErrors(place);
  let deliver = (): void => undefined;
  const first = unlogged.hold(report('first'), () => new Promise((resolve) => (deliver = resolve)));
  expect(new UnloggedErrors(place).take()).toEqual([report('first')]);
  deliver();
  await first;
  await unlogged.hold(report('second'), async () => undefined);
  expect(unlogged.take()).toEqual([]);
});

test('what could not be delivered is told, kept for the next page, and taken once', async () => {
  const place = storage();
  const unlogged = new UnloggedErrors(place);
  const lost = async (): Promise<void> => {
    throw new Error('the worker is gone');
  };
  await expect(unlogged.hold(report('lost'), lost)).rejects.toThrow('the worker is gone');
  await unlogged.hold(report('well'), async () => undefined);
  const next = new UnloggedErrors(place);
  expect(next.take()).toEqual([report('lost')]);
  expect(next.take()).toEqual([]);
});

test('a page that fails in a circle keeps its last twenty', async () => {
  const unlogged = new UnloggedErrors(storage());
  for (let count = 0; count < 50; count += 1)
    await unlogged
      .hold(report(String(count)), async () => {
        throw new Error('gone');
      })
      .catch(() => undefined);
  expect(unlogged.take().map(({ message }) => message)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index + 30)),
  );
});
