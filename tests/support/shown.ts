// What tests say of themselves while they run: which row of the specification they have just shown on which face.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RowSection, SpecRow } from '../architecture/spec/spec-rows.ts';

/** Where something is shown. */
export type ShownFace = 'sdk' | 'cli' | 'terminal' | 'gui';

/** Kept on the process, because a worker may load this module more than once. */
type Kept = { rows: Set<string>; traffic: Set<string>; isListening: boolean };
const held = globalThis as { tangramShown?: Kept };
const kept: Kept = (held.tangramShown ??= { rows: new Set(), traffic: new Set(), isListening: false });

/** One cell of the table, as it is written down. */
export const cellName = (face: string, section: string, row: string): string =>
  `${section} | ${row} | ${face}`;

/**
 * Says that a row was shown on a face. It stands behind the assertion that fails without it, and counts only where the
 * whole test passes.
 */
export function shown<Section extends RowSection>(
  face: ShownFace,
  section: Section,
  ...rows: readonly SpecRow<Section>[]
): void {
  for (const row of rows) kept.rows.add(cellName(face, section, row));
}

/** The face that made a request, by what it says of itself; whatever a test sends with its own hands is nobody's. */
export function faceOf(agent: string): ShownFace | undefined {
  if (agent.startsWith('Mozilla/')) return 'gui';
  const [, face] = /^tangram\/\S+ \((sdk|command|terminal|window)\)/.exec(agent) ?? [];
  if (face === 'command') return 'cli';
  return face === 'window' ? 'gui' : (face as ShownFace | undefined);
}

/** `METHOD /service/path` without query and suffix. */
const callOf = ({ method = '', url = '' }: IncomingMessage): string =>
  `${method} ${(url.split('?')[0] ?? '').replace(/\.\w+$/, '')}`;

/** Whether an answer is what was asked for: no error by its status or by its envelope. */
function isDone(status: number, beginning: string): boolean {
  return status < 300 && !/"ok":false|"code":(?!200\b)[1-9]/.test(beginning);
}

/** Hears what the offices of this process answer to the faces. */
function listen(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const call = callOf(request);
    const face = faceOf(request.headers['user-agent'] ?? '');
    if (face === undefined) return;
    let beginning: string | undefined;
    const look = (chunk: unknown): void => {
      if (typeof chunk === 'string' || Buffer.isBuffer(chunk))
        beginning ??= chunk.toString('utf8').slice(0, 200);
    };
    const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
    const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
    response.write = (...parts: unknown[]) => {
      look(parts[0]);
      return write(...parts);
    };
    response.end = (...parts: unknown[]) => {
      look(parts[0]);
      const isPage = String(response.getHeader('content-type') ?? '').includes('html');
      if (!isPage && isDone(response.statusCode, beginning ?? '')) kept.traffic.add(`${face} ${call}`);
      return end(...parts);
    };
  });
}

/** Begins to hear, once for the process. */
export function beginShown(): void {
  if (kept.isListening) return;
  kept.isListening = true;
  listen();
}

/** What was shown since the last time this was asked. */
export function takeShown(): { rows: string[]; traffic: string[] } {
  const taken = { rows: [...kept.rows], traffic: [...kept.traffic] };
  kept.rows.clear();
  kept.traffic.clear();
  return taken;
}
