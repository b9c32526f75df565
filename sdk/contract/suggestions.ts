// Suggestions: what people would like to be better, what is answered, and where it stands.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { systemInfoFields } from './entities.ts';
import { record } from './record.ts';
import { id, text, time } from './scalars.ts';
import { suggestionLength, writtenLength } from './suggestion-length.ts';
import { asked, attachedIds, attachment, clientId, pageLimit, reads, who, writes } from './work-parts.ts';

/** Where a suggestion stands. */
export const suggestionStates = ['received', 'inWork', 'done', 'declined'] as const;
/** An answer to a suggestion. */
export const suggestionReply = record({
  id: ['id', id],
  from: ['from', who],
  content: ['text', text],
  time: ['time', time],
  /** Somebody who looks after suggestions wrote it. */
  admin: ['official', z.boolean()],
});

/** A suggestion with its replies. */
export const suggestion = record({
  id: ['id', id],
  from: ['from', who],
  content: ['text', text],
  time: ['time', time],
  state: ['state', z.enum(suggestionStates)],
  attachments: ['attachments', z.array(attachment)],
  replies: ['replies', z.array(suggestionReply)],
  /** Told to who looks after suggestions: what it was written with. */
  client: ['client', z.optional(text)],
  rev: ['rev', z.int()],
});
/** A suggestion in house names. */
export type Suggestion = z.output<typeof suggestion>;

const written = z
  .string()
  .check(
    z.refine(
      (value) =>
        writtenLength(value) >= suggestionLength.least && writtenLength(value) <= suggestionLength.most,
    ),
  );

/** The calls. */
export const suggestions = service('userCentre', {
  sendFeedback: {
    method: 'POST',
    path: '/system/feedback',
    token: true,
    systemInfo: true,
    in: 'body',
    input: record({
      content: ['text', z.string().check(z.maxLength(8_000))],
      files: ['fileIds', attachedIds],
      cid: ['clientId', clientId],
      ...systemInfoFields,
    }),
    reply: suggestion,
    spec: '§7',
  },
  /** One's own; with `all`, for who looks after them, everybody's. */
  listSuggestions: {
    ...reads,
    path: '/workbench/suggestion/list',
    input: record({
      all: ['all', asked],
      state: ['state', z.optional(z.enum(suggestionStates))],
      before: ['before', z.optional(id)],
      limit: ['limit', pageLimit],
    }),
    reply: record({
      rows: ['rows', z.array(suggestion)],
      all: ['mayAnswer', z.boolean()],
      more: ['more', z.boolean()],
    }),
  },
  getSuggestion: {
    ...reads,
    path: '/workbench/suggestion/get',
    input: record({ id: ['id', id] }),
    reply: suggestion,
  },
  replySuggestion: {
    ...writes,
    path: '/workbench/suggestion/reply',
    input: record({
      id: ['id', id],
      content: ['text', written],
      state: ['state', z.optional(z.enum(suggestionStates))],
      cid: ['clientId', clientId],
    }),
    reply: suggestion,
  },
  setSuggestionState: {
    ...writes,
    path: '/workbench/suggestion/state',
    input: record({
      id: ['id', id],
      state: ['state', z.enum(suggestionStates)],
      cid: ['clientId', clientId],
    }),
    reply: suggestion,
  },
});
