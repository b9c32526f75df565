// P8: the terminal client's first screen, its memory and what a typed key costs, beside a hello-world of its library.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TerminalOffice } from '../support/terminal-client.ts';
import { openTerminal, whyNoTerminal, type TestTerminal } from '../support/terminal.ts';
import { planManyChats } from '../journeys/gui/many-chats.ts';
import { median, type Report } from './figure.ts';
import { havePackages, skipped, versionOf } from './run/debian.ts';
import { scratchFolder } from './run/scratch.ts';
import { buildHello } from './tui/hello-program.ts';

const chats = 10_000;
/** Messages in the store. `TANGRAM_BENCH_MESSAGES` makes it smaller for a quick look. */
const messages = Number(process.env['TANGRAM_BENCH_MESSAGES'] ?? 1_000_000);
const rounds = 15;
const keys = 40;
/** As somebody types: nobody presses the next key before the last one is seen. */
const betweenKeysMs = 60;
/** What is collected after a start has been collected by then. */
const settledMs = 3_000;
const size = { columns: 80, rows: 24 };

/** Reports first paint, memory, and time and bytes of a key. */
export async function run(report: Report): Promise<void> {
  if (whyNoTerminal !== undefined) return void skipped('P8', whyNoTerminal);
  const folder = scratchFolder();
  const hello = await buildHello(folder);
  let plain: TestTerminal | undefined;
  const office = await TerminalOffice.start(planManyChats(chats, Date.now()), 'reader');
  try {
    await office.fillStore(messages);
    const sides = {
      ours: { open: () => office.terminal(size), sign: '平台', quit: 'Ctrl+Q' },
      hello: { open: async () => openHello(hello, folder), sign: 'hello, world', quit: 'Ctrl+C' },
    };
    const paints = { ours: [] as number[], hello: [] as number[] };
    // The first turn fills what the disk and the compile cache hold: programs keep that when they are left, not when killed.
    for (let round = -1; round < rounds; round += 1)
      for (const name of ['ours', 'hello'] as const) {
        const { open, sign, quit } = sides[name];
        const terminal = await open();
        await terminal.waitForText(sign);
        if (round >= 0) paints[name].push(performance.now() - terminal.startedAt);
        else await left(terminal, quit);
        await terminal.close();
      }
    report({
      id: 'P8-paint',
      name: `first screen of the terminal client with ${chats} chats, against a bundled hello-world of its library`,
      ours: median(paints.ours),
      baseline: median(paints.hello),
      unit: 'ms',
    });

    const ours = await office.terminal(size);
    await ours.waitForText('● 在线');
    ours.press('Enter');
    await ours.waitForText('› 发送给');
    plain = openHello(hello, folder);
    await plain.waitForText('hello, world');
    const typed = { ours: await typeKeys(ours), hello: await typeKeys(plain) };
    const what = `a typed key with ${messages} messages in the store`;
    report({
      id: 'P8-key',
      name: `${what}, until it is on the screen`,
      ours: median(typed.ours.times),
      baseline: median(typed.hello.times),
      unit: 'ms',
    });
    report({
      id: 'P8-bytes',
      name: `${what}, largest output at 80×24`,
      ours: Math.max(...typed.ours.bytes),
      baseline: Math.max(...typed.hello.bytes),
      unit: 'B',
    });
    await new Promise((resolve) => setTimeout(resolve, settledMs));
    const memory = { ours: clientMemory(ours), hello: proportionalMemory(plain.pid) };
    const note = 'proportional set size, a chat open, everything received';
    report({
      id: 'P8-memory',
      name: `memory of the terminal client, ${messages} messages and ${chats} chats in the store`,
      ours: memory.ours,
      baseline: memory.hello,
      unit: 'MB',
      note,
    });
    const weechat = await weechatMemory(folder);
    if (weechat !== undefined)
      report({
        id: 'P8-weechat',
        name: 'the same beside weechat, which has nothing open and nothing stored',
        ours: memory.ours,
        baseline: weechat,
        unit: 'MB',
        note: `weechat-headless ${versionOf('weechat-headless')}`,
      });
  } finally {
    await plain?.close();
    await office.close();
  }
}

/** Leaves a program as people do, when it has come to rest. */
async function left(terminal: TestTerminal, key: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, settledMs));
  terminal.press(key);
  await terminal.ended;
}

function openHello(file: string, folder: string): TestTerminal {
  const environment = { NODE_COMPILE_CACHE: join(folder, 'compile') };
  return openTerminal({ command: process.execPath, args: [file], environment, ...size });
}

/** Types letters one after the other; both programs end their line with what was typed. */
async function typeKeys(terminal: TestTerminal): Promise<{ times: number[]; bytes: number[] }> {
  const times: number[] = [];
  const bytes: number[] = [];
  let text = '';
  for (let at = 0; at < keys; at += 1) {
    const letter = String.fromCharCode(97 + (at % 26));
    text += letter;
    const before = terminal.bytes;
    const start = performance.now();
    terminal.type(letter);
    await terminal.waitForText(text);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, betweenKeysMs));
    bytes.push(terminal.bytes - before);
  }
  return { times, bytes };
}

/** Memory of a process in MB (10⁶ bytes), shared pages shared out. */
function proportionalMemory(pid: number): number {
  const found = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  if (found === null) throw new Error(`no memory is told of process ${pid}`);
  return (Number(found[1]) * 1024) / 1e6;
}

/** The client and what stays beside it. */
const clientMemory = ({ pid, program }: TestTerminal): number =>
  proportionalMemory(program) + (program === pid ? 0 : proportionalMemory(pid));

/** Of weechat as it starts; undefined, said aloud, where it is not to be had. */
async function weechatMemory(folder: string): Promise<number | undefined> {
  if (!havePackages('weechat', ['weechat-headless'])) return undefined;
  const child = spawn('weechat-headless', ['--dir', join(folder, 'weechat')], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, settledMs));
  try {
    return proportionalMemory(child.pid ?? 0);
  } finally {
    child.kill('SIGTERM');
  }
}
