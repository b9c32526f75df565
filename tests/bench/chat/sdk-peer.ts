// A peer that is a whole client: the SDK with its store on disk, outbox included, as bots and the command line use it.
import { join } from 'node:path';
import { createNodeHost } from '#sdk/host/node/index.ts';
import { openOffice } from '#sdk/office.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { pickVariant } from '#variants/index.ts';
import type { OptionsOf, Peer } from './peer.ts';

/** Opens it; resolves when it is online and the chat with the partner is in the list. */
export async function openSdkPeer(options: OptionsOf<'sdk'>): Promise<Peer> {
  const { folder, loginName, password, partnerId } = options;
  const folders = { config: join(folder, 'c'), data: join(folder, 'd'), log: join(folder, 'l') };
  const host = createNodeHost({ folders, openDatabase: openNodeDatabase });
  const office = openOffice({ host, variant: pickVariant('default'), server: options.url });
  let stored = (): void => {};
  let told: (text: string) => void = () => {};
  await office.account.signInWithPassword({ loginName, password });
  await office.connection.connect();
  const { id: chatId } = await office.chat.activate({ personId: partnerId });
  office.events((event) => {
    if (event.type === 'message' && !event.message.mine) told(event.message.text);
  });
  return {
    send(text) {
      office.chat.send({ chatId, text, wait: true }).then(
        () => stored(),
        (error: unknown) => {
          throw error;
        },
      );
    },
    onStored: (listener) => (stored = listener),
    onText: (listener) => (told = listener),
    close: () => office.close(),
  };
}
