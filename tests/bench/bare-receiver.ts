// The smallest program that takes a file: reads it, counts its MD5, writes it and flushes it.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const { folder } = JSON.parse(process.argv[2] ?? '{}') as { folder: string };
process.on('disconnect', () => process.exit(0));
let count = 0;

const server = createServer((request, response) => {
  void (async () => {
    const hash = createHash('md5');
    const file = await open(join(folder, `bare-${(count += 1)}`), 'w');
    for await (const chunk of request) {
      hash.update(chunk as Buffer);
      await file.write(chunk as Buffer);
    }
    await file.sync();
    await file.close();
    response.end(hash.digest('hex'));
  })();
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
