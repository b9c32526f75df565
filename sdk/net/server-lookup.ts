// Finds the chat server: the last good place first, then what the office says, one look-up at a time (spec §7).
import { OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import { lacksCall } from './lacks-call.ts';
import {
  isUsablePlace,
  serverPlaces,
  type AddressRules,
  type FoundServer,
  type ServerPlace,
} from './server-address.ts';

/** The look-up; its members fit {@link RealtimeParts} as they are. */
export interface ServerLookup {
  /**
   * The socket address to try next. Asks the office when no place is left to try.
   * @throws OfficeError of the call, or `serverNotFound` when no host in the answer may be used
   */
  url(): Promise<string>;
  /** How an address did. A place that worked is kept on the device; one that failed is asked for again. */
  outcome(url: string, worked: boolean): void;
  /** Address of the chat service at the place that worked last; undefined before that. */
  chatAddress(): string | undefined;
}

/** What a look-up is made of. */
export type ServerLookupParts = {
  host: Pick<Host, 'device'>;
  /** One call of `imserver`. */
  findServer(): Promise<FoundServer>;
  rules(): AddressRules;
};

function parsePlace(text: string | undefined): ServerPlace | undefined {
  if (text === undefined) return undefined;
  const [chat, socket, ...more] = text.split(' ');
  return chat === undefined || socket === undefined || more.length > 0 ? undefined : { chat, socket };
}

/** Keeps the place under the address of the chat service it was found through (spec §3 «Stored client-side»). */
export function createServerLookup(parts: ServerLookupParts): ServerLookup {
  const name = (): string => `chatServer ${parts.rules().chat}`;
  const stored = (): ServerPlace | undefined => {
    const place = parsePlace(parts.host.device.get(name()));
    return place !== undefined && isUsablePlace(place, parts.rules()) ? place : undefined;
  };
  /** What the server says; one that says nothing of itself is where it was found. */
  const found = async (): Promise<ServerPlace[]> => {
    const rules = parts.rules();
    const told = await parts.findServer().catch((error: unknown) => {
      if (!lacksCall(error)) throw error;
      return undefined;
    });
    const isNowhere =
      told === undefined || (told.intranetHost.trim() === '' && told.extranetHost.trim() === '');
    return isNowhere ? [{ chat: rules.chat, socket: rules.socket }] : serverPlaces(told, rules);
  };
  let candidates: ServerPlace[] | undefined;
  let good: ServerPlace | undefined;

  return {
    async url() {
      if (candidates === undefined) {
        const last = stored();
        candidates = last === undefined ? [] : [last];
      }
      if (candidates.length === 0) {
        candidates = await found();
        if (candidates.length === 0) throw new OfficeError('serverNotFound', { where: 'chat.findServer' });
      }
      return candidates[0]?.socket ?? '';
    },
    outcome(url, worked) {
      const place = candidates?.find(({ socket }) => socket === url);
      if (!worked) candidates = candidates?.filter(({ socket }) => socket !== url);
      else if (place !== undefined) {
        good = place;
        parts.host.device.set(name(), `${place.chat} ${place.socket}`);
      }
    },
    chatAddress: () => good?.chat,
  };
}
