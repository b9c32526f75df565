// Tells a file from an error that came in its place: a refusal in an envelope, or a page that says what is not there.
import type { HttpAnswer, HttpRequest } from '../host/port.ts';

/** No refusal is longer. */
const longest = 16_384;
type Head = Pick<HttpAnswer, 'headers'>;

/** Whether what comes might be no file: servers that give files say so, by a name or by their kind. */
function isDoubtful({ headers }: Head): boolean {
  if (headers.get('content-disposition') !== null || headers.get('content-range') !== null) return false;
  const type = (headers.get('content-type') ?? '').toLowerCase();
  return type === '' || /json|html|octet-stream|text\/plain/.test(type);
}

function isRefusal(text: string, type: string): boolean {
  if (/^\s*<(!doctype html|html)/i.test(text)) return type.includes('html');
  if (!text.trimStart().startsWith('{')) return false;
  try {
    const { code, ok, msg } = JSON.parse(text) as Record<string, unknown>;
    const isFailure = ok === false || ok === 0 || ok === 'false' || ok === '0';
    return (
      isFailure ||
      ((typeof code === 'number' || typeof code === 'string') &&
        String(code) !== '200' &&
        (typeof msg === 'string' || msg === null))
    );
  } catch {
    // Not JSON to its end: a file that begins like it.
    return false;
  }
}

/** The text of a refusal that came where a file was asked for; undefined for a file. */
export function errorInstead(head: Head, bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > longest || !isDoubtful(head)) return undefined;
  const text = new TextDecoder().decode(bytes);
  return isRefusal(text, (head.headers.get('content-type') ?? '').toLowerCase()) ? text : undefined;
}

type Sink = NonNullable<HttpRequest['sink']>;

/** A sink that lets nothing through before it is known to be a file. */
type GuardedSink = {
  sink: Sink;
  /** Lets the rest through, or answers the refusal that came instead. */
  end(): Promise<string | undefined>;
};

/** Holds what comes back until it cannot be a refusal any more. */
export function guardedSink(sink: Sink): GuardedSink {
  let held: Uint8Array<ArrayBuffer>[] | undefined = [];
  let length = 0;
  let head: Parameters<Sink>[1] | undefined;
  const release = async (): Promise<void> => {
    const chunks = held ?? [];
    held = undefined;
    for (const chunk of chunks) if (head !== undefined) await sink(chunk, head);
  };
  return {
    async sink(chunk, told) {
      head = told;
      if (held === undefined) return sink(chunk, told);
      // The chunk's memory may be used again once this is dealt with.
      held.push(chunk.slice());
      length += chunk.byteLength;
      if (length > longest || !isDoubtful(told)) await release();
    },
    async end() {
      if (held === undefined || head === undefined) return undefined;
      const whole = new Uint8Array(length);
      let at = 0;
      for (const chunk of held) {
        whole.set(chunk, at);
        at += chunk.byteLength;
      }
      const said = errorInstead(head, whole);
      if (said === undefined) await release();
      return said;
    },
  };
}
