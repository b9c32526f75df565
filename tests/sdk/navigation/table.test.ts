// Proves which navigation entries are shown.
import { expect, test } from 'vitest';
import { capabilities, homeRoute, navigationTable, shownNavigation } from '#sdk/navigation/table.ts';
import { permissions } from '#sdk/contract/permissions.ts';
import { permissionsOf } from '#fixtures/office/services/organisation.ts';
import { features } from '#sdk/features.ts';
import { pickVariant } from '#variants/index.ts';

const all = new Set(navigationTable.map((entry) => entry.capability));
const names = (input: Parameters<typeof shownNavigation>[0]) =>
  shownNavigation(input).map((entry) => entry.name);

test('the table holds the eleven entries of the specification', () => {
  expect(navigationTable.map((entry) => entry.name).sort()).toEqual(
    [
      'aiQa',
      'aiWriting',
      'apply',
      'approval',
      'apps',
      'contacts',
      'debug',
      'disk',
      'meeting',
      'messages',
      'schedule',
    ].sort(),
  );
});

test('only what this build really has is shown', () => {
  const built = new Set(['chat', 'contacts'] as const);
  const shown = names({
    variant: pickVariant('default'),
    permissions: ['ai:qa'],
    debug: false,
    capabilities: built,
  });
  expect(shown).toEqual(['messages', 'contacts']);
  const declared = features.flatMap((feature: { capability?: string }) => feature.capability ?? []);
  expect([...capabilities].toSorted()).toEqual([...new Set(['chat', 'debug', ...declared])].toSorted());
});

test('with everything built, switches and permissions decide', () => {
  const variant = pickVariant('default');
  const everything = names({ variant, permissions: ['ai:qa'], debug: false, capabilities: all });
  expect(everything).toContain('aiQa');
  expect(names({ variant, permissions: [], debug: false, capabilities: all })).not.toContain('aiQa');
  const without = { ...variant, features: { ...variant.features, showMeeting: false } };
  expect(names({ variant: without, permissions: ['ai:qa'], debug: false, capabilities: all })).not.toContain(
    'meeting',
  );
});

test('show and spi hold the AI entries; who may not ask there may write', () => {
  // Spi switches writing off.
  for (const [name, writing] of [
    ['show', ['aiWriting']],
    ['spi', []],
  ] as const) {
    const variant = { ...pickVariant(name), debugPage: false };
    expect(names({ variant, permissions: ['ai:qa'], debug: false })).toEqual(['aiQa', ...writing]);
    expect(names({ variant, permissions: [], debug: false })).toEqual(
      writing.length === 0 ? ['messages'] : writing,
    );
    expect(names({ variant, permissions: ['ai:qa'], debug: false, capabilities: all })).not.toContain(
      'messages',
    );
  }
});

test('the debug page is there only for who asks', () => {
  const variant = { ...pickVariant('default'), debugPage: false };
  expect(names({ variant, permissions: [], debug: false })).not.toContain('debug');
  expect(names({ variant, permissions: [], debug: true })).toContain('debug');
});

test('home is AI Q&A when shown, else messages', () => {
  expect(homeRoute(shownNavigation({ variant: pickVariant('default'), permissions: [], debug: false }))).toBe(
    '/main/messages',
  );
  expect(
    homeRoute(
      shownNavigation({
        variant: pickVariant('default'),
        permissions: ['ai:qa'],
        debug: false,
        capabilities: all,
      }),
    ),
  ).toBe('/main/aiQa');
});

test('entries ask for permissions of the contract, and roles bring them', () => {
  const asked = navigationTable.flatMap(({ permission }) => (permission === undefined ? [] : [permission]));
  expect(asked).toEqual([permissions.askAi]);
  const member = permissionsOf('member');
  expect(member).toEqual(['group:create', 'ai:qa']);
  expect(permissionsOf('administrator')).toEqual([...member, 'admin']);
  expect(permissionsOf('superAdministrator')).toEqual([...member, 'admin', 'admin:transfer']);
  expect(permissionsOf('owner of the moon')).toEqual([]);
  const variant = pickVariant('default');
  const shown = names({ variant, permissions: member, debug: false, capabilities: all });
  expect(shown).toContain('aiQa');
  expect(names({ variant, permissions: ['admin'], debug: false, capabilities: all })).not.toContain('aiQa');
});
