// Joins the program with the process it runs in: streams, environment, folders, signals, and the office.
import { join } from 'node:path';
import envPaths from 'env-paths';
import type { Parts } from '../context.ts';
import { isTerminal, processIo } from './process-io.ts';

/** The system's language tag: POSIX variables first, elsewhere what the platform says. */
function systemLanguage(): string | undefined {
  const { env, platform } = process;
  const named = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'];
  if (named) return named;
  return platform === 'win32' || platform === 'darwin'
    ? Intl.DateTimeFormat().resolvedOptions().locale
    : undefined;
}

/**
 * SIGHUP is an end, but for a command that hears it as the wish to read its settings again; where the terminal it was
 * started in was closed, it is an end for that one too.
 */
function hearHangUps(end: () => void): NonNullable<Parts['onReload']> {
  const readers = new Set<() => void>();
  const hadTerminal = isTerminal(2);
  const hungUp = (): void => {
    if (readers.size > 0 && (!hadTerminal || isTerminal(2))) {
      for (const again of readers) again();
      return;
    }
    // The next one is the system's own.
    process.off('SIGHUP', hungUp);
    end();
  };
  process.on('SIGHUP', hungUp);
  return (again) => {
    readers.add(again);
    return () => void readers.delete(again);
  };
}

/** The real parts. The process lives until it is ended: timers of the SDK never keep it alive by themselves. */
export function processParts(): Parts {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const onReload = hearHangUps(() => stop.abort());
  setInterval(() => undefined, 2 ** 30);
  const { data, config, log, cache } = envPaths('tangram', { suffix: '' });
  const own = {
    environment: process.env,
    paths: { config, configFile: join(config, 'config.json'), data, state: log, cache },
    now: () => Date.now(),
  };
  return {
    ...own,
    io: processIo(),
    systemLanguage: systemLanguage(),
    folder: process.cwd(),
    signal: stop.signal,
    onReload,
    logFault: async (argv, type, thrown) => (await import('./faults.ts')).logFault(own, argv, type, thrown),
    openOffice: async (request) => (await import('./office.ts')).openProfileOffice(request),
  };
}
