// Proves that an export's files are fetched once each, that a second run goes on, and that what is gone is named.
import { expect, test } from 'vitest';
import type { MessageFile } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { exportFiles, filesToExport, type ExportSink } from '#sdk/transfers/actions/export-files.ts';
import { fileText } from '#sdk/transfers/rules/message-file.ts';
import { aMessage } from '../../../cli/fake-office.ts';

const messages = [1, 2, 3].map((mid) =>
  aMessage(
    mid,
    '00001',
    fileText({ kind: 'file', fileId: `f${mid}`, name: 'a.txt', size: 3, mime: 'text/plain', md5: '' }, ''),
    { kind: 'file' },
  ),
);
const files = filesToExport([...messages, aMessage(4, '00001', 'words')]);

/** A place that remembers, and refuses what it is told to. */
function place(refuses: (file: MessageFile) => OfficeError | undefined = () => undefined) {
  const kept = new Map<string, { size: number; sha256: string }>();
  const fetched: number[] = [];
  const sink: ExportSink = {
    there: async (path) => kept.get(path),
    async save(path, file) {
      const refusal = refuses(file);
      if (refusal !== undefined) throw refusal;
      fetched.push(file.mid);
      const saved = { size: 3, sha256: `hash ${file.mid}` };
      kept.set(path, saved);
      return saved;
    },
  };
  return { sink, fetched };
}

test('each is fetched once, under a name of its own, with its digest', async () => {
  const { sink, fetched } = place();
  const told: number[] = [];
  const exported = await exportFiles(files, 'x-files', sink, { progress: ({ done }) => told.push(done) });
  expect([...exported.values()]).toMatchObject([
    { path: 'x-files/1-a.txt', sha256: 'hash 1' },
    { path: 'x-files/2-a.txt', sha256: 'hash 2' },
    { path: 'x-files/3-a.txt', sha256: 'hash 3' },
  ]);
  await exportFiles(files, 'x-files', sink);
  expect(fetched).toEqual([1, 2, 3]);
  expect(told).toEqual([1, 2, 3]);
});

test('a file that is gone is named, and the others come', async () => {
  const { sink } = place(({ mid }) => (mid === 2 ? new OfficeError('fileGone') : undefined));
  const exported = await exportFiles(files, 'x', sink);
  expect(exported.get(2)).toMatchObject({ name: 'a.txt', missing: { code: 'fileGone', params: {} } });
  expect([...exported.keys()]).toEqual([1, 2, 3]);
});

test('without a network it ends, and goes on where it was', async () => {
  let isGone = true;
  const { sink, fetched } = place(({ mid }) =>
    isGone && mid === 2 ? new OfficeError('connectionFailed') : undefined,
  );
  await expect(exportFiles(files, 'x', sink)).rejects.toMatchObject({ code: 'connectionFailed' });
  isGone = false;
  await exportFiles(files, 'x', sink);
  expect(fetched).toEqual([1, 2, 3]);
});
