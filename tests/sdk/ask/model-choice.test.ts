// Which models are offered: those of the office's configuration, of one provider where a build wants it so.
import { expect, test } from 'vitest';
import { modelChoice } from '#sdk/ask/rules/model-choice.ts';
import { variants } from '#variants/index.ts';

const office = { models: ['other/large', 'deepSeek/reasoner', 'deepSeek/chat'], model: 'other/large' };

test('the pair deepSeek and chat answers where the office has it, in every variant', () => {
  for (const { constants } of Object.values(variants))
    expect(modelChoice(office, constants).model).toBe('deepSeek/chat');
});

test('a person’s own pair comes before, and what the office has not is not offered', () => {
  const { constants } = variants.default;
  expect(modelChoice(office, { ...constants, aiModel: 'reasoner' }).model).toBe('deepSeek/reasoner');
  expect(modelChoice(office, { ...constants, aiModel: 'nowhere' }).model).toBe('other/large');
  expect(modelChoice({ models: [], model: '' }, constants)).toEqual({ models: [], model: '' });
});

test('with one provider alone the others are not there, not even as what the office would choose', () => {
  const { constants } = variants.spi;
  expect(modelChoice(office, constants).models).toEqual(['deepSeek/reasoner', 'deepSeek/chat']);
  expect(modelChoice(office, { ...constants, aiModel: 'nowhere' }).model).toBe('deepSeek/reasoner');
  expect(modelChoice(office, variants.default.constants).models).toEqual(office.models);
});
