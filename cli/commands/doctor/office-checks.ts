// The checks of `tangram doctor` that look at the office: name, services, clock, licence, connection, session.
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Translator } from '#sdk/locales/index.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { Context, Inspection } from '../../context.ts';
import { bounded, presentValue } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { fine, skipped, type Finding } from './finding.ts';
import { upgradeStatus } from './upgrade-probe.ts';

/** A clock that is further away makes signatures and «today» wrong. */
const largestSkewMs = 60_000;
const dayMs = 86_400_000;
/** From this share on the room for files is as good as used up. */
const fullShare = 0.9;
/** An end that is nearer than this is worth a word. */
const soonDays = 30;

/** Whether the office's name leads to an address. */
export async function checkName(context: Context, { t }: Translator): Promise<Finding> {
  const { server } = context;
  if (server === undefined) return skipped(t('cliTools.doctor.noServer'));
  const host = new URL(server).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return fine(t('cliTools.doctor.isAddress', { host }));
  try {
    const found = await bounded(lookup(host, { all: true }), timeSignal(context));
    return fine(`${host} → ${found.map(({ address }) => address).join(', ')}`);
  } catch {
    return {
      state: 'failed',
      detail: t('cliTools.doctor.nameUnknown', { host }),
      fix: t('cliTools.doctor.fixName', { host }),
    };
  }
}

/** Whether the office answers at all. */
export async function checkOffice(context: Context, { t }: Translator): Promise<Finding> {
  const { officeName = '' } = await context.reachOffice();
  return fine(t('cliTools.doctor.office', { server: context.server ?? '', name: officeName }));
}

/** Whether each of the three services answers. */
export function checkServices({ services }: Inspection, { t }: Translator): Finding {
  if (services.length === 0) return skipped(t('cli.notAsked'));
  const silent = services.filter(({ ms }) => ms === undefined).map(({ url }) => url);
  const detail = services.map(({ name, ms }) => `${name} ${ms === undefined ? '✗' : `${ms} ms`}`).join(', ');
  if (silent.length === 0) return fine(detail);
  return { state: 'failed', detail, fix: t('cliTools.doctor.fixServices', { urls: silent.join(', ') }) };
}

/** Whether this clock and the office's agree. */
export function checkClock({ clockSkewMs: skew }: Inspection, { t }: Translator): Finding {
  if (skew === undefined) return skipped(t('cliTools.doctor.noDate'));
  const detail = t('cliTools.doctor.clock', { seconds: Math.round(skew / 1000) });
  if (Math.abs(skew) <= largestSkewMs) return fine(detail);
  return { state: 'warning', detail, fix: t('cli.doctor.fixClock') };
}

/** How long the office's licence lasts. */
export function checkLicence(context: Context, { licence }: Inspection, { t }: Translator): Finding {
  if (licence === undefined) return skipped(t('cliTools.doctor.noLicence'));
  const end = typeof licence.notAfter === 'number' ? licence.notAfter : Date.parse(licence.notAfter);
  if (Number.isNaN(end)) return fine(String(licence.notAfter));
  const days = Math.floor((end - (licence.serverTime ?? context.now())) / dayMs);
  const date = new Date(end).toISOString().slice(0, 10);
  const detail = t('cliTools.doctor.licence', { date, days });
  if (days > soonDays) return fine(detail);
  return { state: days < -1 ? 'failed' : 'warning', detail, fix: t('cliTools.doctor.fixLicence') };
}

/** Whether the realtime connection comes about; a server that is reached by calls alone has no socket at that address. */
export async function checkSocket(
  context: Context,
  { socket }: Inspection,
  { t }: Translator,
): Promise<Finding> {
  const office = await context.office();
  const signal = timeSignal(context);
  const started = context.now();
  try {
    await bounded(office.connection.connect({ signal }), signal);
  } catch (error) {
    // A proxy that hands on calls and no sockets leaves everybody waiting, and nothing says why.
    const status = await upgradeStatus(socket, timeSignal(context));
    if (status === undefined || status === 101) throw error;
    return {
      state: 'failed',
      detail: t('cli.doctor.noUpgrade', { address: socket, status }),
      fix: t(status === 403 ? 'cli.doctor.fixHost' : 'cli.doctor.fixUpgrade'),
    };
  }
  const { framesIn } = await office.connection.counts();
  if (framesIn > 0) return fine(t('cli.doctor.socket', { ms: context.now() - started }));
  return {
    state: 'warning',
    detail: t('cli.doctor.socketSilent', { address: socket }),
    fix: t('cli.doctor.fixSocket'),
  };
}

/** Who is signed in. */
export async function checkSession(context: Context, { t }: Translator): Promise<Finding> {
  const office = await context.signedIn('reader', { evenLocked: true });
  const { person } = await presentValue(office.account.state);
  return fine(t('cli.doctor.session', { name: person?.name ?? '', login: person?.loginName ?? '' }));
}

/** Room for files at the office: a word in time, before an upload is refused. */
export async function checkSpace(context: Context, { t, locale }: Translator): Promise<Finding> {
  const office = await context.signedIn('reader', { evenLocked: true });
  const signal = timeSignal(context);
  const { usedBytes, limitBytes } = await bounded(office.files.space({ signal }), signal);
  const used = sizeText(usedBytes, locale);
  if (limitBytes === undefined) return fine(t('cliTools.doctor.spaceUsed', { used }));
  const left = sizeText(Math.max(0, limitBytes - usedBytes), locale);
  const detail = t('cliTools.doctor.space', { used, limit: sizeText(limitBytes, locale), left });
  if (usedBytes < limitBytes * fullShare) return fine(detail);
  return { state: 'warning', detail, fix: t('cliTools.doctor.fixSpace') };
}
