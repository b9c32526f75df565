// The working day of `day` as far as a terminal has its pieces: signed in, read and answered, kept on the disk and shared, asked and locked, all by keys.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { signedInCli } from '../support/cli-office.ts';
import { dayDifference, dayDigest, dayFoundBy, type DayRow } from '../support/day-found.ts';
import { expectedDay, words } from '../support/day-expected.ts';
import { openTangram, whyNoTerminal, type TestTerminal } from '../support/terminal.ts';
import type { DrillContext } from './drill.ts';

const own = 'anran';
const other = 'bowen';

const passwordOf = ({ accounts }: RunningOffice, loginName: string): string =>
  accounts.find(({ loginname }) => loginname === loginName)?.password ?? '';

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  if (whyNoTerminal !== undefined) {
    context.report('skipped', whyNoTerminal);
    return;
  }
  // Every other seed has its day in English.
  const language = context.seed % 2 === 0 ? 'zh' : 'en';
  const { t } = createTranslator(language);
  const office = await startOffice({
    dataDir: join(context.folder, 'office'),
    port: 0,
    seed: 'small',
    passwordsFor: [own, other],
  });
  context.afterwards(() => office.close());
  const files = join(context.folder, 'files');
  mkdirSync(files);
  writeFileSync(join(files, words.file), words.rule);
  // Short, so that what is typed of it stands in one line.
  const home = mkdtempSync(join(tmpdir(), 'tangram-day-'));
  context.afterwards(() => rmSync(home, { recursive: true, force: true }));
  const place = {
    ...{ LANG: language === 'zh' ? 'zh_CN.UTF-8' : 'en_GB.UTF-8', LC_ALL: '' },
    ...{ TZ: 'Asia/Shanghai', COLORTERM: 'truecolor' },
  };
  const open = async (...argv: string[]): Promise<TestTerminal> => {
    const terminal = await openTangram(home, argv, { columns: 120, rows: 40, environment: place });
    context.afterwards(() => terminal.close());
    return terminal;
  };
  const theirs = await signedInCli(office, other);
  context.afterwards(() => theirs.remove());
  const rowsOf =
    (cli: typeof theirs) =>
    async (...argv: string[]): Promise<DayRow[]> => {
      const { code, out, err } = await cli.tangram([...argv, '--json']);
      if (code !== 0) throw new Error(`tangram ${argv.join(' ')}: ${code} ${err}`);
      return JSON.parse(out) as DayRow[];
    };

  const start = performance.now();
  const done: string[] = [];
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      done.push(name);
    } catch (error) {
      context.problem(`${name}: ${String(error)}`);
    }
  };
  let mine: TestTerminal | undefined;
  const face = (): TestTerminal => {
    if (mine === undefined) throw new Error('nobody is signed in');
    return mine;
  };

  await step('sign in', async () => {
    const asking = await open('login', '--server', office.url, '--user', own);
    await asking.waitForText(t('signIn.password'));
    asking.type(passwordOf(office, own));
    asking.press('Enter');
    const { code } = await asking.ended;
    if (code !== 0) throw new Error(`ended with ${code}: ${asking.screen.text}`);
    // What unlocks the device is chosen on the first day.
    const chooses = await open('lock', '--choose', 'own');
    for (const question of [t('cliLock.ask.own'), t('lock.again')]) {
      await chooses.waitForText(question);
      chooses.type(words.lock);
      chooses.press('Enter');
    }
    const chosen = await chooses.ended;
    if (chosen.code !== 0) throw new Error(`ended with ${chosen.code}: ${chooses.screen.text}`);
    mine = await open('tui');
    await mine.waitForText(`● ${t('tui.connection.online')}`);
    await mine.waitForText(words.group);
  });
  await step('read', async () => {
    await theirs.tangram(['chat', 'send', '00001', words.greeting]);
    const terminal = face();
    await terminal.waitFor('the unread chat', ({ lines }) =>
      lines.some((line) => line.includes(words.group) && /\d:\d\d +[1-9]/u.test(line)),
    );
    // A key leads to the first of what is unread.
    terminal.press('n');
    await terminal.waitForText(words.greeting);
    await terminal.waitForText(t('chat.composer.placeholder', { name: words.group }));
    terminal.type(words.reply);
    await terminal.waitForText(words.reply);
    terminal.press('Enter');
    await terminal.waitFor('the answer', ({ lines }) =>
      lines.some((line) => line.includes(words.reply) && line.includes('✓')),
    );
  });
  await step('disk', async () => {
    const terminal = face();
    terminal.press('Alt+3');
    await terminal.waitForText('100 GB');
    terminal.press('u');
    await terminal.waitForText(t('tuiPanes.sendPath'));
    terminal.type(join(files, words.file));
    await terminal.waitForText(words.file);
    terminal.press('Enter');
    await terminal.waitForText(`${Buffer.byteLength(words.rule)} B`);
  });
  await step('share', async () => {
    const terminal = face();
    terminal.press('S');
    await terminal.waitForText(`○ `);
    terminal.type(words.other);
    await terminal.waitForText(`○ ${words.other}`);
    terminal.press('Enter');
    await terminal.waitForText(`✓ ${words.other}`);
    terminal.press('Ctrl+S');
    await terminal.waitForText(t('disk.levels.edit'));
    terminal.press('Enter');
    await terminal.waitForText(t('grants.forever'));
    terminal.press('Enter');
    await terminal.waitForText(t('disk.shareDone'));
    const shared = await rowsOf(theirs)('disk', 'shared', 'in', '--json=name');
    if (!shared.some(({ name }) => name === words.file)) throw new Error('it has not arrived');
  });
  await step('question', async () => {
    const kept = await signedInCli(office, own);
    context.afterwards(() => kept.remove());
    await kept.tangram(['ask', 'kb', 'create', words.base]);
    await kept.tangram(['ask', 'kb', 'add-file', words.base, join(files, words.file), '--wait']);
    const terminal = face();
    terminal.press('Alt+4');
    await terminal.waitForText(words.base);
    terminal.press('i');
    terminal.type(words.question);
    terminal.press('Enter');
    await terminal.waitForText(words.answer);
    await terminal.waitForText(words.file);
    // It is whole when its sources can be walked.
    await terminal.waitForText(t('ask.nextSource'));
    terminal.type(']');
  });
  await step('lock', async () => {
    const terminal = face();
    terminal.press('Alt+L');
    const locked = await terminal.waitFor('the lock', ({ text }) => !text.includes(words.answer));
    if (locked.text.includes(words.group)) throw new Error('what is locked is seen');
    terminal.type(words.lock);
    terminal.press('Enter');
    await terminal.waitForText('Ctrl+K');
    terminal.press('Alt+1');
    await terminal.waitForText(words.group);
    terminal.press('Ctrl+Q');
    const left = await terminal.ended;
    if (left.code !== 0) throw new Error(`ended with ${left.code}`);
  });

  const cli = await signedInCli(office, own);
  context.afterwards(() => cli.remove());
  const found = await dayFoundBy(rowsOf(cli));
  const expected = expectedDay(done);
  for (const line of dayDifference(found, expected)) context.problem(line);
  context.report('language', language);
  context.report('steps', done.length);
  context.report('digest', dayDigest(found));
  if (dayDigest(found) !== dayDigest(expected)) context.problem('another digest than the window leaves');
  context.report('s', Number(((performance.now() - start) / 1000).toFixed(1)));
}
