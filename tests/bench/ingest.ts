// P6: writing a million messages with search, against the same index written raw in the same run.
import type { Report } from './figure.ts';
import { median } from './figure.ts';
import { corpusSize, storePair } from './store-pair.ts';

/** Reports rows per second; five interleaved rounds of a fifth of the corpus each. */
export async function run(report: Report): Promise<void> {
  const { seconds, store } = storePair();
  const perRound = corpusSize / seconds.ours.length;
  report({
    id: 'P6-ingest',
    name: `ingest of ${corpusSize} messages with search`,
    ours: perRound / median(seconds.ours),
    baseline: perRound / median(seconds.raw),
    unit: 'rows/s',
    note: `raw = one table, chat index and the same full-text index, text split beforehand; file ${Math.round(store.info().bytes / 1e6)} MB`,
  });
}
