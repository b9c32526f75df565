// The seven checks of `tangram doctor`: Node, store, secrets, office and clock, certificate, socket, session and licence.
import { asOfficeError } from '#sdk/errors.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { Context, Inspection } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded, presentValue } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { describeError } from '../../report.ts';
import { checkCertificate } from './certificate-check.ts';

/** Names of the checks; stable. */
export type CheckName = 'node' | 'store' | 'secrets' | 'office' | 'certificate' | 'socket' | 'session';
/** What a check found. `fix` is empty where nothing has to be done. */
export type Check = {
  name: CheckName;
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  title: string;
  detail: string;
  fix: string;
};

/** The oldest Node the product runs on. */
const oldestNode = 24;
/** A clock that is further away makes signatures and «today» wrong. */
const largestSkewMs = 60_000;

/** What a check says of its matter. */
export type Finding = Omit<Check, 'name' | 'title'>;
const fine = (detail: string): Finding => ({ state: 'ok', detail, fix: '' });
const skipped = (detail: string): Finding => ({ state: 'skipped', detail, fix: '' });

function checkNode({ t }: Translator): Finding {
  const version = process.versions.node;
  const ok = Number.parseInt(version, 10) >= oldestNode;
  return ok
    ? fine(version)
    : { state: 'failed', detail: version, fix: t('cli.doctor.fixNode', { version: oldestNode }) };
}

function checkStore({ store }: Inspection, { t }: Translator): Finding {
  if (store === undefined) return skipped(t('cli.doctor.noStore'));
  if (store.verdict === 'ok') return fine(store.path);
  return { state: 'failed', detail: `${store.path}: ${store.verdict}`, fix: t('cli.doctor.fixStore') };
}

function checkSecrets({ secrets }: Inspection, { t }: Translator): Finding {
  const open = secrets.places.filter(({ mode }) => mode !== undefined && (mode & 0o077) !== 0);
  const detail = t('cli.doctor.secrets', { kind: secrets.kind });
  if (open.length === 0) return fine(detail);
  const paths = open.map(({ path }) => path).join(', ');
  return { state: 'failed', detail: `${detail}: ${paths}`, fix: t('cli.doctor.fixSecrets', { path: paths }) };
}

async function checkOffice(context: Context, inspection: Inspection, { t }: Translator): Promise<Finding> {
  const { officeName = '' } = await context.reachOffice();
  const skew = inspection.clockSkewMs;
  const seconds = Math.round((skew ?? 0) / 1000);
  const detail = t('cli.doctor.office', { server: context.server ?? '', name: officeName, seconds });
  if (skew === undefined || Math.abs(skew) <= largestSkewMs) return fine(detail);
  return { state: 'warning', detail, fix: t('cli.doctor.fixClock') };
}

async function checkSocket(context: Context, { t }: Translator): Promise<Finding> {
  const office = await context.office();
  const signal = timeSignal(context);
  const started = context.now();
  await bounded(office.connection.connect({ signal }), signal);
  return fine(t('cli.doctor.socket', { ms: context.now() - started }));
}

async function checkSession(context: Context, { t }: Translator): Promise<Finding> {
  const office = await context.signedIn('reader', { evenLocked: true });
  const { person } = await presentValue(office.account.state);
  return fine(t('cli.doctor.session', { name: person?.name ?? '', login: person?.loginName ?? '' }));
}

/** A check that throws has failed, with the sentence and the next step of its error. */
async function guarded(
  texts: Translator,
  name: CheckName,
  work: () => Finding | Promise<Finding>,
): Promise<Check> {
  const title = texts.t(`cli.doctor.check.${name}`);
  try {
    return { name, title, ...(await work()) };
  } catch (error) {
    const known = error instanceof CliError ? error : asOfficeError(error);
    const { message, hint } = describeError(known, texts);
    return { name, title, state: 'failed', detail: message, fix: hint };
  }
}

/** Runs all checks, one after the other, each with its own result. */
export async function runChecks(context: Context, texts: Translator): Promise<Check[]> {
  const opened = await context.opened();
  const inspection = await opened.inspect();
  const checks = [
    await guarded(texts, 'node', () => checkNode(texts)),
    await guarded(texts, 'store', () => checkStore(inspection, texts)),
    await guarded(texts, 'secrets', () => checkSecrets(inspection, texts)),
  ];
  const needsNetwork = (name: CheckName, work: () => Promise<Finding>): Promise<Check> =>
    guarded(texts, name, () => (context.flags.offline ? skipped(texts.t('cli.notAsked')) : work()));
  checks.push(await needsNetwork('office', () => checkOffice(context, inspection, texts)));
  checks.push(await needsNetwork('certificate', () => checkCertificate(context, texts)));
  const session = await guarded(texts, 'session', () => checkSession(context, texts));
  const socket = await needsNetwork('socket', async () =>
    session.state === 'ok' ? checkSocket(context, texts) : skipped(session.detail),
  );
  return [...checks, socket, session];
}
