// Tells how many files the search for unused code read, because that tool itself does not say.

/** @param {{counters: {processed: number}}} result what knip hands to a reporter */
export default function report({ counters }) {
  process.stdout.write(`knip read ${counters.processed} files\n`);
}
