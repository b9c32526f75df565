// Sends a file or folder that was named in the composer: `/file path`, the path as a shell writes it.
import { basename } from 'node:path';
import type { LaterEntry, NewFile, OfficeApi } from '#sdk/api.ts';
import { typedPath } from './typed-path.ts';

/** The path of `/file …`, without quotes and with `~` for the home folder; undefined for any other text. */
export function attachedPath(text: string): string | undefined {
  const typed = /^\/file\s+(.+)$/.exec(text.trim())?.[1];
  if (typed === undefined) return undefined;
  return typedPath(typed.replace(/^(['"])(.*)\1$/, '$2').replaceAll('\\ ', ' '));
}

/** Pictures and films go as what they are, by their names; a folder goes as one ZIP file. */
function attachment(chatId: string, path: string): NewFile {
  return { chatId, source: { path }, name: basename(path) };
}

/** Puts it into the outbox. */
export async function attachFile(office: OfficeApi, chatId: string, path: string): Promise<void> {
  await office.files.send(attachment(chatId, path));
}

/** The same for a time to come, in epoch ms. */
export async function scheduleAttached(
  office: OfficeApi,
  chatId: string,
  { path, dueTime }: { path: string; dueTime: number },
): Promise<LaterEntry> {
  return office.later.scheduleFile({ ...attachment(chatId, path), dueTime });
}
