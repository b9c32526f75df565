// Sends what the flags of `tangram chat send` name: files, folders, pictures, videos and voice, one message each.
import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { FileKind, LaterEntry, LocalChat, LocalMessage, NewFile, OfficeApi } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { mimeOfName } from '#sdk/transfers/rules/media-kind.ts';
import { headBytes, pictureSides } from '#sdk/transfers/rules/picture-size.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import type { OptionSpec } from '../../command.ts';
import { progressOption, showProgress } from '../../progress.ts';

const kinds = ['file', 'image', 'video', 'audio'] as const satisfies readonly FileKind[];

/** The flags. */
export const fileOptions: readonly OptionSpec[] = [
  ...kinds.map((kind): OptionSpec => ({
    name: kind,
    value: 'many',
    shown: 'PATH',
    text: `files.help.send.${kind}`,
  })),
  { name: 'seconds', value: 'count', shown: 'N', text: 'files.help.send.seconds' },
  { name: 'caption', value: 'text', shown: 'TEXT', text: 'files.help.send.caption' },
  progressOption,
];

/** A file to be sent. */
export type GivenFile = { kind: FileKind; path: string };

/** The files a call names. @throws OfficeError `fileMissing` */
export function givenFiles(input: Input): GivenFile[] {
  const given = kinds.flatMap((kind) => input.many(kind).map((path) => ({ kind, path: resolve(path) })));
  for (const { path } of given)
    if (statSync(path, { throwIfNoEntry: false }) === undefined)
      throw new OfficeError('fileMissing', { params: { path } });
  return given;
}

function sidesOf({ kind, path }: GivenFile): { width: number; height: number } | undefined {
  if (kind !== 'image') return undefined;
  const sides = pictureSides(readFileSync(path).subarray(0, headBytes));
  if (sides === undefined) throw new OfficeError('pictureType');
  return sides;
}

/** A file with what was said of it. */
type ToldFile = GivenFile & {
  caption: string | undefined;
  seconds: number | undefined;
  clientId: string;
  asJson: boolean;
};

/**
 * Sends one and waits until the office has its message.
 * @throws CliError `notAcknowledged` where the office is not there: the file goes as soon as somebody's client is;
 *   `uploadStopped` where somebody stopped it
 */
export function sendFile(
  context: Context,
  office: OfficeApi,
  chat: LocalChat,
  given: ToldFile,
): Promise<LocalMessage> {
  return throughOffice(context, office, given, (options) => office.files.send(fileOf(chat, given), options));
}

/** The same for a time to come: waits until its file is up and the office has it in its queue. */
export function scheduleFile(
  context: Context,
  office: OfficeApi,
  chat: LocalChat,
  given: ToldFile & { dueTime: number },
): Promise<LaterEntry> {
  const { dueTime } = given;
  return throughOffice(context, office, given, (options) =>
    office.later.scheduleFile({ ...fileOf(chat, given), dueTime }, options),
  );
}

function fileOf(chat: LocalChat, given: ToldFile): NewFile {
  const { kind, path, caption, seconds, clientId } = given;
  return {
    chatId: chat.id,
    source: { path },
    name: basename(path),
    mime: mimeOfName(path),
    // A folder becomes a file whatever was asked for.
    kind: statSync(path).isDirectory() ? 'file' : kind,
    caption,
    seconds,
    ...sidesOf(given),
    clientId,
    wait: true,
  };
}

async function throughOffice<Answer>(
  context: Context,
  office: OfficeApi,
  given: ToldFile,
  put: (options: { signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const { clientId } = given;
  const ended = await showProgress(context, office, (one) => one.clientId === clientId, given.asJson);
  const options = { signal: context.signal };
  try {
    const waiting = put(options);
    const connected = office.connection.connect({ signal: timeSignal(context) }).then(() => waiting);
    // Its end is told by the race; a later one must not be an unhandled rejection.
    waiting.catch(() => undefined);
    return await Promise.race([waiting, connected]);
  } catch (error) {
    const known = asOfficeError(error);
    // What somebody stopped waits, and goes on from where it was (cli.md C10).
    if (context.signal.aborted) throw new CliError('uploadStopped', { clientId }, { clientId, queued: true });
    if (known.kind !== 'network') throw known;
    throw new CliError('notAcknowledged', { clientId }, { clientId, queued: true });
  } finally {
    ended();
  }
}
