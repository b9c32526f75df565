// The least of an XMPP client over plain TCP: SASL PLAIN, bind, presence, and messages found by their text.
import { connect } from 'node:net';
import type { OptionsOf, Peer } from './peer.ts';

const host = 'localhost';

/** Opens it; resolves when the server has bound the resource and echoed the presence. */
export async function openXmppPeer(options: OptionsOf<'xmpp'>): Promise<Peer> {
  const { port, name, partner, password } = options;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let told: ((text: string) => void) | undefined;
  let rest = '';
  let awaited: { mark: string; resolve(): void } | undefined;
  let sent = 0;
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    if (awaited !== undefined && rest.includes(awaited.mark)) {
      const { resolve } = awaited;
      awaited = undefined;
      rest = '';
      return resolve();
    }
    if (told !== undefined) rest = takeBodies(rest, told);
  });
  const dialogue = (text: string, mark: string): Promise<void> =>
    new Promise((resolve, reject) => {
      awaited = { mark, resolve };
      socket.once('error', reject);
      socket.write(text);
    });
  const head = `<?xml version='1.0'?><stream:stream to='${host}' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams' version='1.0'>`;
  const secret = Buffer.from(`\0${name}\0${password}`).toString('base64');
  await dialogue(head, '</stream:features>');
  await dialogue(
    `<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${secret}</auth>`,
    '<success',
  );
  await dialogue(head, '</stream:features>');
  await dialogue(
    `<iq type='set' id='b'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'><resource>bench</resource></bind></iq>`,
    '</iq>',
  );
  await dialogue('<presence/>', '<presence');
  return {
    send(text) {
      sent += 1;
      socket.write(
        `<message type='chat' id='${sent}' to='${partner}@${host}'><body>${text}</body></message>`,
      );
    },
    onStored: () => undefined,
    onText: (listener) => (told = listener),
    close: () => void socket.destroy(),
  };
}

/** Tells every whole body and answers what is left. Texts of the benchmark hold nothing that XML escapes. */
function takeBodies(stream: string, told: (text: string) => void): string {
  let from = 0;
  for (;;) {
    const start = stream.indexOf('<body>', from);
    const end = start < 0 ? -1 : stream.indexOf('</body>', start);
    if (end < 0) return start < 0 ? stream.slice(Math.max(from, stream.length - 6)) : stream.slice(start);
    told(stream.slice(start + 6, end));
    from = end + 7;
  }
}
