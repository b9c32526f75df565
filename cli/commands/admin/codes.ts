// One-time codes for many people: as rows, as CSV, and as a page to print and cut.
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PersonCode } from '#sdk/admin/admin-api.ts';
import { codeHours } from '#sdk/admin/rules/code-hours.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';
import { unwritable } from '../../unwritable.ts';
import { ask, departmentOf, personOf } from './asking.ts';
import type { Hands } from './hands.ts';

const hourMs = 3_600_000;

/** How long codes are good, and where the page to print goes. */
export const codeOptions: readonly OptionSpec[] = [
  { name: 'valid', value: 'duration', shown: 'TIME', text: 'cliAdmin.option.valid' },
  { name: 'print', value: 'text', shown: 'FILE', text: 'cliAdmin.option.print' },
];

/** @throws CliError `invalidValue` for less than an hour or more than thirty days */
function hoursOf(input: Input): number | undefined {
  const typed = input.duration('valid');
  if (typed === undefined) return undefined;
  const hours = Math.round(typed / hourMs);
  if (hours < codeHours.least || hours > codeHours.most)
    throw new CliError(
      'invalidValue',
      { name: '--valid', value: input.text('valid') ?? '' },
      { param: '--valid', valid: ['1h … 30d'] },
    );
  return hours;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A day and an hour that nobody reads as another day: with the month by its name. */
const slipTime = ({ timeLocale }: Translator, time: number): string =>
  writeDate(timeLocale, time, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  });

/** A page with a slip for each person, to be cut and handed over; `address` is where to sign in, as far as it is known. */
function printedCodes(codes: readonly PersonCode[], texts: Translator, address: string | undefined): string {
  const where =
    address === undefined ? '' : `<p>${escaped(texts.t('cliAdmin.codes.where', { address }))}</p>\n`;
  const slips = codes.map(
    ({ name, loginName, departmentPath, code, expiresTime }) => `<section>
<h2>${escaped(name)}</h2><p>${escaped(departmentPath)}</p>
<p>${escaped(texts.t('cliAdmin.codes.login', { login: loginName }))}</p>
<p class="code">${escaped(code)}</p>
${where}<p>${escaped(texts.t('cliAdmin.codes.use', { expires: slipTime(texts, expiresTime) }))}</p>
</section>`,
  );
  return `<!doctype html>
<html lang="${texts.locale}"><head><meta charset="utf-8"><title>${escaped(texts.t('cliAdmin.codes.title'))}</title>
<style>
body { margin: 10mm; font: 11pt system-ui, sans-serif; }
section { display: inline-block; box-sizing: border-box; width: 90mm; padding: 5mm; border: 1px dashed #888; vertical-align: top; break-inside: avoid; }
h2, p { margin: 0 0 2mm; }
.code { font: bold 16pt ui-monospace, monospace; }
</style></head><body>
${slips.join('\n')}
</body></html>
`;
}

/**
 * Opens the place of a page before there are codes: those that were given before are used up by them.
 * @throws CliError
 */
function tryPlace(path: string): void {
  const isNew = !existsSync(path);
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw unwritable(path, error, '--print');
  }
  if (isNew) rmSync(path);
}

/** Makes codes for those who are named, else for everybody who has no password yet. */
export async function issueCodes(
  context: Context,
  office: Pick<Hands, 'admin'>,
  input: Input,
  words: readonly string[],
): Promise<void> {
  const hours = hoursOf(input);
  const file = input.text('print');
  const ids: string[] = [];
  for (const word of words) ids.push((await personOf(context, office, word)).id);
  const typed = input.text('department');
  const departmentId =
    typed === undefined
      ? undefined
      : departmentOf(await ask(context, (given) => office.admin.departments(given)), typed).id;
  const wanted = {
    ...(ids.length > 0 && { ids }),
    ...(departmentId !== undefined && { departmentId }),
    ...(hours !== undefined && { hours }),
  };
  if (context.flags.dryRun)
    return showPlan(context, [{ call: 'admin people codes', input: wanted }], ['people', 'rights']);
  const path = file === undefined ? undefined : resolve(context.parts.folder, file);
  if (path !== undefined) tryPlace(path);
  const codes = await office.admin.issueCodes(wanted, { signal: context.signal });
  const texts = await context.texts();
  let failed: CliError | undefined;
  if (path !== undefined && file !== undefined) {
    try {
      writeFileSync(path, printedCodes(codes, texts, context.server), { mode: 0o600 });
      context.output.hint(texts.t('cliAdmin.codes.printed', { file, count: codes.length }));
    } catch (error) {
      rmSync(path, { force: true });
      failed = unwritable(file, error, '--print');
    }
  }
  // What stands on a page to be cut does not stand in a terminal's history as well; codes that got nowhere else do.
  if (path === undefined || failed !== undefined || context.output.forPrograms)
    await showCodes(context, codes);
  if (failed !== undefined) throw failed;
}

async function showCodes(context: Context, codes: readonly PersonCode[]): Promise<void> {
  await context.output.rows(
    codes.map(({ id, loginName, name, departmentPath, code, expiresTime }) => ({
      id,
      loginName,
      name,
      department: departmentPath,
      code,
      expires: isoTime(expiresTime),
    })),
    [
      { title: 'cli.column.loginName', cell: (row) => row.loginName },
      { title: 'cli.column.name', cell: (row) => row.name },
      { title: 'cli.column.department', cell: (row) => row.department, shrinks: true },
      { title: 'cliAdmin.column.code', cell: (row) => row.code },
      { title: 'cliAdmin.column.expires', cell: (row) => row.expires ?? '' },
    ],
  );
}
