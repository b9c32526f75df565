// Sends a file or folder that was named in the composer: `/file path` as a shell writes it, words below go with it.
import { basename } from 'node:path';
import type { LaterEntry, NewFile, OfficeApi } from '#sdk/api.ts';
import { typedPath } from './typed-path.ts';

/** What is to be sent: the whole path, and a few words to go with it. */
export type Attached = { readonly path: string; readonly caption?: string };

/** Of `/file …`, without quotes and with `~` for the home folder; undefined for any other text. */
export function attachedFile(text: string): Attached | undefined {
  const [, typed, words = ''] = /^\/file[^\S\n]+(.+)(?:\n([^]*))?$/.exec(text.trim()) ?? [];
  if (typed === undefined) return undefined;
  const path = typedPath(
    typed
      .trim()
      .replace(/^(['"])(.*)\1$/, '$2')
      .replaceAll('\\ ', ' '),
  );
  return words.trim() === '' ? { path } : { path, caption: words.trim() };
}

/** Pictures and films go as what they are, by their names; a folder goes as one ZIP file. */
function attachment(chatId: string, { path, caption }: Attached): NewFile {
  return { chatId, source: { path }, name: basename(path), caption };
}

/** Puts it into the outbox. */
export async function attachFile(office: OfficeApi, chatId: string, attached: Attached): Promise<void> {
  await office.files.send(attachment(chatId, attached));
}

/** The same for a time to come, in epoch ms. */
export async function scheduleAttached(
  office: OfficeApi,
  chatId: string,
  { dueTime, ...attached }: Attached & { readonly dueTime: number },
): Promise<LaterEntry> {
  return office.later.scheduleFile({ ...attachment(chatId, attached), dueTime });
}
