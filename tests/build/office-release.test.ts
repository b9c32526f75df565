// A release of the office: what lies in it, and that it is started as it lies, with nothing else of the project beside it.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRelease } from '#cli/bin/packing/office-release.ts';
import { threads } from '#cli/bin/packing/sdk-parts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let release: string;
let office: ChildProcess | undefined;

/** As on a machine without any Node: the release brings its own. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: '/usr/bin:/bin',
  HOME: join(folder, 'home'),
  LANG: 'C.UTF-8',
  TANGRAM_LANG: 'en',
});

function tangram(words: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const ran = spawnSync(join(release, 'tangram'), words, {
    cwd: folder,
    encoding: 'utf8',
    env: environment(),
    input,
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** A document of one page with one line. */
const pdf = (line: string): string => {
  const drawn = `BT /F1 18 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  return `${text}xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
};

beforeAll(() => {
  const built = spawnSync(process.execPath, ['cli/bin/build.mjs', 'cli', 'gui', 'threads'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(built.status).toBe(0);
  folder = mkdtempSync(join(tmpdir(), 'tangram-release-'));
  release = join(folder, 'release');
  mkdirSync(release);
  mkdirSync(join(folder, 'home'));
  writeRelease(root, release);
});
afterAll(async () => {
  if (office?.exitCode === null) {
    office.kill();
    await once(office, 'exit');
  }
  rmSync(folder, { recursive: true });
});

test('holds no sources and no tools, but every program of a thread, and what an operator reads', () => {
  const files = globSync('**/*', { cwd: release });
  expect(files.filter((file) => /\.(ts|tsx|map)$|vitest|playwright|electron\//.test(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      ...threads.map((source) => source.replace(/\.ts$/, '.js')),
      'dist/gui/index.html',
      'dist/cli/licences.json',
      'CHANGES.md',
      'LICENSE',
      'fixtures/operating.md',
    ]),
  );
});

test('serves the window, reads a document in a thread, and answers from it, by its own Node', async () => {
  const words = [
    'server',
    'start',
    '--data',
    join(folder, 'office'),
    '--seed',
    'demo',
    '--port',
    '0',
    '--json',
  ];
  office = spawn(join(release, 'tangram'), words, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 2],
  });
  if (office.stdout === null) throw new Error('no output');
  const [line] = (await once(createInterface(office.stdout), 'line')) as [string];
  const { url, accounts } = JSON.parse(line) as {
    url: string;
    accounts: { loginname: string; password: string; role: string }[];
  };
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([
    200,
    readFileSync(join(release, 'dist/gui/index.html'), 'utf8'),
  ]);
  const head = accounts.find(({ role }) => role === 'superAdministrator');
  if (head === undefined) throw new Error('nobody leads the demo');
  expect(
    tangram(['login', '--server', url, '--user', head.loginname, '--password-stdin'], `${head.password}\n`),
  ).toMatchObject({ code: 0 });
  writeFileSync(join(folder, 'allowance.pdf'), pdf('The zeppelin allowance is 120 a day.'), 'latin1');
  expect(tangram(['ask', 'kb', 'create', 'Allowances'])).toMatchObject({ code: 0 });
  expect(tangram(['ask', 'kb', 'add-file', 'Allowances', 'allowance.pdf', '--wait'])).toMatchObject({
    code: 0,
  });
  const found = tangram(['ask', 'retrieve', 'zeppelin allowance', '--kb', 'Allowances', '--json']);
  expect([found.code, found.out]).toEqual([0, expect.stringContaining('120 a day')]);
  expect(tangram(['whoami', '--json', '--jq', '.role'])).toMatchObject({ code: 0 });
}, 120_000);
