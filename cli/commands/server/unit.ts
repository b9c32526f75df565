// `tangram server unit`: prints a systemd unit under which an office runs as its own user and may touch nothing else.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { networkOptions, readNetwork } from './network.ts';

const name = 'tangram';
const lowestOpenPort = 1_024;

/** The launcher of this very program. */
function launcher(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = join(folder, 'cli', 'bin', 'tangram');
    if (existsSync(found) || folder === dirname(folder)) return found;
  }
}

/** A word of `ExecStart`: systemd reads quotes, backslashes and per cent signs. */
function word(text: string): string {
  const plain = text.replaceAll('%', '%%').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return /^[\w./:@%=,+-]+$/.test(plain) ? plain : `"${plain}"`;
}

/** What `server start` is given, as it was typed. */
function startWords(input: Input, port: number): string[] {
  const flags = networkOptions.flatMap(({ name: flag, value }) => {
    if (value === 'many') return input.many(flag).flatMap((typed) => [`--${flag}`, typed]);
    if (value === undefined) return input.has(flag) ? [`--${flag}`] : [];
    const typed = input.text(flag);
    return typed === undefined ? [] : [`--${flag}`, typed];
  });
  const data = input.text('data') ?? `/var/lib/${name}/office`;
  return ['server', 'start', '--data', data, '--port', String(port), ...flags];
}

/** The unit as it is put into `/etc/systemd/system/tangram.service`. */
function unitText(command: readonly string[], port: number): string {
  const capability = port < lowestOpenPort ? 'CAP_NET_BIND_SERVICE' : '';
  return `[Unit]
Description=Tangram office
Wants=network-online.target
After=network-online.target

[Service]
Type=exec
User=${name}
Group=${name}
Environment=LANG=C.UTF-8 HOME=/var/lib/${name} XDG_CACHE_HOME=/var/cache/${name}
StateDirectory=${name}
StateDirectoryMode=0700
CacheDirectory=${name}
ExecStart=${command.map(word).join(' ')}
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
ReadWritePaths=/var/lib/${name}
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
    ...networkOptions,
  ],
  examples: [
    { line: 'tangram server unit > tangram.service', text: 'cliServer.unit.exampleOwn' },
    {
      line: 'tangram server unit --public-url https://office.example --trusted-proxy 127.0.0.1',
      text: 'cliServer.unit.exampleProxy',
    },
  ],
  async run(context, input) {
    // What `server start` would refuse is refused here, before a service fails by it.
    await readNetwork(input);
    const typed = input.text('port') ?? '4600';
    if (!/^\d{1,5}$/.test(typed) || Number(typed) < 1 || Number(typed) > 65_535)
      throw new CliError('invalidValue', { name: '--port', value: typed }, { param: '--port' });
    const text = unitText([launcher(), ...startWords(input, Number(typed))], Number(typed));
    if (context.flags.json) await context.output.data({ unit: text });
    else context.output.text(text);
  },
};
