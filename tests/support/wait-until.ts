// Waits for something that other processes bring about, and says what it waited for when it does not come.

/** Looks every few milliseconds until `holds`; fails after `seconds`, saying `what` and, where given, how things stand. */
export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 60,
  standing: () => string = () => '',
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s ${standing()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A pause. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
