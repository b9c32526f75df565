// Proves that a settings page follows the settings, changes them, and says why a change did not work.
import { expect, test } from 'vitest';
import { createSettings } from '#sdk/settings/service.ts';
import { SettingsScreen } from '#sdk/settings/screens/settings.ts';
import { pickVariant } from '#variants/index.ts';

function page() {
  const kept = new Map<string, string>();
  const settings = createSettings({
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  });
  const screen = new SettingsScreen(
    { settings },
    { page: 'generalSetting', place: 'browser', variant: pickVariant('default') },
  );
  const valueOf = (name: string) =>
    screen
      .getSnapshot()
      .sections.flatMap((section) => section.rows)
      .find((row) => row.name === name)?.control.value;
  return { settings, screen, valueOf };
}

test('a change shows here and everywhere', async () => {
  const { settings, screen, valueOf } = page();
  expect(await screen.set('theme', 'dark')).toBe(true);
  expect(valueOf('theme')).toBe('dark');
  await settings.set('theme', 'light');
  expect(valueOf('theme')).toBe('light');
  expect(await screen.reset('theme')).toBe(true);
  expect(valueOf('theme')).toBe('system');
});

test('an impossible value stays out and its reason stands in the snapshot', async () => {
  const { screen, valueOf } = page();
  expect(await screen.set('theme', 'pink')).toBe(false);
  expect(screen.getSnapshot().error).toMatchObject({ code: 'settingInvalid' });
  expect(valueOf('theme')).toBe('system');
});

test('another page shows its own rows; one that is closed hears nothing more', async () => {
  const { settings, screen } = page();
  screen.open('messageInform');
  expect(screen.getSnapshot().sections.map(({ id }) => id)).toEqual(['notices', 'topics']);
  screen.dispose();
  const before = screen.getSnapshot();
  await settings.set('messageSound', false);
  expect(screen.getSnapshot()).toBe(before);
});
