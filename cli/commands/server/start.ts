// `tangram server start`: runs the embedded office in this very process until it is asked to end.
import { join } from 'node:path';
import type { NodeOptions } from '#fixtures/cluster/start.ts';
import type { LimitChoice, OfficeOptions, RunningOffice } from '#fixtures/serve.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { pickVariant } from '#variants/index.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { safeLine } from '../../output/safe-text.ts';
import { tableText } from '../../output/table.ts';
import { showPlan } from '../../dry-run.ts';
import { builtPages } from '../../product.ts';
import {
  addressProblem,
  certificateLines,
  certificateProblem,
  networkOptions,
  readMetricsToken,
  readNetwork,
  type Network,
} from './network.ts';
import { clusterOptions, clusterProblem, readCluster, untilStopped } from './cluster.ts';
import { backupOptions, checkBackupFolder, ownBackups, readBackupRule } from './own-backups.ts';
import { dataFolder, folderProblem } from './keeping.ts';
import { limitsOption, readLimits } from './limits.ts';
import { loggingOptions, readLogging } from './logging.ts';
import { hearReloads, reloadOffice } from './reload.ts';
import { openServiceManager } from './service-manager.ts';
import { openFace } from './open-face.ts';

const defaultPort = 4600;
const largestPort = 65_535;
/** What a new office may be filled with from here; one of one's own is begun by `server init`. */
const seeds = ['demo', 'large'] as const;
type SeedName = (typeof seeds)[number] | 'none';

function readPort(input: Input): number {
  const typed = input.text('port');
  if (typed === undefined) return defaultPort;
  if (!/^\d{1,5}$/.test(typed) || Number(typed) > largestPort) {
    throw new CliError('invalidValue', { name: '--port', value: typed }, { param: '--port' });
  }
  return Number(typed);
}

/** What the office wears; a key it would need is asked for in a hint, one that cannot be a key is refused. */
async function dressOf(context: Context) {
  const { officeOfVariant, OfficeKeyError } = await import('#fixtures/variant-office.ts');
  const variant = pickVariant(context.settings.values.variant.value);
  try {
    const { options, missingKeys } = officeOfVariant(variant, (name) => context.parts.environment[name]);
    const { t } = await context.texts();
    for (const name of missingKeys) context.output.hint(t('cli.server.keyMissing', { name }));
    return options;
  } catch (error) {
    if (!(error instanceof OfficeKeyError)) throw error;
    throw new CliError('keyInvalid', { name: error.variable, bytes: error.bytes }, { param: error.variable });
  }
}

/** What is asked for, of an office as of a node of several. */
type Asked = {
  port: number;
  dataDir: string;
  seed: SeedName;
  network: Network & ReturnType<typeof readLogging>;
  limits: LimitChoice | undefined;
  onStop(): void;
};

async function startNow<Running>(
  context: Context,
  { network, limits, ...asked }: Asked,
  begin: (options: OfficeOptions) => Promise<Running>,
): Promise<Running> {
  const { port, dataDir } = asked;
  const { CertificateError, OfficeStartError } = await import('#fixtures/serve.ts');
  const dress = await dressOf(context);
  const guiDir = builtPages();
  try {
    return await begin({
      ...asked,
      ...network,
      ...(limits !== undefined && { limits }),
      ...(guiDir !== undefined && { guiDir }),
      ...dress,
    });
  } catch (error) {
    if (error instanceof CertificateError) throw certificateProblem(error.code, error.path);
    if (!(error instanceof OfficeStartError)) throw clusterProblem(error) ?? error;
    if (error.code === 'addressUnavailable') throw addressProblem(network.host ?? '');
    if (error.code === 'portTaken') throw new CliError('portTaken', { port }, { param: '--port' });
    if (error.code === 'portForbidden') throw new CliError('portForbidden', { port }, { param: '--port' });
    throw folderProblem(error, dataDir) ?? error;
  }
}

/** What is shown of an office, and of a node. */
type Shown = Pick<RunningOffice, 'url' | 'urls' | 'certificate' | 'accounts'>;

/** What a person reads: the address, who can sign in, where the data is, how to end it. */
function banner(context: Context, running: Shown, dataDir: string, texts: Translator): string {
  const { t } = texts;
  const { brand } = pickVariant(context.settings.values.variant.value);
  const { paint } = context.output;
  const shapes = (['name', 'account', 'password', 'role'] as const).map((column) => ({
    title: t(`cli.server.${column}`),
    shrinks: false,
    right: false,
  }));
  const cells = running.accounts.map(({ name, loginname, password, role }) => [
    name,
    loginname,
    password,
    t(`cli.role.${role}`),
  ]);
  // Passwords are for a terminal: what is kept of the output, as a service's is, holds none.
  const people =
    cells.length === 0
      ? ''
      : !context.parts.io.outIsTerminal
        ? `\n${safeLine(t('cli.server.accountsIn', { path: join(dataDir, 'demo-accounts.json') }))}\n`
        : `\n${t('cli.server.people')}\n${tableText(shapes, cells, Infinity, paint.dim)}`;
  // A service has no keys.
  const howToStop = context.parts.io.outIsTerminal ? `${t('cli.server.howToStop')}\n` : '';
  const ready = t('cli.server.ready', {
    name: brand.productName[context.language],
    url: paint.bold(running.url),
  });
  const proof = certificateLines(running, texts).map((line) => `${safeLine(line)}\n`);
  return `${ready}\n${proof.join('')}${people}\n${safeLine(t('cli.server.dataFolder', { path: dataDir }))}\n${howToStop}`;
}

async function sayReady(context: Context, running: Shown, dataDir: string, texts: Translator): Promise<void> {
  const { url, accounts, certificate } = running;
  if (!context.flags.json) return context.output.text(banner(context, running, dataDir, texts));
  await context.output.data({ ready: true, url, accounts, fingerprint: certificate?.fingerprint ?? null });
}

/** Runs one of several nodes until it is asked to end, or cannot go on. */
async function runNode(
  context: Context,
  asked: Asked,
  cluster: NodeOptions['cluster'],
  stopped: Promise<void>,
): Promise<void> {
  const { startClusterNode } = await import('#fixtures/cluster/start.ts');
  const running = await startNow(context, asked, (options) => startClusterNode({ ...options, cluster }));
  const manager = openServiceManager(context);
  // A node has nothing that it would read again; without somebody who hears it the signal would end it.
  const reloads = hearReloads(context);
  try {
    const texts = await context.texts();
    await sayReady(context, running, asked.dataDir, texts);
    const { name, servers } = cluster;
    context.output.hint(texts.t('cliServer.cluster.joined', { name, servers: safeLine(servers) }));
    await manager.ready();
    await untilStopped(running, stopped);
    await manager.end();
    context.output.hint(texts.t('cli.server.stopped'));
  } finally {
    reloads.end();
    manager.close();
    await running.close();
  }
}

/** What is wrong with the office that has just started, line by line: whoever reads the journal later finds it there. */
async function sayProblems(context: Context, running: RunningOffice, dataDir: string): Promise<void> {
  const [{ stateOf }, { t }] = await Promise.all([import('#fixtures/keeping/state.ts'), context.texts()]);
  for (const problem of stateOf(running.office.database, dataDir, context.now()).problems)
    context.output.hint(t(`cliServer.status.problem.${problem}`));
}

/** The command. */
export const start: CommandSpec = {
  name: 'start',
  summary: 'cliHelp.server.start.summary',
  mutates: true,
  fields: ['ready', 'url', 'accounts', 'fingerprint'],
  options: [
    { name: 'port', value: 'text', shown: 'N', text: 'cliHelp.server.start.port' },
    ...networkOptions,
    { name: 'data', value: 'text', shown: 'DIR', text: 'cliHelp.server.start.data' },
    {
      name: 'seed',
      value: 'text',
      shown: seeds.join('|'),
      choices: seeds,
      text: 'cliHelp.server.start.seed',
    },
    limitsOption,
    ...loggingOptions,
    ...backupOptions,
    ...clusterOptions,
    { name: 'open', text: 'cliHelp.server.start.open' },
    { name: 'no-open', text: 'cliHelp.server.start.noOpen' },
  ],
  examples: [
    { line: 'tangram server start --seed demo --open', text: 'cliHelp.server.start.exampleDemo' },
    { line: 'tangram server start --host 0.0.0.0', text: 'cliHelp.server.start.exampleNetwork' },
    {
      line: 'tangram server start --port 0 --data ./office --seed demo --json',
      text: 'cliHelp.server.start.exampleScript',
    },
  ],
  async run(context, input) {
    const port = readPort(input);
    const network = await readNetwork(input);
    const limits = await readLimits(input);
    const cluster = readCluster(input);
    const dataDir = dataFolder(context, input);
    const backups = readBackupRule(input, context.parts.folder);
    await checkBackupFolder(dataDir, backups);
    const seed = (input.text('seed') ?? 'none') as SeedName;
    if (context.flags.dryRun)
      return showPlan(
        context,
        [
          {
            call: 'server',
            input: {
              port,
              data: dataDir,
              seed,
              ...network,
              ...(limits !== undefined && { limits }),
              ...readLogging(input),
              ...cluster,
            },
          },
        ],
        ['port'],
      );
    const metricsToken = readMetricsToken(input, context.parts.folder);
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
    if (context.signal.aborted) stop();
    context.signal.addEventListener('abort', () => stop(), { once: true });
    const asked: Asked = {
      ...{ port, dataDir, seed, limits },
      network: { ...network, ...metricsToken, ...readLogging(input) },
      onStop: stop,
    };
    if (cluster !== undefined) return runNode(context, asked, cluster, stopped);
    const reloads = hearReloads(context);
    const { startOffice } = await import('#fixtures/serve.ts');
    const running = await startNow(context, asked, startOffice);
    const manager = openServiceManager(context);
    const endBackups = backups && (await ownBackups(context, dataDir, backups, running));
    try {
      reloads.meet(() => reloadOffice(context, input, running, dataDir));
      const texts = await context.texts();
      await sayReady(context, running, dataDir, texts);
      if (running.earlierForm !== undefined)
        context.output.hint(texts.t('cliServer.migrate.copied', { path: running.earlierForm }));
      await sayProblems(context, running, dataDir);
      await manager.ready();
      const opens = input.has('open') && !input.has('no-open');
      if (
        opens &&
        !(await openFace(running.url, context.settings.values.variant.value, context.parts.environment))
      )
        context.output.hint(texts.t('cli.server.notOpened'));
      await stopped;
      await manager.end();
      context.output.hint(texts.t('cli.server.stopped'));
    } finally {
      reloads.end();
      manager.close();
      endBackups?.();
      await running.close();
    }
  },
};
