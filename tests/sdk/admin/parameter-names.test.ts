// Every parameter that an administrator may choose has words in both languages.
import { expect, test } from 'vitest';
import { knownParameter, knownParameters } from '#sdk/admin/rules/parameter-names.ts';
import { admin as en } from '#sdk/locales/en/admin.ts';
import { admin as zh } from '#sdk/locales/zh/admin.ts';

test('each name is called something, and those of the navigation say which entry they rename', () => {
  const plain = knownParameters.filter(({ entry }) => entry === undefined).map(({ name }) => name);
  expect(Object.keys(zh.parameter.known).toSorted()).toEqual(plain.toSorted());
  expect(Object.keys(en.parameter.known).toSorted()).toEqual(plain.toSorted());
  expect(knownParameter('title_ai_qa')?.entry).toBe('aiQa');
  expect(knownParameter('workflow_approval_page')?.name).toBe('workflow_approval_page');
  expect(knownParameter('revert_tim')).toBeUndefined();
});
