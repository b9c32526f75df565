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

const lin = { officeId: 'office', personId: '1002' };
const shen = { officeId: 'office', personId: '1001' };

test('what is somebody’s own leaves with them and comes back with them', async () => {
  const place = device();
  const settings = createSettings(place);
  await settings.set('theme', 'light');
  settings.belongTo(shen);
  await settings.set('theme', 'dark');
  await settings.set('closeToTray', false);
  settings.belongTo(lin);
  expect(settings.current()).toMatchObject({ theme: 'light', closeToTray: false });
  settings.belongTo(undefined);
  expect(settings.current().theme).toBe('light');
  settings.belongTo(shen);
  expect(createSettings(place).current().theme).toBe('light');
  expect(settings.current().theme).toBe('dark');
});

test('what is taken back falls to what is usual in this build', async () => {
  const settings = createSettings(device(), { autoLockMinutes: 5 });
  settings.belongTo(shen);
  await settings.set('autoLockMinutes', 30);
  expect(settings.chosen()).toEqual({ autoLockMinutes: 30 });
  await settings.reset('autoLockMinutes');
  expect(settings.current().autoLockMinutes).toBe(5);
  expect(settings.chosen()).toEqual({});
  await expect(settings.reset('nothing' as never)).rejects.toMatchObject({ code: 'settingInvalid' });
});
