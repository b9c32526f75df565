// Looks below the office's door for `doctor`: the stored databases, the modes of secret files, the server's clock.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asOfficeError } from '#sdk/errors.ts';
import type { NodeHost } from '#sdk/host/node/index.ts';
import type { Office } from '#sdk/office.ts';
import type { Inspection, OfficeRequest } from '../context.ts';

/** Files of a folder, or none where there is no folder yet. */
function filesOf(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).map((name) => join(folder, name))
    : [];
}

async function inspectStore(folder: string): Promise<Inspection['store']> {
  const paths = filesOf(folder).filter((path) => path.endsWith('.sqlite'));
  if (paths.length === 0) return undefined;
  const { openNodeDatabase } = await import('#storage/drivers/node.ts');
  for (const path of paths) {
    const driver = openNodeDatabase(path).open();
    try {
      const found = driver.prepare<{ quick_check: string }>('PRAGMA quick_check(1)').get();
      if (found?.quick_check !== 'ok') return { path, verdict: found?.quick_check ?? '' };
    } finally {
      driver.close();
    }
  }
  return { path: paths.join(', '), verdict: 'ok' };
}

/** The file and its permission bits; Windows has none. */
function modeOf(path: string): { path: string; mode: number | undefined } {
  const found = statSync(path, { throwIfNoEntry: false });
  return { path, mode: process.platform === 'win32' ? undefined : found?.mode };
}

async function clockSkew(host: NodeHost, userCentre: string, timeoutMs: number): Promise<number | undefined> {
  try {
    const asked = host.clock.now();
    const answer = await host.http({ method: 'GET', url: `${userCentre}/config`, headers: {}, timeoutMs });
    const date = Date.parse(answer.headers.get('date') ?? '');
    // The header counts whole seconds: half a second is the fairest reading of it.
    return Number.isNaN(date) ? undefined : date + 500 - (asked + host.clock.now()) / 2;
  } catch (error) {
    if (asOfficeError(error).kind === 'network') return undefined;
    throw error;
  }
}

/** A service answers when it says anything but that it is broken: not every one has a page at its door. */
const broken = 500;

async function answerTime(host: NodeHost, url: string, timeoutMs: number): Promise<number | undefined> {
  const asked = performance.now();
  try {
    const { status } = await host.http({ method: 'GET', url, headers: {}, timeoutMs });
    return status < broken ? Math.round(performance.now() - asked) : undefined;
  } catch (error) {
    if (asOfficeError(error).kind === 'network') return undefined;
    throw error;
  }
}

async function sqliteVersion(): Promise<string> {
  const { openMemoryDatabase } = await import('#storage/drivers/memory.ts');
  const driver = openMemoryDatabase().open();
  try {
    return driver.prepare<{ version: string }>('SELECT sqlite_version() AS version').get()?.version ?? '';
  } finally {
    driver.close();
  }
}

/** Inspects a profile. */
export async function inspectProfile(
  host: NodeHost,
  office: Pick<Office, 'addresses' | 'services'>,
  request: OfficeRequest,
): Promise<Inspection> {
  const { userCentre, chat, netdisk, socket } = office.addresses;
  const { online, timeoutMs } = request;
  const doors = [
    ['userCentre', `${userCentre}/config`],
    ['chat', `${chat}/config/base`],
    ['netdisk', netdisk],
  ] as const;
  const { data, secrets, secretsKey } = host.paths;
  const places = [secretsKey, ...filesOf(secrets)].filter((path) =>
    statSync(path, { throwIfNoEntry: false }),
  );
  return {
    store: await inspectStore(data),
    secrets: { kind: 'AES-256-GCM', places: places.map(modeOf) },
    sqlite: await sqliteVersion(),
    services: await Promise.all(
      (online ? doors : []).map(async ([name, url]) => ({
        name,
        url,
        ms: await answerTime(host, url, timeoutMs),
      })),
    ),
    socket,
    licence: online
      ? await office.services.userCentre.getLicenceInfo({}, { timeoutMs }).catch(() => undefined)
      : undefined,
    clockSkewMs: online ? await clockSkew(host, userCentre, timeoutMs) : undefined,
  };
}
