// Owns what `tangram doctor` says, in English.
import type { Translation } from '../translation.ts';
import type { doctor as zh } from '../zh/cli-doctor.ts';

export const doctor = {
  check: {
    node: 'Node.js',
    system: 'System',
    terminal: 'Terminal',
    folders: 'Folders',
    room: 'Disk space',
    proxy: 'Proxy',
    dns: 'Name look-up',
    services: 'Services',
    clock: 'Clock',
    space: 'Storage at the office',
    licence: 'Licence',
    store: 'Store',
    secrets: 'Secrets',
    office: 'Office',
    certificate: 'Certificate',
    socket: 'Realtime connection',
    session: 'Session',
    burn: 'View-once message burnt',
  },
  fixNode: 'install Node.js {{version}} or newer',
  fixStore: 'run tangram chat list: the damaged file is set aside and rebuilt',
  secrets: '{{kind}}',
  fixSecrets: 'leave only your own rights: chmod go-rwx {{path}}',
  fixClock: 'set the clock of this computer',
  plainHttp: 'plain HTTP; only this machine can read along',
  certificate: '{{fingerprint}}, {{how}}, ends {{date}}',
  vouchedFor: 'vouched for by an authority',
  trusted: 'trusted by its fingerprint',
  fixCertificateEnd: 'renew the certificate of the office; one it made itself is renewed at its next start',
  socket: 'handshake took {{ms}} ms',
  socketSilent: '{{address}} says nothing; messages are asked for from time to time instead',
  noUpgrade: '{{address}} answers with status {{status}} and opens no connection',
  fixUpgrade:
    'a proxy in between has to hand on Upgrade and Connection: for nginx see “Its address” in fixtures/operating.md',
  fixHost:
    'a proxy in between has to hand on Host, or the office has to be started with --public-url and that name',
  fixSocket: 'check addresses.socket in the variant file, or the address the server names',
  session: '{{name}} ({{login}})',
  lastErrors: 'Last errors:',
} as const satisfies Translation<typeof zh>;
