// What `chat export --files` leaves on the disk: a file, a folder beside it, digests, and a second run that fetches nothing.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OfficeError } from '#sdk/errors.ts';
import { fileText } from '#sdk/transfers/rules/message-file.ts';
import { aChat, aMessage, fakeOffice } from './fake-office.ts';
import { runCli } from './run-cli.ts';

const content = '表格';
const md5 = createHash('md5').update(content).digest('hex');

function world() {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const office = fakeOffice();
  office.chats.set('00012', aChat('00012', '周明轩'));
  office.stored = [1, 2].map((mid) =>
    aMessage(
      mid,
      '00012',
      fileText(
        {
          kind: 'file',
          fileId: `f${mid}`,
          name: '表 1.csv',
          size: Buffer.byteLength(content),
          mime: 'text/csv',
          md5,
        },
        '',
      ),
      { kind: 'file' },
    ),
  );
  const fetched: number[] = [];
  office.files.download = async (file, input) => {
    if (file.mid === 2) throw new OfficeError('fileGone');
    fetched.push(file.mid);
    writeFileSync(input?.to ?? '', content);
    return { place: input?.to ?? '' };
  };
  return { folder, office, fetched };
}

test('a folder beside it, digests in the JSON, what is gone is named, and a second run goes on', async () => {
  const { folder, office, fetched } = world();
  const out = join(folder, 'chat.json');
  const argv = ['chat', 'export', '00012', '-o', out, '--files', '--json=messages,files,missing'];
  const first = await runCli(argv, { office });
  expect({ code: first.code, out: JSON.parse(first.out) as unknown }).toEqual({
    code: 6,
    out: { messages: 2, files: 1, missing: 1 },
  });
  expect(readFileSync(join(folder, 'chat-files', '1-表 1.csv'), 'utf8')).toBe(content);
  // What people have written is for whoever asked for it.
  expect(statSync(out).mode & 0o077).toBe(0);
  const { messages } = JSON.parse(readFileSync(out, 'utf8')) as { messages: { file: object }[] };
  expect(messages.map(({ file }) => file)).toMatchObject([
    { path: 'chat-files/1-表 1.csv', sha256: createHash('sha256').update(content).digest('hex') },
    { missing: 'fileGone' },
  ]);
  await runCli(argv, { office });
  expect(fetched).toEqual([1]);
  // One that was broken off is no whole file.
  writeFileSync(join(folder, 'chat-files', '1-表 1.csv'), '表');
  await runCli(argv, { office });
  expect(fetched).toEqual([1, 1]);
});

test('a plan is written without exporting, edited, and done as it says', async () => {
  const { folder, office, fetched } = world();
  const [out, plan] = [join(folder, 'chat.md'), join(folder, 'plan.json')];
  const planned = await runCli(['chat', 'export', '周明轩', '-o', out, '--files', '--plan', plan], {
    office,
  });
  expect(planned.code).toBe(0);
  expect(existsSync(out)).toBe(false);
  const written = JSON.parse(readFileSync(plan, 'utf8')) as { files: { mid: string }[] };
  expect(written).toEqual({
    chat: '00012',
    format: 'markdown',
    out,
    messages: 2,
    files: [1, 2].map((mid) => ({ mid: String(mid), name: '表 1.csv', size: Buffer.byteLength(content) })),
  });
  writeFileSync(plan, JSON.stringify({ ...written, files: written.files.slice(0, 1) }));
  const done = await runCli(['chat', 'export', '--plan', plan], { office });
  expect(done.code).toBe(0);
  expect(fetched).toEqual([1]);
  expect(readFileSync(out, 'utf8')).toContain('(<chat-files/1-%E8%A1%A8%201.csv>)');
  const span = ['--since', '2026-01-02T03:04:05Z', '--until', '2026-02-03T04:05:06Z'];
  await runCli(['chat', 'export', '周明轩', '-o', out, ...span, '--plan', plan], { office });
  const spanned = JSON.parse(readFileSync(plan, 'utf8')) as { since: string; until: string; files: null };
  expect([spanned.since, spanned.until].map(Date.parse)).toEqual([
    Date.UTC(2026, 0, 2, 3, 4, 5),
    Date.UTC(2026, 1, 3, 4, 5, 6),
  ]);
  expect(spanned.files).toBeNull();
  writeFileSync(plan, '{"chat": 1}');
  expect((await runCli(['chat', 'export', '--plan', plan], { office })).code).toBe(2);
});

test('files need a file to lie beside, and an export a chat', async () => {
  const { office } = world();
  expect((await runCli(['chat', 'export', '00012', '--files'], { office })).code).toBe(2);
  expect((await runCli(['chat', 'export'], { office })).code).toBe(2);
});
