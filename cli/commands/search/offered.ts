// Owns what the one search offers in a shell: the commands of this build, and its settings with how each is set.
import { alsoCalled } from '#sdk/search/also-called.ts';
import { offersFor, type Offer } from '#sdk/search/offers.ts';
import type { AnyHit } from '#sdk/search/search-everything.ts';
import { settingSectionsOf } from '#sdk/settings/screens/setting-rows.ts';
import { defaultSettings, settingPages } from '#sdk/settings/table.ts';
import { pickVariant } from '#variants/index.ts';
import { hasVerbs } from '../../command.ts';
import type { Context } from '../../context.ts';
import { nounEntries } from '../index.ts';
import { hiddenIn } from '../help/hidden.ts';

type Texts = Awaited<ReturnType<Context['texts']>>;
type OfferedHit = Offer & Pick<AnyHit, 'reference' | 'path' | 'title' | 'excerpt'>;

const hitsOf = (offers: readonly OfferedHit[], query: string, limit: number): AnyHit[] =>
  offersFor(offers, query, limit).map(({ group, reference, title, excerpt, path }) => ({
    group,
    reference,
    title,
    excerpt,
    time: 0,
    path,
  }));

/** Commands by their words and by what they do. */
export async function commandHits(
  context: Context,
  texts: Texts,
  query: string,
  limit: number,
): Promise<AnyHit[]> {
  const hidden = hiddenIn(context.settings.values.variant.value);
  const shown = nounEntries.filter(({ name, group }) => group !== 'hidden' && !hidden(name));
  const nouns = await Promise.all(shown.map((entry) => entry.load()));
  const offer = (words: string, summary: string): OfferedHit => ({
    group: 'commands',
    id: words,
    text: summary,
    words: `${words} ${alsoCalled(texts, words)}`,
    reference: `command:${words.replace(' ', '.')}`,
    title: `tangram ${words}`,
    excerpt: summary,
    path: '',
  });
  const offers = nouns.flatMap((noun) => [
    offer(noun.name, texts.translateRef({ key: noun.summary })),
    ...(hasVerbs(noun)
      ? noun.verbs.map((verb) =>
          offer(`${noun.name} ${verb.name}`, texts.translateRef({ key: verb.summary })),
        )
      : []),
  ]);
  return hitsOf(offers, query, limit);
}

/** Settings by their names and labels. */
export async function settingHits(
  context: Context,
  texts: Texts,
  query: string,
  limit: number,
): Promise<AnyHit[]> {
  const variant = pickVariant(context.settings.values.variant.value);
  const offers = settingPages.flatMap((page) =>
    settingSectionsOf({ page, place: 'terminal', variant, values: defaultSettings() }).flatMap((section) =>
      section.rows
        .filter(({ unavailable }) => unavailable === undefined)
        .map(({ name, label }): OfferedHit => {
          const text = texts.translateRef(label);
          const excerpt = `tangram config set ${name}`;
          return {
            group: 'settings',
            id: name,
            text,
            words: `${name} ${alsoCalled(texts, name)}`,
            reference: `setting:${page}`,
            title: text,
            excerpt,
            path: `/setting/${page}#${name}`,
          };
        }),
    ),
  );
  return hitsOf(offers, query, limit);
}
