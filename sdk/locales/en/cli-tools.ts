// Owns the sentences of the command line’s tools: jq, paging, raw calls, completion, links, in English.
import type { Translation } from '../translation.ts';
import type { cliTools as zh } from '../zh/cli-tools.ts';

export const cliTools = {
  watchFilter: "Only messages that meet a jq condition, e.g. '.mine | not'",
  exampleFilter: 'Only messages that mention you, and of them only the text',
  option: {
    jq: "Filter the JSON with jq and print strings as they are, e.g. '.[].name'",
    noPager: 'Do not use a pager',
  },
} as const satisfies Translation<typeof zh>;
