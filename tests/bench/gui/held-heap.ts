// What a page really holds: heap, elements and listeners after a collection, and the values of its own program.
import type { CDPSession } from 'playwright-core';

/** What is held after a collection: the whole heap in MB, elements and listeners as counts. */
export type Held = { readonly heap: number; readonly nodes: number; readonly listeners: number };

type Snapshot = {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: readonly number[];
};

/** Collects and counts. */
export async function whatIsHeld(inspector: CDPSession): Promise<Held> {
  await inspector.send('HeapProfiler.collectGarbage');
  await inspector.send('Performance.enable');
  const { metrics } = await inspector.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Kinds of a heap snapshot that are values of the page's own program. */
const ownKinds = [
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'bigint',
  'symbol',
  'regexp',
];

/**
 * MB of the objects, functions, arrays and texts that the page's program holds. Compiled code is left out: it grows for
 * as long as the engine finds something worth compiling. So are the browser's own records (its performance timeline,
 * its history), which it cuts by itself; elements are counted by {@link whatIsHeld}.
 */
export async function objectsHeld(inspector: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  inspector.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await inspector.send('HeapProfiler.collectGarbage');
  await inspector.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  inspector.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const counted = new Set(ownKinds.map((kind) => types[0].indexOf(kind)));
  const typeAt = fields.indexOf('type');
  const sizeAt = fields.indexOf('self_size');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (counted.has(nodes[node + typeAt] ?? -1)) bytes += nodes[node + sizeAt] ?? 0;
  return bytes / 1e6;
}
