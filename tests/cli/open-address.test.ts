// An address is handed to the system's browser, and the command that did it goes on.
import { afterEach, expect, test, vi } from 'vitest';
import { openAddress } from '#cli/tui/commands/open-address.ts';

afterEach(() => vi.unstubAllEnvs());

test.skipIf(process.platform !== 'linux')('opening ends once the browser has started', async () => {
  vi.stubEnv('BROWSER', '/bin/true');
  await openAddress('http://127.0.0.1:9/main');
});

test('nothing but pages of the web is opened', async () => {
  await expect(openAddress('file:///etc/passwd')).rejects.toMatchObject({ code: 'unexpected' });
});
