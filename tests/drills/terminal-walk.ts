// Every screen of the terminal client in every size, with every depth of colour, in both languages: whole, its own words, its own colours.
import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { languages } from '#sdk/locales/index.ts';
import * as en from '#sdk/locales/en/index.ts';
import * as zh from '#sdk/locales/zh/index.ts';
import { furnish } from '../support/key-world.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import type { Screen } from '../support/terminal-screen.ts';
import { whyNoTerminal } from '../support/terminal.ts';
import type { DrillContext } from './drill.ts';

const sizes = [
  [60, 15],
  [80, 24],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;
/** Depths of colour, by what says so to programs, and what may then be on the screen. */
const depths = [
  { name: '16', environment: { TERM: 'xterm', COLORTERM: '' }, most: 16 },
  { name: '256', environment: { TERM: 'xterm-256color', COLORTERM: '' }, most: 256 },
  { name: 'true', environment: { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, most: Infinity },
] as const;
/** The screens, each by the keys that lead there from the list of chats. */
const screens: Readonly<Record<string, readonly string[]>> = {
  list: [],
  filter: ['/'],
  consent: ['x'],
  chat: ['Enter'],
  message: ['Enter', 'Shift+Tab', 'Up'],
  details: ['Enter', 'Ctrl+T', 'Tab'],
  history: ['H'],
  contacts: ['Alt+2'],
  disk: ['Alt+3'],
  ask: ['Alt+4'],
  agenda: ['Alt+6'],
  todo: ['Alt+7'],
  notices: ['Alt+8'],
  settings: ['Alt+S'],
  'settings, next page': ['Alt+S', 'Tab'],
  account: ['Alt+A'],
  waiting: ['Alt+W'],
  transfers: ['Alt+J'],
  palette: ['Ctrl+K'],
  search: ['Ctrl+G'],
  help: ['Alt+H'],
  picker: ['Alt+G'],
  status: ['Alt+E'],
};
const stillMs = 25;
const [patience, patienceMs] = [10, 500];
/** Lines that are written on at least: head, foot and something between. */
const leastLines = 4;

/** All sentences below a part of the texts, as far as they need nothing filled in. */
function sentences(texts: unknown): string[] {
  if (typeof texts === 'string') return texts.includes('{{') ? [] : [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentences) : [];
}
const own = { zh: new Set(sentences(zh)), en: new Set(sentences(en)) };
/** What only the other language says: long enough to be no name and no word inside another. */
const foreign = {
  zh: [...own.en].filter((text) => !own.zh.has(text) && /^[A-Z][a-z]+ .{6,}/.test(text)),
  en: [...own.zh].filter((text) => !own.en.has(text) && /^\p{Script=Han}{4,}/u.test(text)),
};

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  if (whyNoTerminal !== undefined) {
    context.report('skipped', whyNoTerminal);
    return;
  }
  // The quick size takes one depth and one language by its seed.
  const chosen = context.full
    ? depths.flatMap((depth) => languages.map((language) => ({ depth, language })))
    : [{ depth: depths[context.seed % 3] ?? depths[0], language: languages[context.seed % 2] ?? 'zh' }];
  await using office = await TerminalOffice.start(terminalPlan(), 'reader');
  await furnish(await office.colleague('reader'));
  let frames = 0;
  for (const { depth, language } of chosen) {
    const home = join(context.folder, `${depth.name}-${language}`);
    mkdirSync(home);
    const { TERM: term, ...environment } = depth.environment;
    const terminal = await office.terminal({
      ...{ columns: 80, rows: 24, folder: home, term },
      environment: {
        ...environment,
        TERM: term,
        HOME: home,
        LANG: language === 'zh' ? 'zh_CN.UTF-8' : 'en_GB.UTF-8',
      },
    });
    await terminal.waitForText(language === 'zh' ? '● 在线' : '● Online');
    for (const [columns, rows] of context.full ? sizes : sizes.slice(0, 1)) {
      terminal.resize(columns, rows);
      await terminal.still(120);
      for (const [name, keys] of Object.entries(screens)) {
        terminal.press('Escape');
        await terminal.still(stillMs);
        terminal.press('Escape', 'Alt+1');
        await terminal.still(stillMs);
        // From a chat and its message the list is further away.
        for (let at = 0; at < 3 && !/\/ (?:筛选|Filter)/.test(terminal.screen.lines.at(-1) ?? ''); at += 1) {
          terminal.press('Escape');
          await terminal.still(stillMs);
        }
        for (const key of keys) {
          terminal.press(key);
          await terminal.still(stillMs);
        }
        await terminal.still(stillMs * 2);
        frames += 1;
        const look = (): string[] => problemsOf(terminal.screen, { language, most: depth.most });
        // A machine that is busy draws late: what is still wrong then is wrong.
        for (let at = 0; at < patience && look().length > 0; at += 1) await terminal.still(patienceMs);
        for (const problem of look())
          context.problem(
            `${name}, ${columns}×${rows}, ${depth.name} colours, ${language}: ${problem}\n${terminal.screen.text}`,
          );
      }
    }
    await terminal.close();
  }
  context.report('frames', frames);
}

/** What is wrong with a frame by itself. */
function problemsOf(screen: Screen, of: { readonly language: 'zh' | 'en'; readonly most: number }): string[] {
  const found: string[] = [];
  if (screen.overflowing.length > 0) found.push(`line ${screen.overflowing[0]} is wider than the screen`);
  if (!/^ (?:七巧|Tangram) .* (?:● (?:在线|Online)|未读|unread)$/.test(screen.lines[0] ?? ''))
    found.push(
      'the first line is not the head alone: the frame is higher than the screen, or something stayed',
    );
  if (screen.lines.filter((line) => line.trim() !== '').length < leastLines)
    found.push('there is nothing on it');
  if ((screen.lines.at(-1) ?? '') === '') found.push('there are no keys in its last line');
  const words = foreign[of.language].filter((text) => screen.text.includes(text));
  if (words.length > 0) found.push(`it says ${JSON.stringify(words)}`);
  const colours = screen.lines.flatMap((_, row) =>
    screen.runs(row).flatMap(({ foreground, background }) => [foreground, background]),
  );
  const wrong = colours.filter(
    (colour) =>
      colour !== 'default' && (colour.startsWith('#') ? of.most < Infinity : Number(colour) >= of.most),
  );
  if (wrong.length > 0)
    found.push(`it has colours that the terminal may not have: ${[...new Set(wrong)].join(' ')}`);
  return found;
}
