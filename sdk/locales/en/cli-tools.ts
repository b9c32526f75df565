// Owns the sentences of the command line’s tools: jq, paging, raw calls, completion, links, in English.
import type { Translation } from '../translation.ts';
import type { cliTools as zh } from '../zh/cli-tools.ts';

export const cliTools = {
  completion: {
    summary: 'Print the script that completes commands',
    shell: 'bash, zsh, fish or powershell',
    exampleBash: 'For bash',
    exampleFish: 'To keep in ~/.config/fish/completions/tangram.fish',
  },
  complete: {
    summary: 'Complete the word being typed; shells call it',
    words: 'The words typed so far, the last one being typed',
    exampleVerb: 'Verbs of chat',
    exampleName: 'Chats and people this device knows',
  },
  watchFilter: "Only messages that meet a jq condition, e.g. '.mine | not'",
  exampleFilter: 'Only messages that mention you, and of them only the text',
  option: {
    jq: "Filter the JSON with jq and print strings as they are, e.g. '.[].name'",
    noPager: 'Do not use a pager',
  },
} as const satisfies Translation<typeof zh>;
