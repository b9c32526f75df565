// Faults of what an office is started with, and of what stands before it.
import { passOn, type OperatorWorld } from '../operator-world.ts';
import { start, written, type FaultSubject, type OperatorFault } from './fault.ts';

const option = (
  about: FaultSubject,
  name: string,
  argv: readonly string[],
  says: RegExp,
  code = 'invalidValue',
): OperatorFault => ({
  ...{ about, name, code, exit: 2, says },
  make: (_, place) => start(place, ...argv),
});

/** See the file's first line. */
export const settings: readonly OperatorFault[] = [
  option('proxy', 'a public address without a scheme', ['--public-url', 'office.example'], /--public-url/u),
  option(
    'proxy',
    'a public address of another scheme',
    ['--public-url', 'ftp://office.example'],
    /--public-url/u,
  ),
  option(
    'proxy',
    'a public address with a path',
    ['--public-url', 'https://office.example/office'],
    /--public-url/u,
  ),
  option('proxy', 'a proxy by its name', ['--trusted-proxy', 'localhost'], /--trusted-proxy/u),
  option('proxy', 'a network that is none', ['--trusted-proxy', '10.0.0.0/33'], /--trusted-proxy/u),
  option('address', 'a name to listen on', ['--host', 'office.example'], /--host/u),
  option(
    'address',
    'an address of another machine',
    ['--host', '192.0.2.1'],
    /192\.0\.2\.1.*0\.0\.0\.0/su,
    'addressUnavailable',
  ),
  option('address', 'a port that is no number', ['--port', 'http'], /--port/u),
  option('address', 'a port beyond the last', ['--port', '70000'], /--port/u),
  {
    ...{
      about: 'address',
      name: 'a port somebody has',
      code: 'portTaken',
      exit: 1,
      says: /port \d+.*--port/su,
    },
    make: async (world, place) => start(place, '--port', String(await world.takenPort())),
  },
  option(
    'settings',
    'no file of limits',
    ['--limits', '/nowhere/limits.json'],
    /limits\.json/u,
    'fileUnreadable',
  ),
  ...(
    [
      ['limits that are no JSON', 'burst: 5', /JSON/u],
      ['limits with a wrong number', '{"messages": {"burst": 0, "perSecond": 1}}', /messages\.burst/u],
      ['limits of something else', '{"speed": 3}', /speed/u],
    ] as const
  ).map(([name, text, says]): OperatorFault => ({
    ...{ about: 'settings', name, code: 'limitsInvalid', exit: 2, says },
    make: (_, place) => start(place, '--limits', written(place, 'limits.json', text)),
  })),
  option(
    'settings',
    'no file with a token',
    ['--metrics-token', '/nowhere/token'],
    /nowhere\/token/u,
    'fileUnreadable',
  ),
  {
    ...{
      about: 'settings',
      name: 'a token that is too short',
      code: 'invalidValue',
      exit: 2,
      says: /--metrics-token/u,
    },
    make: (_, place) => start(place, '--metrics-token', written(place, 'token', 'short')),
  },
  option('settings', 'backups every second', ['--backup-to', 'b', '--backup-every', '1s'], /--backup-every/u),
  option(
    'settings',
    'backups that are kept wrongly',
    ['--backup-to', 'b', '--backup-keep', '7'],
    /--backup-keep/u,
  ),
  option(
    'settings',
    'an interval without a folder',
    ['--backup-every', '24h'],
    /--backup-to/u,
    'missingOption',
  ),
];

type Answer = Parameters<OperatorWorld['answering']>[0];
const behind = (name: string, how: Answer, code: string, exit: number, says: RegExp): OperatorFault => ({
  ...{ about: 'proxy', name, code, exit, says },
  make: async (world) => ['server', 'status', '--server', await world.answering(how)],
});

/** See the file's first line. */
export const proxies: readonly OperatorFault[] = [
  {
    ...{
      about: 'proxy',
      name: 'a proxy that hands on another name',
      code: 'foreignHost',
      exit: 4,
      says: /--public-url/u,
    },
    async make(world, place) {
      const office = await world.run(place);
      return ['server', 'status', '--server', await world.answering(passOn(office.url, 'elsewhere.example'))];
    },
    kept: 'backup',
  },
  behind(
    'a proxy whose office is away',
    (_, answer) =>
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>Bad Gateway</h1></html>'),
    ...(['statusError', 4, /502.*proxy answers and not the office/u] as const),
  ),
  behind(
    'a page of somebody else',
    (_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>'),
    ...(['badAnswer', 5, /cannot be understood/u] as const),
  ),
  behind('a server that hangs up', (asked) => asked.socket.destroy(), 'connectionFailed', 4, /./u),
  {
    ...{ about: 'address', name: 'nobody at the address', code: 'connectionFailed', exit: 4, says: /./u },
    make: async (world) => ['server', 'status', '--server', `http://127.0.0.1:${await world.freePort()}`],
  },
];
