// A hundred prepared texts with three hundred planted faults go through `tangram write check`: what is found, by kind and place, and what is said in vain.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { checkFile, findingPlace, type CheckedText } from '#sdk/write/actions/check-text.ts';
import { importFile } from '#sdk/write/index.ts';
import { findingKinds } from '#sdk/write/rules/finding.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { lastTuningSeed } from '../support/checked-texts/compose.ts';
import {
  judge,
  organisationTerms,
  preparedTexts,
  type Judged,
  type Prepared,
} from '../support/checked-texts/prepare.ts';
import { signedInCli } from '../support/cli-office.ts';
import { CommandLine } from '../support/command-line.ts';
import type { DrillContext } from './drill.ts';

/** What is asked of the check: of the faults planted so many are found, of what it says so much is said in vain. */
const leastFound = 0.9;
const mostInVain = 0.1;
/** Of every kind by itself at least so many, lest a rule that is broken hides behind the others. */
const leastOfKind = 0.8;
/** Texts that go through the program in a process of its own as well. */
const ownProcesses = 10;
/** Somebody of the small office who may say how the organisation writes its words. */
const administrator = 'chenxi';

type Row = { kind: string; where: string; text: string; suggestion: string; reason: string };
/** Checks a file by command. */
type Command = (argv: readonly string[]) => Promise<{ code: number | undefined; out: string; err: string }>;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const running = await startOffice({
    inMemory: true,
    port: 0,
    seed: 'small',
    passwordsFor: [administrator],
  });
  context.afterwards(() => running.close());
  const password = running.accounts.find(({ loginname }) => loginname === administrator)?.password ?? '';
  const desk = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  context.afterwards(() => desk.close());
  await desk.account.signInWithPassword({ loginName: administrator, password });
  await desk.write.setTerms(organisationTerms);

  // Texts that the rules were made by are none of those they are judged by.
  const texts = preparedTexts(lastTuningSeed + 1 + seed, 100);
  const files = join(folder, 'files');
  mkdirSync(files);
  const cli = await signedInCli(running, administrator);
  context.afterwards(() => cli.remove());
  const judged: Judged[] = [];
  const byCommand = full ? texts.length : 10;
  for (const [at, prepared] of texts.entries()) {
    const checked = await checkedHere(prepared);
    judged.push(judge(prepared, checked));
    if (at >= byCommand) continue;
    writeFileSync(join(files, prepared.name), prepared.file);
    await compare(context, prepared, checked, files, (argv) => cli.tangram(argv));
  }
  // The same texts before anything was planted.
  let onRightTexts = 0;
  for (const prepared of preparedTexts(lastTuningSeed + 1 + seed, 100, 0))
    onRightTexts += (await checkedHere(prepared)).findings.length;
  context.report('said of the texts before', onRightTexts);
  if (onRightTexts > texts.length * 3 * mostInVain)
    context.problem(`${onRightTexts} findings in texts without a fault`);
  // As documents of the office, and as the Word files it makes of them. A wrong number of an attachment is put right there.
  const stored = texts
    .filter(
      ({ draft, faults }) =>
        draft.saysModule && !faults.some(({ planter }) => planter.includes('attachment')),
    )
    .slice(0, full ? 30 : 3);
  for (const prepared of stored) await throughOffice(context, prepared, files, (argv) => cli.tangram(argv));
  context.report('texts as documents and Word files', stored.length);
  await endings(context, files, (argv) => cli.tangram(argv));
  context.report('texts', texts.length);
  context.report('texts by command', byCommand);
  if (full) {
    const login = { loginname: administrator, password };
    const home = join(folder, 'line');
    mkdirSync(home);
    const line = await CommandLine.signIn(home, running.url, login);
    for (const prepared of texts.slice(0, ownProcesses))
      await compare(context, prepared, await checkedHere(prepared), files, (argv) => line.run(argv));
    context.report('texts in processes of their own', ownProcesses);
  }
  tell(context, texts, judged);
}

/** What the client's own check says of a file. */
async function checkedHere({ name, file, module }: Prepared): Promise<CheckedText> {
  const read = await importFile({ name, bytes: new TextEncoder().encode(file) });
  return checkFile(module === undefined ? read : { ...read, module }, organisationTerms);
}

/** The command says of a file what is judged: the same faults at the same places, and ends as it found any. */
async function compare(
  { problem }: DrillContext,
  { name, module }: Prepared,
  checked: CheckedText,
  files: string,
  command: Command,
): Promise<void> {
  const argv = [
    'write',
    'check',
    join(files, name),
    '--json',
    ...(module === undefined ? [] : ['--module', module]),
  ];
  const { code, out, err } = await command(argv);
  const wanted = checked.findings.map(
    (finding) => `${finding.kind} ${finding.reason} ${findingPlace(checked, finding)}`,
  );
  if (code !== (wanted.length > 0 ? 1 : 0)) return problem(`${name}: the command ended with ${code}: ${err}`);
  const rows = JSON.parse(out) as Row[];
  const said = rows.map(({ kind, reason, where }) => `${kind} ${reason} ${where}`);
  if (said.join('\n') !== wanted.join('\n'))
    problem(`${name}: the command says\n${said.join('\n')}\nand not\n${wanted.join('\n')}`);
  for (const { text, suggestion, where } of rows)
    if (text === '' || typeof suggestion !== 'string')
      problem(`${name}, ${where}: a finding without its words or its advice`);
}

/** The same is said of a text that was taken into the office, and of the Word file that is made of it there. */
async function throughOffice(
  { problem }: DrillContext,
  { name, file }: Prepared,
  files: string,
  command: Command,
): Promise<void> {
  const path = join(files, name);
  writeFileSync(path, file);
  const said = async (target: string): Promise<string> => {
    const { out } = await command(['write', 'check', target, '--json']);
    const rows = JSON.parse(out) as Row[];
    return rows.map(({ kind, reason, where, text }) => `${kind} ${reason} ${where} ${text}`).join('\n');
  };
  const wanted = await said(path);
  const { id } = JSON.parse((await command(['write', 'import', path, '--json'])).out) as { id: string };
  const stored = await said(id);
  if (stored !== wanted) problem(`${name} as a document: ${stored}\nand not\n${wanted}`);
  await command(['write', 'export', id, '--to', 'docx', '-o', `${path}.docx`]);
  const word = await said(`${path}.docx`);
  if (word !== wanted) problem(`${name} as a Word file: ${word}\nand not\n${wanted}`);
}

/** How the command ends: nothing found, something found, and what could not be checked are three things. */
async function endings({ problem }: DrillContext, files: string, command: Command): Promise<void> {
  const cases = [
    ['clean.md', '# 说明\n\n一切正常。\n', 0, '[]'],
    ['faulty.md', '# 说明\n\n一切正常，，请放心。\n', 1, '"suggestion":"，"'],
    ['deep.md', '# 标题\n\n# 一\n\n###### 六\n', 2, 'outlineTooDeep'],
    ['program.exe', 'x', 2, 'importType'],
    ['absent.md', undefined, 2, 'fileUnreadable'],
  ] as const;
  for (const [name, text, wanted, words] of cases) {
    const path = join(files, name);
    if (text !== undefined) writeFileSync(path, text);
    const { code, out, err } = await command(['write', 'check', path, '--json']);
    if (code !== wanted || !(out + err).includes(words)) problem(`${name}: ended with ${code}: ${out}${err}`);
  }
}

/** The figures, by kind and as a whole, and whether they are good enough. */
function tell(
  { report, problem }: DrillContext,
  texts: readonly Prepared[],
  judged: readonly Judged[],
): void {
  const share = (part: number, whole: number): number => Number((whole === 0 ? 0 : part / whole).toFixed(3));
  const planted = texts.flatMap(({ faults }) => faults);
  const found = judged.flatMap((each) => each.found);
  const vain = judged.flatMap((each) => each.vain);
  for (const kind of findingKinds) {
    const of = (list: readonly { kind: string }[]): number =>
      list.filter((each) => each.kind === kind).length;
    const inVain = of(vain.map(({ finding }) => finding));
    if (of(found) < of(planted) * leastOfKind)
      problem(`of ${kind} ${of(found)} of ${of(planted)} were found`);
    if (of(planted) + inVain > 0) report(kind, `${of(found)} of ${of(planted)} found, ${inVain} in vain`);
  }
  report('planted', planted.length);
  report('found', found.length);
  report('in vain', vain.length);
  const suggested = judged.reduce((sum, each) => sum + each.suggested, 0);
  const misled = judged.reduce((sum, each) => sum + each.misled.length, 0);
  report('suggestions that give the text back', `${suggested - misled} of ${suggested}`);
  if (misled > suggested * mostInVain)
    problem(`${misled} of ${suggested} suggestions do not give the text back`);
  report('share found', share(found.length, planted.length));
  report('share in vain', share(vain.length, found.length + vain.length));
  const missed = judged.flatMap((each) => each.missed.map(({ planter }) => planter));
  const reasons = vain.map(({ finding }) => finding.reason);
  if (missed.length > 0) report('missed', counted(missed));
  if (reasons.length > 0) report('said in vain', counted(reasons));
  if (planted.length !== texts.length * 3)
    problem(`${planted.length} faults could be planted, not ${texts.length * 3}`);
  if (found.length < planted.length * leastFound)
    problem(`${found.length} of ${planted.length} faults were found`);
  if (vain.length > (found.length + vain.length) * mostInVain)
    problem(`${vain.length} of ${found.length + vain.length} findings were said in vain`);
}

/** How often each word is there: `a 3, b 1`. */
function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word} ${count}`).join(', ');
}
