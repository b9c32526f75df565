// `notice read --all` reads what the office told as well where this device knows the chat of notices already.
import { expect, onTestFinished, test } from 'vitest';
import { startOffice } from '#fixtures/serve.ts';
import { signedInCli } from '../support/cli-office.ts';

test('read at once is read for good, with the chat of notices known to the device', async () => {
  const office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran'] });
  onTestFinished(() => office.close());
  const { ground } = office.office;
  await ground.store.writer.submit((scope) =>
    ground.tellings.tell(
      scope,
      { people: [1001], topic: 'disk.shared', reference: 'file:1', words: { zh: '甲', en: 'a' } },
      Date.now(),
    ),
  );
  const cli = await signedInCli(office, 'anran');
  onTestFinished(() => cli.remove());
  const unread = async (): Promise<string[]> => {
    const { out } = await cli.tangram(['notice', 'list', '--unread', '--json=text']);
    return (JSON.parse(out) as { text: string }[]).map(({ text }) => text);
  };
  await cli.tangram(['chat', 'list', '--json']);
  expect(await unread()).toHaveLength(1);
  expect(await cli.tangram(['notice', 'read', '--all'])).toMatchObject({ code: 0 });
  expect(await unread()).toEqual([]);
});
