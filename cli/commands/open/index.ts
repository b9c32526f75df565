// `tangram open`: the page of the GUI for a place, a thing, a chat, a person or a settings page, in the default browser.
import { capabilities, navigationTable } from '#sdk/navigation/table.ts';
import { routeOfReference, shownKinds } from '#sdk/navigation/reference-route.ts';
import { settingPages } from '#sdk/settings/table.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { officeOrigin } from '../../office-origin.ts';
import { nearestWord } from '../../suggest.ts';
import { findChat, findPerson } from '../../target.ts';

type Place = (context: Context, typed: string | undefined) => Promise<string>;

/** The places of features, by the names of their entries in the navigation. */
const featurePlaces: Readonly<Record<string, Place>> = Object.fromEntries(
  navigationTable
    .filter(
      ({ name, capability }) => capabilities.has(capability) && name !== 'messages' && name !== 'contacts',
    )
    .map(({ name, route }) => [name, async () => route]),
);

/** Where each place is in the GUI, and what may be named there. */
const places: Readonly<Record<string, Place>> = {
  ...featurePlaces,
  home: async () => '/',
  async chat(context, typed) {
    if (typed === undefined) return '/main/messages';
    return `/main/messages/${(await findChat(await context.signedIn(), typed)).id}`;
  },
  async contacts(context, typed) {
    if (typed === undefined) return '/main/contacts';
    return `/main/contacts/${encodeURIComponent((await findPerson(await context.signedIn(), typed)).id)}`;
  },
  async settings(_, typed) {
    if (typed === undefined) return '/setting';
    const page = settingPages.find((name) => name === typed);
    if (page !== undefined) return `/setting/${page}`;
    throw wrong('settings', typed, settingPages);
  },
};
/** Names of the places. */
export const placeNames = Object.keys(places);

function wrong(name: string, value: string, valid: readonly string[]): CliError {
  const suggestion = nearestWord(value, valid);
  return new CliError(
    'invalidValue',
    { name, value },
    { param: name, valid, ...(suggestion && { suggestion }) },
  );
}

/** Opens the page of a place, or prints its address. @throws CliError `invalidValue` for no place */
export async function openPlace(
  context: Context,
  input: Input,
  place: string,
  what: string | undefined,
): Promise<void> {
  const origin = officeOrigin(context);
  const path = places[place];
  const route = path === undefined ? routeOfReference(place) : await path(context, what);
  // A thing of a kind that nothing shows is told by the kinds there are.
  if (route === undefined)
    throw place.includes(':')
      ? wrong(
          'place',
          place,
          shownKinds.map((kind) => `${kind}:`),
        )
      : wrong('place', place, placeNames);
  const url = `${origin}${route}`;
  const opened = !input.has('print');
  if (opened) await (await import('../../tui/commands/open-address.ts')).openAddress(url);
  if (context.flags.json) return context.output.one({ url, opened }, () => []);
  if (!opened) return context.output.text(`${url}\n`);
  const { t } = await context.texts();
  context.output.hint(t('cliTools.open.done', { url }));
}

/** What is printed with `--json`. */
export const openFields = ['url', 'opened'] as const;
/** Prints instead of opening. */
export const printOption: OptionSpec = { name: 'print', text: 'cliTools.open.print' };

/** The command. */
export const noun: CommandSpec = {
  name: 'open',
  summary: 'cliTools.open.summary',
  fields: openFields,
  arguments: [
    { name: 'place', required: false, text: 'cliTools.open.place' },
    { name: 'what', required: false, text: 'cliTools.open.what' },
  ],
  options: [printOption],
  examples: [
    { line: 'tangram open chat 沈知行', text: 'cliTools.open.exampleChat' },
    { line: 'tangram open person:1001', text: 'cliTools.open.exampleThing' },
    { line: 'tangram open settings messageInform --print', text: 'cliTools.open.examplePrint' },
  ],
  run: (context, input) =>
    openPlace(context, input, input.argument('place') ?? 'home', input.argument('what')),
};
