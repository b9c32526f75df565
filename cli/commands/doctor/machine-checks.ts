// The checks of `tangram doctor` that look at this machine: system, terminal, proxy, room and folders.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Translator } from '#sdk/locales/index.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { Context } from '../../context.ts';
import { fine, type Finding } from './finding.ts';

const megabyte = 1_048_576;
/** Less free room than this lets stores break off; less than ten times as much is worth a word. */
const leastRoom = 100 * megabyte;

/** The C library the program runs on: the native part of the store needs one of those it was built for. */
export function checkSystem({ t }: Translator): Finding {
  const { platform, arch, report } = process;
  if (platform !== 'linux') return fine(`${platform} ${arch}`);
  // Without it every socket's name would be looked up.
  Object.assign(report, { excludeNetwork: true });
  const { header } = report.getReport() as { header: { glibcVersionRuntime?: string } };
  const library = header.glibcVersionRuntime;
  return fine(
    `${platform} ${arch}, ${library === undefined ? t('cliTools.doctor.otherLibc') : `glibc ${library}`}`,
  );
}

/** Whether the terminal can show what the product prints. */
export function checkTerminal(context: Context, { t }: Translator): Finding {
  const { environment, io } = context.parts;
  const tongue = environment['LC_ALL'] || environment['LC_CTYPE'] || environment['LANG'] || '';
  const detail = io.outIsTerminal
    ? t('cliTools.doctor.terminal', {
        term: environment['TERM'] ?? '',
        columns: io.columns,
        locale: tongue || t('cliTools.doctor.noLocale'),
      })
    : t('cliTools.doctor.noTerminal');
  const isWide = process.platform === 'win32' || process.platform === 'darwin' || /utf-?8/i.test(tongue);
  if (!io.outIsTerminal || isWide) return fine(detail);
  return { state: 'warning', detail, fix: t('cliTools.doctor.fixLocale') };
}

/** Whether a proxy is set that the program would not use. */
export function checkProxy(context: Context, { t }: Translator): Finding {
  const { environment } = context.parts;
  const names = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'].flatMap((name) => [name, name.toLowerCase()]);
  const set = names.filter((name) => environment[name]);
  if (set.length === 0) return fine(t('cliTools.doctor.noProxy'));
  const isUsed = environment['NODE_USE_ENV_PROXY'] === '1';
  const detail = t(isUsed ? 'cliTools.doctor.proxyUsed' : 'cliTools.doctor.proxyUnused', {
    names: set.join(', '),
  });
  return isUsed ? fine(detail) : { state: 'warning', detail, fix: t('cliTools.doctor.fixProxy') };
}

/** A folder, or the one above it that is there already. */
function standing(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : standing(dirname(path));
}

/** Room for stores on the disk of the data. */
export function checkRoom(context: Context, { t, locale }: Translator): Finding {
  const { data } = context.parts.paths;
  const { bavail, bsize } = statfsSync(standing(data));
  const free = bavail * bsize;
  const detail = t('cliTools.doctor.room', { size: sizeText(free, locale), path: data });
  if (free >= leastRoom * 10) return fine(detail);
  return { state: free < leastRoom ? 'failed' : 'warning', detail, fix: t('cliTools.doctor.fixRoom') };
}

/** Whether every folder of the program may be written. */
export function checkFolders(context: Context, { t }: Translator): Finding {
  const { config, data, state, cache } = context.parts.paths;
  const closed = [config, data, state, cache].filter((path) => {
    try {
      accessSync(standing(path), constants.W_OK);
      return false;
    } catch {
      return true;
    }
  });
  if (closed.length === 0) return fine(cache);
  const path = closed.join(', ');
  return { state: 'failed', detail: path, fix: t('cliTools.doctor.fixFolders', { path }) };
}
