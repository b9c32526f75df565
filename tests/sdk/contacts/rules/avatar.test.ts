// Checks what stands in for a missing photo.
import { describe, expect, it } from 'vitest';
import { avatarHue, avatarText } from '#sdk/contacts/rules/avatar.ts';

describe('avatarText', () => {
  it.each([
    ['沈知行', '沈'],
    ['Eriksen, Nora', 'NE'],
    ['Nora Eriksen', 'NE'],
    ['Jean-Luc O’Neill', 'JO'],
    ['émile zola', 'ÉZ'],
    ['Yuanheng × Northfjord interface', 'YN'],
    ['eriksen', 'Er'],
    ['AI 问答', 'AI'],
    ['2026 项目启动会', '项'],
    ['X 光室', 'X'],
    ['  119', '1'],
    ['👍', '👍'],
    ['', ''],
  ])('%s → %s', (name, text) => expect(avatarText(name)).toBe(text));

  it.each([
    ['Engineering', 'E'],
    ['Nora Eriksen, David Hughes', 'N'],
    ['2026 项目启动会', '项'],
  ])('the group %s → %s', (name, text) => expect(avatarText(name, 'group')).toBe(text));
});

describe('avatarHue', () => {
  it('is stable, within the seven and spread over ids', () => {
    expect(avatarHue('1042')).toBe(avatarHue('1042'));
    const counts = new Map<number, number>();
    for (let id = 0; id < 7000; id += 1)
      counts.set(avatarHue(String(id)), (counts.get(avatarHue(String(id))) ?? 0) + 1);
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(Math.min(...counts.values())).toBeGreaterThan(700);
  });
});
