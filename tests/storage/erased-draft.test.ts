// Proves that an erased draft is in no byte of the store's files.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';

test('neither the file nor its log has it, while others stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-erased-'));
  const { store } = openStore(openNodeDatabase(join(folder, 'store.sqlite')), {
    owner: '1',
    plainText,
    now: () => 0,
  });
  const written = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
  for (const text of ['secret wor', 'secret words'])
    store.drafts.put({ chatId: '00012', text, updatedTime: 1 });
  store.drafts.put({ chatId: '00013', text: 'kept words', updatedTime: 1 });
  expect(written()).toContain('secret words');
  store.drafts.erase('00012');
  expect(written()).not.toContain('secret wor');
  expect(written()).toContain('kept words');
  store.close();
  rmSync(folder, { recursive: true });
});
