// Makes a document of a file that was read, with the pictures that stand in it.
import type { OfficeApi, ReadFile, WrittenDocument, WriteModuleId } from '../../api.ts';

type Block = WrittenDocument['body']['content'][number];

/** What the new document is called and of which kind it is, where the file does not say or somebody wants it otherwise. */
export type Brought = { title?: string | undefined; module: WriteModuleId };

/**
 * Makes it. The text is there before the pictures, which the document holds: one that the office does not take is left
 * out, and `lost` says how many were.
 */
export async function bringDocument(
  write: Pick<OfficeApi['write'], 'create' | 'addPicture' | 'save'>,
  read: ReadFile,
  { title = read.title, module }: Brought,
  options?: { signal?: AbortSignal },
): Promise<{ document: WrittenDocument; lost: number }> {
  const { language, form, body, pictures } = read;
  const bare = { type: 'doc' as const, content: withFiles(body.content, new Map()) };
  const made = await write.create({ title, module, language, form, body: bare }, options);
  if (pictures.length === 0) return { document: made, lost: 0 };
  const files = new Map<string, string>();
  for (const { id, name, type, bytes } of pictures) {
    const file = new Blob([new Uint8Array(bytes)], { type });
    const taken = await write.addPicture(made.id, name, file, options).catch((error: unknown) => {
      options?.signal?.throwIfAborted();
      void error;
      return undefined;
    });
    if (taken !== undefined) files.set(id, taken);
  }
  const lost = pictures.length - files.size;
  if (files.size === 0) return { document: made, lost };
  const content = withFiles(body.content, files);
  return { document: await write.save(made.id, made.rev, { body: { type: 'doc', content } }, options), lost };
}

/** The blocks with the office's files in place of the pictures that were read; a picture without one goes. */
function withFiles(blocks: readonly Block[], files: ReadonlyMap<string, string>): Block[] {
  return blocks.flatMap((node): Block[] => {
    if (node.type === 'image') {
      const file = files.get(node.attrs?.file ?? '');
      return file === undefined ? [] : [{ ...node, attrs: { ...node.attrs, file } }];
    }
    return [node.content === undefined ? node : { ...node, content: withFiles(node.content, files) }];
  });
}
