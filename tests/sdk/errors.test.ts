// What goes wrong in the store of a device is told in the catalogue's words, from whichever call.
import { expect, test } from 'vitest';
import { asOfficeError, errorCatalogue, mayHelpAgain, type ErrorCode } from '#sdk/errors.ts';
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

test('trying again is offered where the very same thing may go later, and nowhere else', () => {
  const helps = (code: ErrorCode): boolean => mayHelpAgain({ code });
  for (const code of [
    'connectionFailed',
    'quotaExceeded',
    'fileVerification',
    'md5Digits',
    'rateLimited',
  ] as const)
    expect([code, helps(code)]).toEqual([code, true]);
  // What is mended beside it: a file that was moved away, a folder that may not be written to.
  for (const code of ['fileMissing', 'folderUnreadable', 'cachePermission', 'serverMessage'] as const)
    expect([code, helps(code)]).toEqual([code, true]);
  for (const code of [
    'fileSizeLimit',
    'zipTooLarge',
    'messageIllegal',
    'characterLimit',
    'fileGone',
    'notForwardable',
  ] as const)
    expect([code, helps(code)]).toEqual([code, false]);
  expect(Object.keys(errorCatalogue).filter((code) => helps(code as ErrorCode)).length).toBeGreaterThan(20);
});
