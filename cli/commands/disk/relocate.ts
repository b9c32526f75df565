// `tangram disk mv|cp`: moves and copies things of disks, one under another name or many into a folder.
import type { DiskConflict, DiskNode, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { ArgumentSpec } from '../../grammar.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { answerFields } from '../../shapes/disk.ts';
import { askedConflictOption, mayAsk, openDecisions } from './conflicts.ts';
import { checkName, conflictOf, diskOffice, follow, foundMany, tellAnswers, typedPath } from './place.ts';

/** Where things go: a folder, and for a single one the name it has there. */
type Goal = { folder: Pick<DiskNode, 'id' | 'diskId' | 'diskKind'>; name?: string };

async function goalOf(context: Context, office: OfficeApi, to: string, many: boolean): Promise<Goal> {
  const { node, above, missing } = await follow(context, office, to);
  if (node?.isFolder === true) return { folder: node };
  // A file that stands there: the thing is to have its name, and the name is taken.
  if (node !== undefined && !many && !to.endsWith('/'))
    return { folder: { ...node, id: node.parentId }, name: typedPath(to)?.names.at(-1) ?? node.name };
  if (node !== undefined) throw new OfficeError('diskNotAFolder', { params: { path: to } });
  const [name] = missing;
  if (name === undefined || missing.length > 1 || many || to.endsWith('/'))
    throw new OfficeError('diskGone', { params: { path: to } });
  if (!above.isFolder) throw new OfficeError('diskNotAFolder', { params: { path: to } });
  return { folder: above, name };
}

async function relocate(context: Context, input: Input, copies: boolean): Promise<ExitCode | void> {
  const words = input.rest('paths');
  const to = words.at(-1) ?? '';
  const from = words.slice(0, -1);
  if (from.length === 0) throw new CliError('missingArgument', { name: 'path' }, { param: 'path' });
  const office = await diskOffice(context, copies ? 'cp' : 'mv');
  const { nodes, failed } = await foundMany(context, office, from);
  const { folder, name } = await goalOf(context, office, to, from.length > 1);
  const [first] = nodes;
  // Where it lies is no other place.
  if (!copies && name === undefined && from.length === 1 && first?.parentId === folder.id)
    throw new OfficeError('diskNameUnchanged', { params: { name: first.name } });
  const staysThere = !copies && first?.parentId === folder.id;
  if (name !== undefined) checkName(name, staysThere ? first.name : undefined);
  const conflict = conflictOf(input);
  const request = {
    ...{ ids: nodes.map(({ id }) => id), targetId: folder.id, copies, conflict },
    ...(name !== undefined && name !== first?.name && { name }),
  };
  const signal = timeSignal(context);
  if (context.flags.dryRun) {
    const plan = await bounded(office.disk.relocate({ ...request, dryRun: true }), signal);
    const requests = plan.map(({ id, name: before, act, error, newName }) => ({
      call: 'disk.relocate',
      input: { id, name: before, targetId: folder.id, act, ...(error !== undefined && { error }), newName },
    }));
    return showPlan(context, requests, ['path', 'name', 'rights', 'space']);
  }
  const decisions = await decided(context, input, office, request);
  // One thing travels by the calls of its disk; many, and those that change their name, by one decision.
  const isPlain = nodes.length === 1 && first !== undefined && request.name === undefined;
  const way = decisions[first?.id ?? ''] ?? conflict;
  const one = { target: folder, ...(way !== 'refuse' && { conflict: way }) };
  const answers = isPlain
    ? [
        await bounded(
          copies ? office.disk.paste({ node: first, ...one }) : office.disk.move({ node: first, ...one }),
          signal,
        ),
      ]
    : nodes.length === 0
      ? []
      : await bounded(office.disk.relocate({ ...request, decisions }), signal);
  return tellAnswers(context, answers, failed);
}

/** What somebody at the terminal says of names that are taken; nothing where the option decides, or nobody is there. */
async function decided(
  context: Context,
  input: Input,
  office: OfficeApi,
  request: Parameters<OfficeApi['disk']['relocate']>[0],
): Promise<Record<string, DiskConflict>> {
  const decide = openDecisions(context, input);
  if (request.ids.length === 0 || !mayAsk(context, input)) return {};
  const plan = await bounded(office.disk.relocate({ ...request, dryRun: true }), timeSignal(context));
  const decisions: Record<string, DiskConflict> = {};
  for (const { id, name, error } of plan) {
    const way = error === 'diskSameName' ? (await decide(name))?.way : undefined;
    if (way !== undefined) decisions[id] = way;
  }
  return decisions;
}

const paths: ArgumentSpec = {
  ...{ name: 'paths', required: true, variadic: true as const, last: 'path' },
  text: 'cliDisk.argument.fromTo',
};

/** Moves. */
export const mv: CommandSpec = {
  ...{ name: 'mv', aliases: ['move'], summary: 'cliDisk.mv.summary', mutates: true, lists: true },
  fields: answerFields,
  arguments: [paths],
  options: [askedConflictOption],
  examples: [
    { line: 'tangram disk mv personal:/a.txt personal:/归档/', text: 'cliDisk.mv.example' },
    {
      line: 'tangram disk mv personal:/a personal:/b personal:/c/ --conflict rename --json',
      text: 'cliDisk.exampleJson',
    },
  ],
  run: (context, input) => relocate(context, input, false),
};

/** Copies. */
export const cp: CommandSpec = {
  ...{ name: 'cp', aliases: ['copy'], summary: 'cliDisk.cp.summary', mutates: true, lists: true },
  fields: answerFields,
  arguments: [paths],
  options: [askedConflictOption],
  examples: [
    { line: 'tangram disk cp personal:/a.txt group:数字化平台组/', text: 'cliDisk.cp.example' },
    { line: 'tangram disk cp personal:/a.txt personal:/b.txt --json', text: 'cliDisk.exampleJson' },
  ],
  run: (context, input) => relocate(context, input, true),
};
