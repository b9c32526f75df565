// The floor of a cold start: Node, the same database file, one look into it, one stretched password, one answer.
import { randomBytes, scrypt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const database = new Database(join(process.argv[2] ?? '', 'office.sqlite'));
database.pragma('journal_mode = WAL');
const newest = database.prepare('SELECT max(mid) FROM message').pluck();

const server = createServer((request, reply) => {
  request.setEncoding('utf8');
  let password = '';
  request.on('data', (chunk: string) => (password += chunk));
  request.on('end', () => {
    scrypt(password, randomBytes(16), 32, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }, (error) => {
      reply.writeHead(error === null ? 200 : 500).end(JSON.stringify({ newest: newest.get() }));
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
});
process.on('SIGTERM', () => {
  database.close();
  process.exit(0);
});
