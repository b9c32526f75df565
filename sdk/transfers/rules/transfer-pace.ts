// Decides how fast a transfer goes, from what was seen of it lately, and how long it still takes.
import type { LocalTransfer } from '../../api.ts';

/** Bytes that had gone at a time, in epoch ms. */
export type PaceSample = { readonly time: number; readonly done: number };
/** Bytes a second, and whole seconds that are left. */
export type TransferPace = { readonly speed: number; readonly secondsLeft: number };

/** Speed is that of the last seconds; less than one says nothing. In ms. */
const window = { min: 1_000, max: 10_000 } as const;

/** The samples with a new one; what lies too far back is left out. A transfer that does not move begins anew. */
export function withSample(
  samples: readonly PaceSample[],
  { state, phase, done }: Pick<LocalTransfer, 'state' | 'phase' | 'done'>,
  time: number,
): readonly PaceSample[] {
  if (state !== 'running' || phase !== 'moving') return [];
  const last = samples.at(-1);
  const kept = last !== undefined && done < last.done ? [] : samples;
  return [...kept.filter((one) => time - one.time <= window.max), { time, done }];
}

/** The pace; undefined where too little was seen, or nothing moved. */
export function transferPace(samples: readonly PaceSample[], size: number): TransferPace | undefined {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.time - first.time < window.min) return undefined;
  const speed = ((last.done - first.done) * 1_000) / (last.time - first.time);
  if (speed <= 0) return undefined;
  return { speed, secondsLeft: Math.ceil(Math.max(0, size - last.done) / speed) };
}
