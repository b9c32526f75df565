// An office on several nodes: how `tangram server start` runs one of them, and what `server status` says of all.
import type { NodeOptions, RunningNode } from '#fixtures/cluster/start.ts';
import type { OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError, type CliErrorCode } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { safeLine } from '../../output/safe-text.ts';

/** The flags. */
export const clusterOptions: readonly OptionSpec[] = [
  { name: 'cluster', value: 'text', shown: 'nats://HOST:4222,…', text: 'cliServer.cluster.servers' },
  { name: 'name', value: 'text', shown: 'NAME', text: 'cliServer.cluster.name' },
];

/** What a node does not do yet: each of its copies is made by the others, and the folder is the node's alone. */
const notForNodes = ['backup-to', 'backup-every', 'backup-keep', 'open'] as const;
const nameForm = /^[\w-]{1,32}$/;

/** What they say; undefined where the office runs alone. @throws CliError */
export function readCluster(input: Input): NodeOptions['cluster'] | undefined {
  const servers = input.text('cluster');
  const name = input.text('name');
  if (servers === undefined) {
    if (name !== undefined) throw new CliError('missingOption', { a: '--cluster' }, { param: '--cluster' });
    return undefined;
  }
  if (name === undefined) throw new CliError('missingOption', { a: '--name' }, { param: '--name' });
  if (!nameForm.test(name))
    throw new CliError('invalidValue', { name: '--name', value: name }, { param: '--name' });
  const other = notForNodes.find((each) => input.has(each));
  if (other !== undefined)
    throw new CliError('conflictingOptions', { a: '--cluster', b: `--${other}` }, { param: `--${other}` });
  return { servers, name };
}

/** The sentence for why a node cannot be, or be any longer, in the cluster. */
export function clusterProblem(error: unknown): CliError | undefined {
  const { name, code, detail } = error as { name?: string; code?: CliErrorCode; detail?: string };
  if (name !== 'ClusterError' || code === undefined) return undefined;
  return new CliError(code, { detail: safeLine(detail ?? '') }, { param: '--cluster' });
}

/** Runs a node until it is asked to end. @throws CliError where it cannot go on */
export async function untilStopped(running: RunningNode, stopped: Promise<void>): Promise<void> {
  try {
    await Promise.race([stopped, running.failed]);
  } catch (error) {
    throw clusterProblem(error) ?? error;
  }
}

/** What stands in the log and which nodes there are. */
export async function showCluster(context: Context, servers: string): Promise<void> {
  const { lookAtCluster } = await import('#fixtures/cluster/status.ts');
  const seen = await lookAtCluster(servers).catch((error: unknown) => {
    throw clusterProblem(error) ?? error;
  });
  const [{ sizeText }, texts] = await Promise.all([import('#sdk/locales/size-text.ts'), context.texts()]);
  const { t } = texts;
  const lines = seen.nodes.map(({ name, role, behind, url, version }) =>
    safeLine(
      t('cliServer.cluster.node', { name, role: t(`cliServer.cluster.${role}`), behind, url, version }),
    ),
  );
  const { officeId, entries, bytes, copies } = seen;
  const said = t('cliServer.cluster.log', {
    ...{ office: officeId ?? '–', entries, copies },
    size: sizeText(bytes, texts.locale),
  });
  if (!context.flags.json) return context.output.text(`${[said, ...lines].join('\n')}\n`);
  await context.output.done(seen, () => said, [
    ...(['officeId', 'entries', 'bytes', 'copies', 'nodes'] as const),
  ]);
}
