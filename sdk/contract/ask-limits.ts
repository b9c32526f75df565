// Limits of AI questions that both ends hold.

/** Characters, rows and bytes. */
export const askLimits = {
  question: 2_000,
  name: 100,
  introduction: 1_000,
  documentName: 200,
  /** Characters of one document's text. */
  text: 4_000_000,
  documentsAtOnce: 100,
  basesAtOnce: 20,
  questionsAtOnce: 100,
  answerText: 20_000,
  reason: 500,
  pairsAtOnce: 1_000,
  found: 50,
  starters: 6,
  starter: 200,
} as const;
