// Several things given at once: tried again nothing is shared twice, and favourites become one or the other together.
import { expect, test } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { shareEach, starEach } from '#sdk/disk/actions/giving.ts';
import { OfficeError } from '#sdk/errors.ts';

test('what was shared before something went wrong is not shared again', async () => {
  const shared: string[] = [];
  let refuses = true;
  const share = async ({ id }: { id: string }): Promise<void> => {
    if (id === '2' && refuses) throw new OfficeError('diskNotOwnShare');
    shared.push(id);
  };
  const office = { disk: { share } } as unknown as OfficeApi;
  const done = new Set<string>();
  const nodes = ['1', '2', '3'].map((id) => ({ id }));
  const wish = { grantees: [], level: 'view' } as const;
  await expect(shareEach(office, nodes, { ...wish, grantees: [] }, done)).rejects.toThrow('diskNotOwnShare');
  refuses = false;
  await shareEach(office, nodes, { ...wish, grantees: [] }, done);
  expect(shared).toEqual(['1', '2', '3']);
});

test('those that are no favourites become ones; where all are, none is any more', async () => {
  const told: [string, boolean][] = [];
  const star = async (id: string, isOn: boolean): Promise<void> => void told.push([id, isOn]);
  const office = { disk: { star } } as unknown as OfficeApi;
  const node = (id: string, starred: boolean) => ({ id, starred });
  await starEach(office, [node('1', true), node('2', false)]);
  await starEach(office, [node('1', true), node('2', true)]);
  expect(told).toEqual([
    ['2', true],
    ['1', false],
    ['2', false],
  ]);
});
