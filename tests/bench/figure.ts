// What a benchmark hands over: a figure beside its baseline of the same run; and how samples become one number.

/** One measured figure; `baseline` was measured in the same run and in the same unit. */
export type Figure = {
  id: string;
  name: string;
  ours: number;
  baseline: number;
  unit: string;
  note?: string;
};
/** Takes a figure. */
export type Report = (figure: Figure) => void;

/** The value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle sample. */
export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
