// Sends a file that was named in the composer: `/file path`, the path as a shell writes it.
import { basename } from 'node:path';
import type { OfficeApi } from '#sdk/api.ts';
import { typedPath } from './typed-path.ts';

/** The path of `/file …`, without quotes and with `~` for the home folder; undefined for any other text. */
export function attachedPath(text: string): string | undefined {
  const typed = /^\/file\s+(.+)$/.exec(text.trim())?.[1];
  if (typed === undefined) return undefined;
  return typedPath(typed.replace(/^(['"])(.*)\1$/, '$2').replaceAll('\\ ', ' '));
}

/** Puts it into the outbox; pictures and films as what they are, by their names. */
export async function attachFile(office: OfficeApi, chatId: string, path: string): Promise<void> {
  await office.files.send({ chatId, source: { path }, name: basename(path) });
}
