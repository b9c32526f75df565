// Work that nobody stands above: what it throws is told instead of ending the program.

/** Does `work`; what it throws goes to `report`. */
export function fenced(work: () => void, report: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    report(error);
  }
}
