// The `fetch` of Node's host: the platform's own, except for servers whose key somebody trusted, which undici reaches.
import { callbackify } from 'node:util';
import { chunksOf } from '../../base/blob-chunks.ts';
import type { CountedBody, FetchLike } from '../fetch-http.ts';
import type { BodyPieces } from '../port.ts';
import { connectPinned, explainUnknown, officeErrorIn } from './certificates.ts';
import { securePlace, type KnownOffices } from './known-offices.ts';

const connect = callbackify(connectPinned);

type Dispatched = { fetch: FetchLike; close(): Promise<void> };

/** undici with connections that ask for one key. Loads with the first trusted server: other commands never pay. */
async function pinnedFetch(fingerprint: string): Promise<Dispatched> {
  const { Agent, fetch } = await import('undici');
  const dispatcher = new Agent({
    connect(options, callback) {
      const { hostname, port } = options;
      const place = `${hostname}:${port === '' ? '443' : port}`;
      connect(place, fingerprint, (error: Error | null, socket) =>
        error === null ? callback(null, socket.setNoDelay(true)) : callback(error, null),
      );
    },
  });
  return {
    fetch: (url, init) => fetch(url, { ...init, dispatcher }),
    close: () => dispatcher.destroy(),
  };
}

/** What goes out at once. */
const chunkBytes = 1_048_576;

async function* chunksIn({ pieces }: BodyPieces): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const piece of pieces)
    if (piece instanceof Blob) yield* chunksOf(piece);
    else for (let at = 0; at < piece.byteLength; at += chunkBytes) yield piece.subarray(at, at + chunkBytes);
}

/** A body that tells how much of it has gone. Its length is not told beforehand: a stream goes out in chunks. */
export const countedBody: CountedBody = (content, onSent) => {
  const chunks = chunksIn(content);
  let sent = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      onSent(sent);
      const { done, value } = await chunks.next();
      if (done === true) return controller.close();
      sent += value.byteLength;
      controller.enqueue(value);
    },
  });
};

/**
 * `fetch` that believes known offices by their key and everybody else by the system's authorities.
 * @throws OfficeError `certificateUnknown`, `certificateChanged`; else what `fetch` throws
 */
export function createNodeFetch(offices: KnownOffices): FetchLike {
  const agents = new Map<string, Promise<Dispatched>>();
  // A key that is trusted anew gets connections of its own.
  const agentFor = (place: string, fingerprint: string): Promise<Dispatched> => {
    const name = `${place} ${fingerprint}`;
    const known = agents.get(name);
    if (known !== undefined) return known;
    for (const [old, agent] of agents)
      if (old.startsWith(`${place} `) && agents.delete(old)) void agent.then(({ close }) => close());
    const made = pinnedFetch(fingerprint);
    agents.set(name, made);
    return made;
  };

  return async (url, init) => {
    const place = securePlace(url);
    const fingerprint = place === undefined ? undefined : offices.get(place);
    // The platform's own fetch is undici too, already in the executable.
    if (place === undefined) return fetch(url, init);
    try {
      if (fingerprint === undefined) return await fetch(url, init);
      const agent = await agentFor(place, fingerprint);
      return await agent.fetch(url, init);
    } catch (error) {
      throw officeErrorIn(error) ?? (await explainUnknown(place, error));
    }
  };
}
