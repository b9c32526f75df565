// The chat service's calls about whom one knows: groups one is in.
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { group } from './entities.ts';
import { record } from './record.ts';
import { count, integer } from './scalars.ts';

/** Rows of the chat service's table. The specification names paths only; answers are our reading. */
export const contactCalls = {
  /** Groups the caller is in now, by name; {@link groupPageSize} to a page. */
  listOwnGroups: {
    method: 'GET',
    path: '/wx/group/list',
    token: true,
    input: record({
      pageNumber: ['page', z.optional(integer)],
      keyWord: ['keyword', z.optional(z.string().check(z.maxLength(64)))],
    }),
    reply: record({ list: ['groups', z.array(group)], total: ['total', count] }),
    spec: '§7',
  },
} as const satisfies Record<string, Endpoint>;
