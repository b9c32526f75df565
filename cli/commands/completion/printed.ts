// Catches what a library prints by itself, so that it leaves the program through the one door.

/** The lines that `work` writes with `console.log`. */
export function printed(work: () => void): string {
  const lines: string[] = [];
  const { log } = console;
  console.log = (line?: unknown) => void lines.push(String(line));
  try {
    work();
  } finally {
    console.log = log;
  }
  return lines.map((line) => `${line}\n`).join('');
}
