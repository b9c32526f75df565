// Proves that a variant loaded alone is the one of the table.
import { expect, test } from 'vitest';
import { pickVariant, variantNames } from '#variants/index.ts';
import { loadVariant } from '#variants/load.ts';

test.each(variantNames)('%s alone is what the table holds', async (name) => {
  expect(await loadVariant(name)).toEqual(pickVariant(name));
});

test('another name is refused with those there are', async () => {
  await expect(loadVariant('__proto__')).rejects.toMatchObject({
    code: 'unknownVariant',
    names: variantNames,
  });
});
