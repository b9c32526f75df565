// Proves that settings are kept, checked, and read leniently.
import { expect, test } from 'vitest';
import { createSettings } from '#sdk/settings/service.ts';
import { defaultSettings, settingProblem } from '#sdk/settings/table.ts';

function device(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    get: (name: string) => values.get(name),
    set: (name: string, value: string) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
  };
}

test('what is set is there again at the next start', async () => {
  const place = device();
  await createSettings(place).set('theme', 'dark');
  expect(createSettings(place).current()).toEqual({ ...defaultSettings(), theme: 'dark' });
});

test('impossible values are refused with the name', async () => {
  await expect(createSettings(device()).set('theme', 'pink' as never)).rejects.toMatchObject({
    code: 'settingInvalid',
    data: { params: { name: 'theme', value: 'pink' } },
  });
  expect(settingProblem('listWidth', 10_000)).toBe('wrongValue');
  expect(settingProblem('constructor' as never, 1)).toBe('unknownName');
});

test.each(['not json', '[]', '{"theme":"pink","__proto__":{"x":1},"sendWay":"ctrlEnter"}'])(
  'a damaged file (%s) leaves the defaults standing',
  (text) => {
    const settings = createSettings(device({ settings: text })).current();
    expect(settings.theme).toBe('system');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  },
);
