// One file of one's own disk, and of all others, is as large as the dictionary in force says.
import { expect, test } from 'vitest';
import { diskKinds } from '#sdk/contract/disk-entities.ts';
import { largestUpload } from '#sdk/disk/rules/largest-upload.ts';
import { applyParameters, codeConstants } from '#variants/constants.ts';

test('myDiskUploadSize is for the personal disk, groupDiskUploadSize for the others', () => {
  const entries = [
    { name: 'myDiskUploadSize', value: '2' },
    { name: 'groupDiskUploadSize', value: '3' },
  ];
  const { constants } = applyParameters(codeConstants, entries);
  for (const kind of diskKinds)
    expect(largestUpload(kind, constants), kind).toBe((kind === 'personal' ? 2 : 3) * 2 ** 20);
  expect(largestUpload('personal', codeConstants)).toBe(2 ** 30);
});
