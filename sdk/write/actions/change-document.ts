// Changes a document by a rule: asks for it, applies the rule, saves; where somebody was faster, once more on what is there now.
import type { CallOptions } from '../../base/api-shape.ts';
import { asOfficeError } from '../../errors.ts';
import type { DocumentChange, WriteApi, WrittenDocument } from '../../api.ts';

/** Tries before giving up: each is a whole round with the office. */
const tries = 4;

/**
 * Applies a rule to a document, exactly once.
 * @throws OfficeError what the rule or the office says
 */
export async function changeDocument(
  write: Pick<WriteApi, 'get' | 'save'>,
  id: string,
  rule: (document: WrittenDocument) => DocumentChange,
  options: CallOptions = {},
): Promise<WrittenDocument> {
  for (let attempt = 1; ; attempt += 1) {
    const document = await write.get(id, options);
    try {
      return await write.save(id, document.rev, rule(document), options);
    } catch (error) {
      if (asOfficeError(error).code !== 'documentChanged' || attempt >= tries) throw error;
    }
  }
}
