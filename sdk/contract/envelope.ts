// The two answer envelopes of the wire (spec §7 «Answers») and what each says about success.
import * as z from 'zod/mini';

/** Answer of the user centre and the netdisk: `code` 200 is success. */
export const codedEnvelope = z.object({
  code: z.int(),
  msg: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
  /** Netdisk's older flag; `false` counts as 500 (spec §8). */
  flag: z.optional(z.boolean()),
});

/** Answer of the chat service: `ok` tells; codes 1001 and 1003 end the session (spec §8). */
export const okEnvelope = z.object({
  ok: z.boolean(),
  code: z.optional(z.nullable(z.int())),
  msg: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});
