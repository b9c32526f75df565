// Decides what `tangram doctor --burn` says: whether the message is a flash message, and whether any copy was found.
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { typedText } from '../../typed-text.ts';
import { scanForFlash } from './burn.ts';
import type { Check } from './finding.ts';

/** Looks through the data, state, cache and configuration of this computer, the office's folder included. */
export async function checkBurn(context: Context, input: Input): Promise<Check> {
  const { t, locale } = await context.texts();
  const mid = input.text('burn') ?? '';
  if (!/^[1-9]\d{0,15}$/.test(mid))
    throw new CliError('invalidValue', { name: '--burn', value: mid }, { param: '--burn' });
  const given = input.text('words');
  const words = given === undefined ? undefined : await typedText(context, given);
  const { data, state, cache, config } = context.parts.paths;
  const office = input.text('data');
  const folders = [
    data,
    state,
    cache,
    config,
    ...(office === undefined ? [] : [join(context.parts.folder, office)]),
  ];
  const scan = await scanForFlash([...new Set(folders)], words);
  const number = new Intl.NumberFormat(locale);
  const detail = t('cliFlash.burn.scanned', {
    mid,
    files: number.format(scan.files),
    bytes: number.format(scan.bytes),
    copies: scan.copies.length,
    folders: scan.folders.join(', '),
  });
  const title = t('cli.doctor.check.burn');
  if (scan.copies.length === 0)
    return {
      name: 'burn',
      state: 'ok',
      title,
      detail,
      fix: words === undefined ? t('cliFlash.burn.withWords') : '',
    };
  const places = scan.copies.map(({ path, form }) => `${path} (${form})`).join(', ');
  return {
    name: 'burn',
    state: 'failed',
    title,
    detail: `${detail}: ${places}`,
    fix: t('cliFlash.burn.found'),
  };
}
