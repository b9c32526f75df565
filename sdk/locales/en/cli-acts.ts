// Owns what the command line says about acts on messages, in English.
import type { cliActs as zh } from '../zh/cli-acts.ts';
import type { Translation } from '../translation.ts';

/** Key for key as in Chinese. */
export const cliActs = {
  argument: {
    mids: 'Message numbers, one or more',
  },
  withdraw: {
    summary: 'Withdraw messages: one’s own in time, in groups also those one is over',
    exampleOne: 'Withdraw one',
    exampleMany: 'Withdraw two and say what became of each',
    done_one: '{{count}} message withdrawn',
    done_other: '{{count}} messages withdrawn',
  },
  delete: {
    summary: 'Delete messages for oneself; others keep them',
    exampleOne: 'Delete one',
    exampleMany: 'Delete two and say what became of each',
    done_one: '{{count}} message deleted',
    done_other: '{{count}} messages deleted',
  },
} as const satisfies Translation<typeof zh>;
