// A real LDAP server of its own data, where the machine has one (Debian's slapd): filled before it starts, gone afterwards.
import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'ldapts';
import { waitUntil } from './wait-until.ts';

const slapd = '/usr/sbin/slapd';
const schemas = '/etc/ldap/schema';
const suffix = 'dc=yuanheng,dc=example';
const root = { dn: `cn=admin,${suffix}`, password: 'for-tests-only' } as const;

/** Whether there is one here. */
export const hasLdapServer = (): boolean =>
  existsSync(slapd) && existsSync(`${schemas}/inetorgperson.schema`);

/** Somebody of the directory, in a unit by its number. */
export type LdapPerson = { uid: string; name: string; mail: string; unit: number };
/** The name of somebody. */
export const personDn = ({ uid, unit }: Pick<LdapPerson, 'uid' | 'unit'>): string =>
  `uid=${uid},${unitDn(unit)}`;
const unitDn = (unit: number): string => `ou=Unit ${unit},${suffix}`;

function ldif(people: readonly LdapPerson[], units: number): string {
  const text = (name: string, value: string): string =>
    `${name}:: ${Buffer.from(value, 'utf8').toString('base64')}`;
  const entries = [
    [`dn: ${suffix}`, 'objectClass: dcObject', 'objectClass: organization', 'o: Yuanheng', 'dc: yuanheng'],
    ...Array.from({ length: units }, (_, unit) => [
      `dn: ${unitDn(unit)}`,
      'objectClass: organizationalUnit',
      `ou: Unit ${unit}`,
    ]),
    ...people.map((person) => [
      `dn: ${personDn(person)}`,
      'objectClass: inetOrgPerson',
      `uid: ${person.uid}`,
      text('cn', person.name),
      text('sn', person.name),
      `mail: ${person.mail}`,
    ]),
  ];
  return entries.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A running directory. */
export class LdapServer {
  readonly url: string;
  readonly baseDn = suffix;
  readonly bindDn = root.dn;
  readonly password = root.password;
  readonly #program: ChildProcess;

  private constructor(url: string, program: ChildProcess) {
    this.url = url;
    this.#program = program;
  }

  /** Fills one in `folder` and starts it. */
  static async start(folder: string, people: readonly LdapPerson[], units: number): Promise<LdapServer> {
    const data = join(folder, 'ldap');
    mkdirSync(data, { recursive: true });
    const config = join(folder, 'slapd.conf');
    const fill = join(folder, 'people.ldif');
    const lines = [
      ...['core', 'cosine', 'inetorgperson'].map((name) => `include ${schemas}/${name}.schema`),
      'modulepath /usr/lib/ldap',
      'moduleload back_mdb',
      `pidfile ${join(folder, 'slapd.pid')}`,
      'sizelimit unlimited',
      'database mdb',
      'maxsize 1073741824',
      `suffix "${suffix}"`,
      `rootdn "${root.dn}"`,
      `rootpw ${root.password}`,
      `directory ${data}`,
      'index objectClass eq',
    ];
    writeFileSync(config, `${lines.join('\n')}\n`);
    writeFileSync(fill, ldif(people, units));
    execFileSync('/usr/sbin/slapadd', ['-q', '-f', config, '-l', fill], { stdio: 'pipe' });
    const url = `ldap://127.0.0.1:${await freePort()}`;
    const program = spawn(slapd, ['-f', config, '-h', `${url}/`, '-d', '0'], { stdio: 'ignore' });
    const server = new LdapServer(url, program);
    await waitUntil('the directory answers', () =>
      server
        .change(async () => undefined)
        .then(
          () => true,
          () => false,
        ),
    );
    return server;
  }

  /** Does something to what it holds. */
  async change(work: (client: Client) => Promise<unknown>): Promise<void> {
    const client = new Client({ url: this.url, connectTimeout: 2_000 });
    try {
      await client.bind(this.bindDn, this.password);
      await work(client);
    } finally {
      await client.unbind().catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    if (this.#program.exitCode !== null) return;
    this.#program.kill();
    await once(this.#program, 'exit');
  }
}
