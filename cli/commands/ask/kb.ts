// `tangram ask kb`: knowledge bases and libraries: made, filled, shown, opened to others, removed.
import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { OfficeApi } from '#sdk/api.ts';
import type { BaseDocument, KnowledgeBase } from '#sdk/ask/ask-api.ts';
import { pause } from '#sdk/base/pause.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { kbFields, kbRow, documentRow } from '../../shapes/ask.ts';
import { pickBase, labelled } from './bases.ts';
import { movePairs } from './pairs-file.ts';

const acts = [
  'list',
  'create',
  'show',
  'add-file',
  'remove-file',
  'remove',
  'rename',
  'grant',
  'pairs',
  'import',
  'export',
  'synonyms',
] as const;
/** Files whose text the office is simply sent; all others it reads out itself. */
const plainText = new Set(['.txt', '.md', '.markdown', '.text']);
/** Texts that travel together: how many, and how many characters. */
const together = { files: 50, characters: 250_000 } as const;
const longestMs = 3_600_000;

/** The command. */
export const kb: CommandSpec = {
  name: 'kb',
  summary: 'cliAsk.kb.summary',
  mutates: true,
  lists: true,
  fields: kbFields,
  arguments: [
    { name: 'act', required: true, text: 'cliAsk.kb.act' },
    { name: 'name', required: false, text: 'cliAsk.kb.name' },
    { name: 'files', required: false, variadic: true, text: 'cliAsk.kb.files' },
  ],
  options: [
    { name: 'wait', text: 'cliAsk.kb.wait' },
    { name: 'introduction', value: 'text', shown: 'TEXT', text: 'cliAsk.kb.introduction' },
    { name: 'library', text: 'cliAsk.kb.library' },
    { name: 'everybody', text: 'cliAsk.kb.everybody' },
    { name: 'person', value: 'text', shown: 'ID', text: 'cliAsk.kb.person' },
    { name: 'department', value: 'text', shown: 'ID', text: 'cliAsk.kb.department' },
    { name: 'group', value: 'text', shown: 'ID', text: 'cliAsk.kb.group' },
    { name: 'level', value: 'text', choices: ['ask', 'manage', 'none'], text: 'cliAsk.kb.level' },
    { name: 'yes', text: 'cliAsk.kb.yes' },
  ],
  examples: [
    { line: 'tangram ask kb create 设备台账 --json', text: 'cliAsk.kb.exampleCreate' },
    { line: 'tangram ask kb add-file 设备台账 *.md --wait', text: 'cliAsk.kb.exampleAdd' },
    { line: 'tangram ask kb grant 设备台账 --everybody --level ask', text: 'cliAsk.kb.exampleGrant' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const act = acts.find((known) => known === input.required('act'));
    if (act === undefined)
      throw new CliError(
        'invalidValue',
        { name: 'act', value: input.required('act') },
        { param: 'act', valid: acts },
      );
    const office = await context.signedIn();
    const signal = timeSignal(context);
    if (act === 'list') return showBases(context, (await office.ask.place({ signal })).bases);
    const name = input.required('name');
    if (act === 'create') return create(context, input, office, name);
    const base = pickBase((await office.ask.place({ signal })).bases, name);
    const plan = (call: string, more: object): Promise<void> =>
      showPlan(context, [{ call: `userCentre:${call}`, input: { id: base.id, ...more } }], ['target']);
    const files = input.rest('files');
    switch (act) {
      case 'show':
        return showDocuments(context, await office.ask.documents(base.id, { signal }));
      case 'add-file':
        return addFiles(context, input, office, base);
      case 'remove-file': {
        const wanted = (await office.ask.documents(base.id, { signal })).filter(
          ({ id, name: own }) => files.includes(id) || files.includes(own),
        );
        if (context.flags.dryRun) return plan('/ask/documents/remove', { ids: wanted.map(({ id }) => id) });
        await office.ask.removeDocuments(
          wanted.map(({ id }) => id),
          { signal },
        );
        return showDocuments(context, wanted);
      }
      case 'remove': {
        if (context.flags.dryRun) return plan('/ask/base/remove', {});
        if (!input.has('yes') && !(await isConfirmed(context, base.name))) return exitCodes.confirm;
        await office.ask.removeBase(base.id, { signal });
        return showBases(context, [base]);
      }
      case 'rename': {
        const [next = ''] = files;
        if (context.flags.dryRun) return plan('/ask/base/update', { name: next });
        return showBase(context, await office.ask.updateBase({ id: base.id, name: next }, { signal }));
      }
      case 'synonyms': {
        const synonyms = files.join('\n');
        if (context.flags.dryRun) return plan('/ask/base/update', { synonyms });
        return showBase(context, await office.ask.updateBase({ id: base.id, synonyms }, { signal }));
      }
      case 'grant':
        return grant(context, input, office, base);
      case 'import':
      case 'export':
        return movePairs(context, act, base, files[0]);
      case 'pairs': {
        if (files.length === 0) {
          const pairs = await office.ask.pairs(base.id, { signal });
          return context.output.data(pairs.map(({ id, question, answer }) => ({ id, question, answer })));
        }
        const [question = '', answer = ''] = files;
        if (context.flags.dryRun) return plan('/ask/pairs/put', { question, answer });
        const pairs = await office.ask.putPairs(base.id, [{ question, answer }], { signal });
        return context.output.data(
          pairs.map(({ id, question: asked, answer: given }) => ({ id, question: asked, answer: given })),
        );
      }
    }
  },
};

async function isConfirmed(context: Context, name: string): Promise<boolean> {
  const { t } = await context.texts();
  const typed = await context.io.ask(`${t('ask.removeBaseQuestion', { name })} (y/N) `);
  if (typed === undefined) throw new CliError('needsYes', {}, { param: '--yes' });
  return /^y(?:es)?$/i.test(typed.trim());
}

const showBases = (context: Context, bases: readonly KnowledgeBase[]): Promise<void> =>
  context.output.rows(bases.map(kbRow), [
    { title: 'cliAsk.column.id', cell: ({ id }) => id },
    { title: 'cliAsk.column.name', cell: ({ name }) => name, shrinks: true },
    { title: 'cliAsk.column.documents', cell: ({ documents }) => String(documents), right: true },
    { title: 'cliAsk.column.waiting', cell: ({ waiting }) => String(waiting), right: true },
  ]);

const showBase = (context: Context, base: KnowledgeBase): Promise<void> =>
  context.output.one(
    kbRow(base),
    labelled(context, [
      ['cliAsk.column.id', base.id],
      ['cliAsk.column.name', base.name],
    ]),
  );

const showDocuments = (context: Context, documents: readonly BaseDocument[]): Promise<void> =>
  context.output.rows(documents.map(documentRow), [
    { title: 'cliAsk.column.id', cell: ({ id }) => id },
    { title: 'cliAsk.column.name', cell: ({ name }) => name, shrinks: true },
    { title: 'cliAsk.column.state', cell: ({ state }) => state, state: true },
    { title: 'cliAsk.column.passages', cell: ({ passages }) => String(passages), right: true },
  ]);

async function create(context: Context, input: Input, office: OfficeApi, name: string): Promise<void> {
  const introduction = input.text('introduction');
  const wanted = {
    name,
    kind: input.has('library') ? ('library' as const) : ('documents' as const),
    ...(introduction !== undefined && { introduction }),
  };
  if (context.flags.dryRun)
    return showPlan(context, [{ call: 'userCentre:/ask/base/create', input: wanted }], ['name']);
  await showBase(context, await office.ask.createBase(wanted, { signal: timeSignal(context) }));
}

async function grant(context: Context, input: Input, office: OfficeApi, base: KnowledgeBase): Promise<void> {
  const kinds = ['person', 'department', 'group'] as const;
  const kind = input.has('everybody')
    ? ('everybody' as const)
    : kinds.find((each) => input.text(each) !== undefined);
  const level = input.text('level') ?? 'ask';
  if (kind === undefined) {
    const grants = await office.ask.grants(base.id);
    return context.output.data(grants);
  }
  const granteeId = kind === 'everybody' ? undefined : input.text(kind);
  const wanted = {
    id: base.id,
    kind,
    ...(granteeId !== undefined && { granteeId }),
    ...(level !== 'none' && { level: level as 'ask' | 'manage' }),
  };
  if (context.flags.dryRun)
    return showPlan(context, [{ call: 'userCentre:/ask/base/grant', input: wanted }], ['target']);
  await context.output.data(await office.ask.grant(wanted));
}

/** What a document is called: the file's name; two of the same name keep their folders. */
function namesOf(paths: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(basename(path), (counts.get(basename(path)) ?? 0) + 1);
  return new Map(
    paths.map((path) => [
      path,
      (counts.get(basename(path)) ?? 0) > 1 ? path.replace(/^[./]+/, '') : basename(path),
    ]),
  );
}

async function addFiles(
  context: Context,
  input: Input,
  office: OfficeApi,
  base: KnowledgeBase,
): Promise<ExitCode | void> {
  const paths = [...new Set(input.rest('files'))];
  if (paths.length === 0) throw new CliError('missingArgument', { name: 'files' }, { param: 'files' });
  for (const path of paths) await readable(path);
  const names = namesOf(paths);
  if (context.flags.dryRun)
    return showPlan(
      context,
      [{ call: 'userCentre:/ask/documents/add', input: { id: base.id, documents: [...names.values()] } }],
      ['target', 'files'],
    );
  const signal = AbortSignal.any([
    context.signal,
    AbortSignal.timeout(Math.max(longestMs, context.timeoutMs)),
  ]);
  const added: BaseDocument[] = [];
  let batch: { name: string; text: string }[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) added.push(...(await office.ask.addTexts(base.id, batch, { signal })));
    batch = [];
    characters = 0;
  };
  for (const path of paths) {
    const name = names.get(path) ?? basename(path);
    const bytes = await readFile(path);
    const text = plainText.has(extname(path).toLowerCase()) ? utf8Of(bytes) : undefined;
    // The office knows other formats, and text in other encodings.
    if (text === undefined || bytes.length > together.characters) {
      added.push(await office.ask.addFile(base.id, name, new Blob([new Uint8Array(bytes)]), { signal }));
      continue;
    }
    if (batch.length >= together.files || characters + text.length > together.characters) await flush();
    batch.push({ name, text });
    characters += text.length;
  }
  await flush();
  if (!input.has('wait')) return showDocuments(context, added);
  const ids = new Set(added.map(({ id }) => id));
  for (;;) {
    const now = (await office.ask.place({ signal })).bases.find(({ id }) => id === base.id);
    if (now === undefined || now.waiting === 0) break;
    await pause(250, signal);
  }
  const shown = (await office.ask.documents(base.id, { signal })).filter(({ id }) => ids.has(id));
  await showDocuments(context, shown);
  if (shown.some(({ state }) => state === 'failed')) return exitCodes.partial;
}

/** The text of a file in UTF-8, without its mark; undefined for what is none. */
function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function readable(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || !found.isFile()) throw new CliError('fileUnreadable', { path }, { param: path });
}
