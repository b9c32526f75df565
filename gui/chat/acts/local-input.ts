// Writes a time as the browser's own field for times takes and gives it.

/** `2026-11-22T15:00`, as the browser's field for local times takes and gives it. */
export function localInput(time: number): string {
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
