// Decides where the chat server's look-up may send us: the chat host itself or a host the variant allows (S16).

/** What `imserver` answers (spec §7), in house names. */
export type FoundServer = {
  intranetHost: string;
  extranetHost: string;
  httpPort: number;
  socketPort: number;
};

/** Where the office can be reached: chat calls and socket of one host. */
export type ServerPlace = { chat: string; socket: string };

/** What the look-up is measured against. */
export type AddressRules = {
  /** Address of the chat service and of the socket as the variant resolved them. */
  chat: string;
  socket: string;
  /** Hosts, with or without port, that an answer may name besides the chat host. */
  allowedHosts: readonly string[];
};

const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]{2,39}\])$/;

function isAllowed(place: URL, rules: AddressRules): boolean {
  const known = [new URL(rules.chat).hostname, ...rules.allowedHosts.map((host) => host.toLowerCase())];
  return known.includes(place.hostname) || known.includes(place.host);
}

/** The same address on another host; scheme and path stay, so that an answer can never turn TLS off. */
function moved(address: string, host: string, port: number): string | undefined {
  const name = host.trim().toLowerCase();
  if (!hostForm.test(name) || !Number.isInteger(port) || port < 0 || port > 65_535) return undefined;
  const url = new URL(address);
  url.hostname = name;
  // 0: the server says nothing about a port.
  if (port > 0) url.port = String(port);
  return url.hostname === name ? url.href.replace(/(?<!\/)\/+$/, '') : undefined;
}

/** True where both addresses of a place are where this client may go. Also asked of what was stored earlier. */
export function isUsablePlace(place: ServerPlace, rules: AddressRules): boolean {
  return (['chat', 'socket'] as const).every((name) => {
    if (!URL.canParse(place[name])) return false;
    const url = new URL(place[name]);
    const like = new URL(rules[name]);
    const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
    return (
      isPlain && url.protocol === like.protocol && url.pathname === like.pathname && isAllowed(url, rules)
    );
  });
}

/** Places to try in order: intranet first, then extranet; foreign hosts are left out, doubles too. */
export function serverPlaces(found: FoundServer, rules: AddressRules): ServerPlace[] {
  const places = [found.intranetHost, found.extranetHost].flatMap((host) => {
    const chat = moved(rules.chat, host, found.httpPort);
    const socket = moved(rules.socket, host, found.socketPort);
    return chat === undefined || socket === undefined ? [] : [{ chat, socket }];
  });
  return places.filter(
    (place, index) =>
      isUsablePlace(place, rules) && places.findIndex(({ socket }) => socket === place.socket) === index,
  );
}
