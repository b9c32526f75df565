// Remembers which office this profile's window belongs to, between starts.
import { readPrivateFile, writePrivateFile } from '#sdk/host/node/private-file.ts';

/** The stored address; undefined where there is none or the file is not ours. */
function readServer(file: string): string | undefined {
  const contents = readPrivateFile(file)?.toString('utf8').trim();
  return contents !== undefined && /^https?:\/\/\S{1,300}$/.test(contents) ? contents : undefined;
}

/** The office to open: what was said now, else what the variant is built for, else the one of last time. */
export function chosenServer(
  said: string | undefined,
  built: string | null,
  file: string,
): string | undefined {
  if (said !== undefined && readServer(file) !== said) writePrivateFile(file, `${said}\n`);
  return said ?? (built === null ? readServer(file) : undefined);
}
