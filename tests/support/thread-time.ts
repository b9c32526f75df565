// Reads the processor time of this thread: what work costs, whatever else the machine does meanwhile.

/** Milliseconds of processor time this thread has used so far; the difference of two readings is what lay between. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
