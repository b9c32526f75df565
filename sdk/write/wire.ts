// Types of answers that only travel between the parts of writing.
import type { WrittenDocument } from '../contract/write.ts';

/** What a save answers. */
export type SaveReply = { state: 'saved' | 'changed'; document: WrittenDocument };
