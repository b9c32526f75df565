// Builds without approvals or without a workbench of apps: no list, page, hit or command of them, and an office that refuses.
import { expect, test } from 'vitest';
import { createTestOffice } from '#fixtures/testing.ts';
import { appHandlers } from '#fixtures/office/apps/handlers.ts';
import { appsFeature } from '#fixtures/office/apps/feature.ts';
import { approvalFeature } from '#fixtures/office/approval/feature.ts';
import { approvalHandlers } from '#fixtures/office/approval/handlers.ts';
import { startOffice } from '#fixtures/serve.ts';
import { officeOfVariant } from '#fixtures/variant-office.ts';
import { apps } from '#sdk/contract/apps.ts';
import { approval } from '#sdk/contract/approval.ts';
import { shownNavigation } from '#sdk/navigation/table.ts';
import { pickVariant } from '#variants/index.ts';
import { runCli } from './run-cli.ts';

/** Builds by what they have. */
const builds = [
  { variant: 'shengli', without: ['approval'], entries: ['approval', 'apply'], refusal: 'approvalsOff' },
  { variant: 'liantong', without: ['app'], entries: ['apps'], refusal: 'appsOff' },
] as const;

test.each(builds)(
  '$variant has no $without: not in the list of commands, and said when asked',
  async (build) => {
    const { variant, without, refusal } = build;
    const names = (page: string): string[] =>
      page.split('\n').flatMap((line) => /^ {2}([a-z]+) {2}/u.exec(line)?.[1] ?? []);
    const whole = names((await runCli(['help'])).out);
    expect(whole).toEqual(expect.arrayContaining([...without]));
    const shown = names((await runCli(['help', '--variant', variant])).out);
    for (const noun of without) expect(shown).not.toContain(noun);
    const [noun] = without;
    for (const words of [
      [noun, 'list'],
      [noun, noun === 'app' ? 'open' : 'show', '1'],
    ]) {
      const { code, err } = await runCli([...words, '--variant', variant, '--json']);
      expect({ words, code, said: (JSON.parse(err) as { code: string }).code }).toEqual({
        words,
        code: 1,
        said: refusal,
      });
    }
  },
);

test.each(builds)('the rail of $variant does not lead there', ({ variant, entries }) => {
  const entriesOf = (name: string): string[] =>
    shownNavigation({ variant: pickVariant(name), permissions: [], debug: false }).map((entry) => entry.name);
  expect(entriesOf('default')).toEqual(expect.arrayContaining([...entries]));
  for (const entry of entries) expect(entriesOf(variant)).not.toContain(entry);
});

test('the one search of such a build finds nothing of it', async () => {
  const office = await createTestOffice({ people: ['admin', 'ann'] });
  try {
    const admin = await office.client('admin');
    const category = await admin.apps.putCategory({ name: { zh: '办公', en: 'Office' } });
    const name = { zh: 'leave 台账', en: 'leave book' };
    const audience = [{ kind: 'everybody' as const }];
    const target = 'https://book.example/';
    await admin.apps.put({ name, categoryId: category.id, kind: 'browser', target, audience });
    const values = { kind: 'annual', period: ['2026-12-01', '2026-12-03'], reason: 'leave' };
    const whole = await office.client('ann');
    await whole.approval.submit('leave', { values });
    for (const { variant, without } of builds) {
      const bare = await office.client('ann', { features: pickVariant(variant).features });
      const feature = without[0] === 'app' ? 'apps' : 'approval';
      expect(await whole.finding.in(feature, 'leave', 10)).not.toEqual([]);
      expect(await bare.finding.in(feature, 'leave', 10)).toEqual([]);
    }
  } finally {
    await office.close();
  }
});

test('an office in the dress of such a build refuses every one of the calls, whatever is asked', async () => {
  const office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  try {
    const { ground, features } = office.office;
    const dressOf = (name: string) => officeOfVariant(pickVariant(name), () => undefined).options.dress;
    const refusing = [
      [
        approvalHandlers(features.service(approvalFeature), { dress: dressOf('shengli') }),
        approval,
        'approvalsOff',
      ],
      [appHandlers(features.service(appsFeature), { dress: dressOf('liantong') }), apps, 'appsOff'],
    ] as const;
    for (const [handlers, { calls }, refusal] of refusing) {
      const all = Object.entries(handlers) as unknown as [string, (input: object, by: object) => unknown][];
      expect(all.length).toBe(Object.keys(calls).length);
      for (const [name, handle] of all)
        await expect((async () => handle({}, {}))(), name).rejects.toThrow(refusal);
    }
    expect(ground.dress).toBeUndefined();
  } finally {
    await office.close();
  }
});
