// `tangram open`: the page of the GUI for a place, a chat, a person or a settings page, in the default browser.
import { settingPages } from '#sdk/settings/table.ts';
import { pickVariant, resolveAddresses } from '#variants/index.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { nearestWord } from '../../suggest.ts';
import { findChat, findPerson } from '../../target.ts';

/** Where each place is in the GUI, and what may be named there. */
const places: Readonly<Record<string, (context: Context, typed: string | undefined) => Promise<string>>> = {
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

/** The origin of the profile's own office: links lead nowhere else. */
function officeOrigin(context: Context): string {
  const variant = pickVariant(context.settings.values.variant.value);
  return new URL(resolveAddresses(variant, context.server).server).origin;
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
  if (path === undefined) throw wrong('place', place, placeNames);
  const url = `${origin}${await path(context, what)}`;
  const opened = !input.has('print');
  if (opened) await (await import('../../tui/open-address.ts')).openAddress(url);
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
    { line: 'tangram open settings messageInform --print', text: 'cliTools.open.examplePrint' },
  ],
  run: (context, input) =>
    openPlace(context, input, input.argument('place') ?? 'home', input.argument('what')),
};
