// What documents may hold and how many there may be; apart from the calls, which are loaded when writing is opened.

/** Bounds of what is written; the office refuses beyond them. */
export const writeLimits = {
  title: 120,
  formField: 600,
  /** Documents of one person, those in the bin too. */
  documents: 5_000,
  /** Kept versions of one document; the oldest that nobody named goes first. */
  versions: 100,
  comment: 2_000,
  comments: 500,
  templates: 200,
  terms: 2_000,
  /** Reference files of a document, and bytes of each (decisions §6). */
  references: 10,
  referenceBytes: 20 * 1_048_576,
  /** Days a deleted document stays in the bin. */
  binDays: 30,
} as const;
