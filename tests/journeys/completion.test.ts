// A person presses Tab in the shells this machine has: words, flags and live names come, and nothing typed is run.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { CommandLine } from '../support/command-line.ts';
import { openTerminal, whyNoTerminal, type TestTerminal } from '../support/terminal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'tangram-completion-'));
const environment = {
  PATH: `${join(root, 'cli', 'bin')}:${process.env['PATH'] ?? ''}`,
  HOME: home,
  XDG_CONFIG_HOME: join(home, 'config'),
  XDG_DATA_HOME: join(home, 'data'),
  XDG_STATE_HOME: join(home, 'state'),
  XDG_CACHE_HOME: join(home, 'cache'),
  // The one locale with wide characters that every system has.
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
};
type Shell = { name: 'bash' | 'zsh' | 'fish'; args: string[]; load: string };
const shells: Shell[] = [
  { name: 'bash', args: ['--norc', '--noprofile', '-i'], load: 'source <(tangram completion bash)' },
  {
    name: 'zsh',
    args: ['-f', '-i'],
    load: 'autoload -U compinit && compinit -u && source <(tangram completion zsh)',
  },
  { name: 'fish', args: ['--no-config', '-i'], load: 'tangram completion fish | source' },
];

function whyNot(shell: string): string | undefined {
  if (whyNoTerminal !== undefined) return whyNoTerminal;
  try {
    execFileSync(shell, ['-c', 'exit 0']);
    return undefined;
  } catch {
    process.stderr.write(`[tangram] completion in ${shell} is SKIPPED, it is not on this machine\n`);
    return `no ${shell}`;
  }
}

let office: RunningOffice;
let line: CommandLine;
/** The name of a chat that one word of a shell can hold. */
let chat: { id: string; name: string; pinyin?: string };

beforeAll(async () => {
  office = await startOffice({ inMemory: true });
  const account = office.accounts[0] ?? { loginname: '', password: '' };
  line = await CommandLine.signIn(home, office.url, account);
  const { out } = await line.run(['chat', 'list', '--all', '--json=id,name']);
  const found = (JSON.parse(out) as { id: string; name: string }[]).find(({ name }) =>
    /^\p{L}{3,}$/u.test(name),
  );
  if (found === undefined) throw new Error('no chat with a plain name');
  chat = found;
});
afterAll(async () => {
  await office.close();
  rmSync(home, { recursive: true, force: true });
});

async function shellOf({ name, args, load }: Shell): Promise<TestTerminal> {
  const terminal = openTerminal({
    command: name,
    args,
    folder: home,
    columns: 100,
    rows: 30,
    environment: { ...environment, PS1: '> ', PROMPT: '> ', fish_greeting: '' },
  });
  await terminal.waitFor('a prompt', ({ lines }) => /[>#$%]\s*$/.test(lines.join('\n').trimEnd()));
  terminal.type(`${load}; echo loa""ded\r`);
  await terminal.waitForText('loaded');
  return terminal;
}

test.each(shells)('$name completes verbs, flags, fields and the names this device knows', async (shell) => {
  if (whyNot(shell.name) !== undefined) return;
  const terminal = await shellOf(shell);
  const completes = async (typed: string, whole: string): Promise<void> => {
    terminal.type(`${typed}\t`);
    await terminal.waitForText(whole);
    terminal.type('\u0015');
  };
  await completes('tangram conta', 'tangram contacts');
  await completes('tangram chat wat', 'tangram chat watch');
  await completes('tangram chat list --unr', 'tangram chat list --unread');
  await completes('tangram chat list --fields unr', 'tangram chat list --fields unread');
  await completes(`tangram chat send ${chat.name.slice(0, 2)}`, `tangram chat send ${chat.name}`);
  await terminal.close();
});

test('bash completes what stands behind an equals sign, with and without bash-completion', async () => {
  if (whyNot('bash') !== undefined) return;
  const terminal = await shellOf(shells[0] as Shell);
  terminal.type('tangram chat list --json=id,pinn\t');
  await terminal.waitForText('--json=id,pinned');
  await terminal.close();
});

test.each(shells)('$name runs nothing of what is typed while it completes', async (shell) => {
  if (whyNot(shell.name) !== undefined) return;
  const terminal = await shellOf(shell);
  const trap = join(home, `trap-${shell.name}`);
  terminal.type(
    `tangram chat send '$(touch ${trap})' --json ; tangram chat send "\`touch ${trap}\`" --unr\t`,
  );
  terminal.type('\u0015');
  terminal.type(`tangram chat send \\$\\(touch ${trap}\\) --no-col\t`);
  await terminal.waitForText('--no-color');
  expect(existsSync(trap)).toBe(false);
  await terminal.close();
});

test('a session that does not exist, or a broken profile, completes words all the same', async () => {
  mkdirSync(join(home, 'broken', 'config', 'tangram'), { recursive: true });
  writeFileSync(join(home, 'broken', 'config', 'tangram', 'config.json'), '{ "profiles": {} }');
  const out = execFileSync('tangram', ['complete', '--', 'chat', 'send', ''], {
    env: {
      ...environment,
      XDG_CONFIG_HOME: join(home, 'broken', 'config'),
      XDG_DATA_HOME: join(home, 'broken', 'data'),
    },
    encoding: 'utf8',
  });
  expect(out).toBe(':4\n');
});
