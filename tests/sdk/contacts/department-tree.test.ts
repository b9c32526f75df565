// Proves that asking anew and opening do not get into each other's way: what is open has its level, and the newest one.
import { expect, test } from 'vitest';
import type { OfficeApi, TreeNode } from '#sdk/api.ts';
import { DepartmentTree } from '#sdk/contacts/screens/department-tree.ts';

/** An office whose levels are answered when the test says so; who is in them changes with `edition`. */
function heldOffice() {
  const held: (() => void)[] = [];
  let edition = 1;
  const level = (id: string): readonly TreeNode[] =>
    ({
      '0': [{ kind: 'dept', id: '100', name: 'root' }],
      '100': [{ kind: 'dept', id: '101', name: `first ${edition}` }],
      '101': [{ kind: 'dept', id: '102', name: `second ${edition}` }],
    })[id] as unknown as readonly TreeNode[];
  const children = (id: string) =>
    new Promise<readonly TreeNode[]>((resolve) => {
      const then = level(id);
      held.push(() => resolve(then));
    });
  const tree = new DepartmentTree({ contacts: { children } } as unknown as OfficeApi, () => undefined);
  const names = (): string[] => tree.rows().map(({ node }) => node.name);
  /** Lets everything that was asked for so far be answered, oldest first or latest first. */
  const answer = async (order: 'oldest' | 'latest' = 'oldest'): Promise<void> => {
    const now = held.splice(0);
    for (const go of order === 'oldest' ? now : now.toReversed()) {
      go();
      await new Promise(setImmediate);
    }
  };
  return { tree, names, answer, held, next: () => void (edition += 1) };
}

test.each(['oldest', 'latest'] as const)(
  'asked anew while the root opens, %s answer first: the root has its level, as it is now',
  async (order) => {
    const { tree, names, answer, held, next } = heldOffice();
    const started = tree.start();
    await answer();
    next();
    const reloaded = tree.reload();
    while (held.length > 0) await answer(order);
    await Promise.all([started, reloaded]);
    expect(names()).toEqual(['root', 'first 2']);
  },
);

test('asked anew before the first answer: the top is there', async () => {
  const { tree, names, answer, held, next } = heldOffice();
  const started = tree.start();
  next();
  const reloaded = tree.reload();
  while (held.length > 0) await answer();
  await Promise.all([started, reloaded]);
  expect(names()).toEqual(['root', 'first 2']);
});

test('a level that was closed is asked for when it is opened, those that are open at once', async () => {
  const { tree, names, answer, held, next } = heldOffice();
  const opened = tree.start().then(() => tree.open('101'));
  for (let level = 0; level < 3; level += 1) await answer();
  await opened;
  tree.close('101');
  next();
  const reloaded = tree.reload();
  expect(names()).toEqual(['root', 'first 1']);
  expect(held).toHaveLength(2);
  await answer();
  await reloaded;
  expect(names()).toEqual(['root', 'first 2']);
  const again = tree.toggle('101');
  await answer();
  await again;
  expect(names()).toEqual(['root', 'first 2', 'second 2']);
});

test('asked anew twice, only the later answer counts', async () => {
  const { tree, names, answer, next } = heldOffice();
  const started = tree.start();
  await answer();
  await answer();
  await started;
  const first = tree.reload();
  next();
  const second = tree.reload();
  await answer('latest');
  await Promise.all([first, second]);
  expect(names()).toEqual(['root', 'first 2']);
});
