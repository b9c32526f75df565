// What goes wrong in the store of a device is told in the catalogue's words, from whichever call.
import { expect, test } from 'vitest';
import { asOfficeError } from '#sdk/errors.ts';
import { StorageError } from '#storage/driver.ts';

test.each([
  ['full', 'storageFull'],
  ['busy', 'storageBusy'],
  ['inUse', 'storageInUse'],
  ['damaged', 'storageDamaged'],
  ['missingTable', 'storageDamaged'],
  ['other', 'storageDamaged'],
] as const)('%s is %s', (fault, code) => {
  const cause = new StorageError(fault, 'store.sqlite: no');
  expect(asOfficeError(cause)).toMatchObject({
    code,
    cause,
    data: { params: { detail: 'store.sqlite: no' } },
  });
});
