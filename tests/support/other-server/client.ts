// The client at the other server without any program around it, and what has to hold of it whatever the server does.
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { readOwnVariant } from '#variants/own.ts';
import type { OtherServer } from './server.ts';

/** Opens a client for somebody; nobody is signed in yet. */
export function otherClient(server: OtherServer): Office {
  return openOffice({
    host: memoryHost(),
    variant: readOwnVariant(JSON.stringify(server.variant), 'own.json'),
    environment: () => server.key,
    longLived: false,
  });
}

/** Signs somebody of the server in. */
export async function signIn(office: Office, loginName: string): Promise<void> {
  await office.account.signInWithPassword({ loginName, password: `Pass-${loginName}-77` });
}

/** Everything the screens could show: names of chats with what is unread, and every stored message's words. */
export async function shown(office: Office): Promise<{ chats: Map<string, number>; texts: string[] }> {
  const found = await office.chat.find('', 50);
  const texts: string[] = [];
  for (const chat of found) {
    const page = await office.chat.older(chat.id, Number.MAX_SAFE_INTEGER - 2_000_000_000, 100);
    texts.push(...page.messages.map(({ text }) => text));
  }
  return { chats: new Map(found.map((chat) => [chat.name, chat.unread])), texts };
}
