// `tangram search`: the one search over chats, people, messages and everything that features find.
import { searchEverything, type AnyHit } from '#sdk/search/search-everything.ts';
import { searchGroups } from '#sdk/search/search-groups.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { readersLetters } from '../../readers-texts.ts';
import { safeLine } from '../../output/safe-text.ts';
import { isoTime, shortTime } from '../../output/times.ts';

const fields = ['group', 'reference', 'title', 'excerpt', 'time', 'path'] as const;
/** Hits of one group, unless told otherwise. */
const usualLimit = 6;

const rowOf = (hit: AnyHit) => ({ ...hit, time: hit.time === 0 ? null : isoTime(hit.time) });

/** The command. */
export const noun: CommandSpec = {
  name: 'search',
  summary: 'cliSearch.summary',
  lists: true,
  fields,
  arguments: [{ name: 'text', required: true, text: 'cliSearch.text' }],
  options: [
    { name: 'in', value: 'list', shown: 'G,…', text: 'cliSearch.in' },
    { name: 'files', text: 'cliSearch.files' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliSearch.limit' },
  ],
  examples: [
    { line: 'tangram search 压测', text: 'cliSearch.exampleAll' },
    { line: 'tangram search 林 --in people --json', text: 'cliSearch.examplePeople' },
  ],
  async run(context, input) {
    const groups = input.list('in');
    const wrong = groups?.find((group) => !searchGroups.includes(group));
    if (wrong !== undefined)
      throw new CliError(
        'invalidValue',
        { name: 'in', value: wrong },
        { param: 'in', valid: [...searchGroups] },
      );
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const texts = await context.texts();
    const found = await bounded(
      searchEverything(office, input.required('text'), {
        limit: input.count('limit') ?? usualLimit,
        ...(groups !== undefined && { groups }),
        files: input.has('files'),
        offers: {
          commands: async (query, limit) =>
            (await import('./offered.ts')).commandHits(context, texts, query, limit),
          settings: async (query, limit) =>
            (await import('./offered.ts')).settingHits(context, texts, query, limit),
        },
        language: context.language,
        signal,
      }),
      signal,
    );
    const { t } = texts;
    if (found.hits.length === 0)
      context.output.hint(t('contacts.empty.noHitsTitle', { query: input.required('text') }));
    const reader = await readersLetters(context, office);
    await context.output.rows(
      found.hits.map(rowOf),
      [
        { title: 'cliSearch.group', cell: ({ group }) => group },
        {
          title: 'cliSearch.title',
          cell: ({ title, isPerson }) => safeLine(isPerson === true ? nameText(reader, title) : title),
        },
        { title: 'cliSearch.excerpt', cell: ({ excerpt }) => safeLine(excerpt) },
        {
          title: 'cliSearch.time',
          cell: ({ time }) => (time === null ? '' : shortTime(Date.parse(time), context.now())),
        },
      ],
      { complete: found.complete && found.failed.length === 0 },
    );
    for (const { group, error } of found.failed)
      context.output.hint(t('cliSearch.failed', { group, why: errorText(texts, error) }));
    return found.failed.length > 0 ? exitCodes.partial : exitCodes.ok;
  },
};
