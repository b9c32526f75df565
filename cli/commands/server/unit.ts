// `tangram server unit`: prints a systemd unit under which an office runs as its own user and may touch nothing else.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { clusterOptions, readCluster } from './cluster.ts';
import { limitsOption, none, readLimits } from './limits.ts';
import { loggingOptions } from './logging.ts';
import { networkOptions, readMetricsToken, readNetwork } from './network.ts';
import { backupOptions, checkBackupFolder, readBackupRule } from './own-backups.ts';

const name = 'tangram';
const lowestOpenPort = 1_024;

/** The launcher of this very program. */
function launcher(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = join(folder, 'cli', 'bin', 'tangram');
    if (existsSync(found) || folder === dirname(folder)) return found;
  }
}

/** A folder above the program that lets only its owner pass, as root's own home does; undefined where everybody may. */
function closedAbove(program: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  for (let at = dirname(realpathSync(program)); at !== dirname(at); at = dirname(at))
    if ((statSync(at).mode & 0o001) === 0) return at;
  return undefined;
}

/** What of `server start` a service takes; the demo, and opening a browser, are for somebody at a terminal. */
const startOptions = [
  ...networkOptions,
  limitsOption,
  ...loggingOptions,
  ...backupOptions,
  ...clusterOptions,
];
/** Flags that name a file or a folder: a service is started from another place than this command. */
const paths: readonly string[] = ['cert', 'key', 'metrics-token', 'limits', 'backup-to'];
/** What the service may write to by itself. */
const home = `/var/lib/${name}`;

/** A word of a line: systemd reads quotes, backslashes and per cent signs. */
function word(text: string): string {
  const plain = text.replaceAll('%', '%%').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return /^[\w./:@%=,+-]+$/.test(plain) ? plain : `"${plain}"`;
}

/** The same in `ExecStart`, which reads dollar signs as well. */
const commandWord = (text: string): string => word(text).replaceAll('$', () => '$$');

/** What `server start` is given, as it was typed, but for paths, which are whole. */
function startWords(input: Input, port: number, data: string, folder: string): string[] {
  const flags = startOptions.flatMap(({ name: flag, value }) => {
    if (value === 'many') return input.many(flag).flatMap((typed) => [`--${flag}`, typed]);
    if (value === undefined) return input.has(flag) ? [`--${flag}`] : [];
    const typed = input.text(flag);
    if (typed === undefined) return [];
    const isPath = paths.includes(flag) && !(flag === 'limits' && typed === none);
    return [`--${flag}`, isPath ? resolve(folder, typed) : typed];
  });
  return ['server', 'start', '--data', data, '--port', String(port), ...flags];
}

/** The unit as it is put into `/etc/systemd/system/tangram.service`. */
function unitText(
  command: readonly string[],
  port: number,
  folders: readonly string[],
  language: string,
): string {
  const own = folders.filter((folder) => folder !== home && !folder.startsWith(`${home}/`));
  // A folder that is not there, as a disk that is away, keeps no office from starting: the office itself says what it lacks.
  const writable = [home, ...own.map((folder) => `-${folder}`)].map(word).join(' ');
  const capability = port < lowestOpenPort ? 'CAP_NET_BIND_SERVICE' : '';
  return `[Unit]
Description=Tangram office
Wants=network-online.target
After=network-online.target

[Service]
Type=notify
NotifyAccess=all
WatchdogSec=120
TimeoutStartSec=infinity
User=${name}
Group=${name}
Environment=LANG=C.UTF-8 TANGRAM_LANG=${language} HOME=${home} XDG_CACHE_HOME=/var/cache/${name}
StateDirectory=${name}
StateDirectoryMode=0700
CacheDirectory=${name}
ExecStart=${command.map(commandWord).join(' ')}
ExecReload=/bin/kill -HUP $MAINPID
Restart=on-failure
RestartSec=2
TimeoutStopSec=60
UMask=0077
AmbientCapabilities=${capability}
CapabilityBoundingSet=${capability}
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=read-only
ReadWritePaths=${writable}
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native

[Install]
WantedBy=multi-user.target
`;
}

/** The command. */
export const unit: CommandSpec = {
  name: 'unit',
  summary: 'cliServer.unit.summary',
  fields: ['unit'],
  options: [
    { name: 'data', value: 'text', shown: 'DIR', text: 'cliHelp.server.start.data' },
    { name: 'port', value: 'text', shown: 'N', text: 'cliHelp.server.start.port' },
    ...startOptions,
  ],
  examples: [
    { line: 'tangram server unit > tangram.service', text: 'cliServer.unit.exampleOwn' },
    {
      line: 'tangram server unit --public-url https://office.example --trusted-proxy 127.0.0.1',
      text: 'cliServer.unit.exampleProxy',
    },
    { line: 'tangram server unit --backup-to /mnt/backup', text: 'cliServer.unit.exampleBackups' },
  ],
  async run(context, input) {
    // What `server start` would refuse is refused here, before a service fails by it.
    await readNetwork(input);
    await readLimits(input);
    readCluster(input);
    const { folder } = context.parts;
    readMetricsToken(input, folder);
    const backups = readBackupRule(input, folder);
    const typed = input.text('port') ?? '4600';
    if (!/^\d{1,5}$/.test(typed) || Number(typed) < 1 || Number(typed) > 65_535)
      throw new CliError('invalidValue', { name: '--port', value: typed }, { param: '--port' });
    const port = Number(typed);
    const data = resolve(folder, input.text('data') ?? `${home}/office`);
    await checkBackupFolder(data, backups);
    const folders = [data, ...(backups === undefined ? [] : [backups.folder])];
    // A service has no language of its own: its journal is in that of whoever wrote the unit.
    const text = unitText(
      [launcher(), ...startWords(input, port, data, folder)],
      port,
      folders,
      context.language,
    );
    const closed = closedAbove(launcher());
    if (closed !== undefined)
      context.output.hint((await context.texts()).t('cliServer.unit.closed', { user: name, path: closed }));
    if (context.flags.json) await context.output.data({ unit: text });
    else context.output.text(text);
  },
};
