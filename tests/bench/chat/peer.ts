// One side of a conversation under measurement, the same for every server, and how each kind is opened.

/** Somebody connected who can write to their partner and hears what the partner writes. */
export type Peer = {
  /** Writes to the partner. */
  send(text: string): void;
  /** Called for each own message the server has stored; servers that say nothing of the kind never call it. */
  onStored(listener: () => void): void;
  /** Called when the application is told of a message of the partner. */
  onText(listener: (text: string) => void): void;
  close(): void | Promise<void>;
};

/** What a peer is opened with. */
export type PeerOptions =
  | { kind: 'office'; url: string; token: string; personId: string; chatId: string }
  | { kind: 'sdk'; url: string; folder: string; loginName: string; password: string; partnerId: string }
  | { kind: 'relay'; url: string; name: string; partner: string }
  | { kind: 'xmpp'; port: number; name: string; partner: string; password: string };

/** Opens a peer; resolves when it is online. */
export async function openPeer(options: PeerOptions): Promise<Peer> {
  switch (options.kind) {
    case 'office':
      return (await import('./office-peer.ts')).openOfficePeer(options);
    case 'sdk':
      return (await import('./sdk-peer.ts')).openSdkPeer(options);
    case 'relay':
      return (await import('./relay-peer.ts')).openRelayPeer(options);
    case 'xmpp':
      return (await import('./xmpp-peer.ts')).openXmppPeer(options);
  }
}

/** Options of one kind. */
export type OptionsOf<Kind extends PeerOptions['kind']> = Extract<PeerOptions, { kind: Kind }>;
