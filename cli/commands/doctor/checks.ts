// Runs the checks of `tangram doctor`, each with its own result; one that throws has failed.
import type { Translator } from '#sdk/locales/index.ts';
import type { Context, Inspection } from '../../context.ts';
import { describeError } from '../../report.ts';
import { checkCertificate } from './certificate-check.ts';
import { checkNames, fine, skipped, type Check, type CheckName, type Finding } from './finding.ts';
import { checkFolders, checkProxy, checkRoom, checkSystem, checkTerminal } from './machine-checks.ts';
import {
  checkClock,
  checkLicence,
  checkName,
  checkOffice,
  checkServices,
  checkSession,
  checkSocket,
  checkSpace,
} from './office-checks.ts';

/** The oldest Node the product runs on. */
const oldestNode = 24;

function checkNode({ t }: Translator): Finding {
  const version = process.versions.node;
  const ok = Number.parseInt(version, 10) >= oldestNode;
  return ok
    ? fine(version)
    : { state: 'failed', detail: version, fix: t('cli.doctor.fixNode', { version: oldestNode }) };
}

function checkStore({ store, sqlite }: Inspection, { t }: Translator): Finding {
  if (store === undefined) return fine(t('cliTools.doctor.noStore', { version: sqlite }));
  if (store.verdict === 'ok') return fine(`SQLite ${sqlite}, ${store.path}`);
  return { state: 'failed', detail: `${store.path}: ${store.verdict}`, fix: t('cli.doctor.fixStore') };
}

function checkSecrets({ secrets }: Inspection, { t }: Translator): Finding {
  const open = secrets.places.filter(({ mode }) => mode !== undefined && (mode & 0o077) !== 0);
  const detail = t('cli.doctor.secrets', { kind: secrets.kind });
  if (open.length === 0) return fine(detail);
  const paths = open.map(({ path }) => path).join(', ');
  return { state: 'failed', detail: `${detail}: ${paths}`, fix: t('cli.doctor.fixSecrets', { path: paths }) };
}

/** Runs all checks. What cannot be looked at without an office or a session is skipped, and says why. */
export async function runChecks(context: Context, texts: Translator): Promise<Check[]> {
  const { t } = texts;
  const found = new Map<CheckName, Check>();
  const check = async (name: CheckName, work: () => Finding | Promise<Finding>): Promise<Finding> => {
    let finding: Finding;
    try {
      finding = await work();
    } catch (error) {
      const { message, hint } = describeError(error, texts);
      // What several checks meet is one fault, told once with what helps; whose check it is says it in any case.
      const isTold =
        name !== 'certificate' &&
        [...found.values()].some(({ state, detail }) => state === 'failed' && detail === message);
      finding = isTold ? skipped(message) : { state: 'failed', detail: message, fix: hint };
    }
    found.set(name, { name, title: t(`cli.doctor.check.${name}`), ...finding });
    return finding;
  };
  await check('node', () => checkNode(texts));
  await check('system', () => checkSystem(texts));
  await check('terminal', () => checkTerminal(context, texts));
  await check('folders', () => checkFolders(context, texts));
  await check('room', () => checkRoom(context, texts));
  await check('proxy', () => checkProxy(context, texts));
  const asks = !context.flags.offline;
  const online = (name: CheckName, work: () => Finding | Promise<Finding>): Promise<Finding> =>
    check(name, () => (asks ? work() : skipped(t('cli.notAsked'))));
  await online('dns', () => checkName(context, texts));

  let inspection: Inspection | undefined;
  const office = await check('office', async () => {
    // Without an address there is no office to open: that is this check's finding, and the others wait for it.
    inspection = await (await context.opened()).inspect();
    return asks ? checkOffice(context, texts) : skipped(t('cli.notAsked'));
  });
  const seen = inspection;
  const inside = (name: CheckName, work: (inspection: Inspection) => Finding | Promise<Finding>) =>
    check(name, () => (seen === undefined ? skipped(office.detail) : work(seen)));
  await inside('store', (state) => checkStore(state, texts));
  await inside('secrets', (state) => checkSecrets(state, texts));
  const reached = (name: CheckName, work: (inspection: Inspection) => Finding | Promise<Finding>) =>
    inside(name, (state) => (asks ? work(state) : skipped(t('cli.notAsked'))));
  await reached('services', (state) => checkServices(state, texts));
  await reached('clock', (state) => checkClock(state, texts));
  await reached('certificate', () => checkCertificate(context, texts));
  await reached('licence', (state) => checkLicence(context, state, texts));
  const session = await inside('session', () => checkSession(context, texts));
  await reached('socket', (state) =>
    session.state === 'ok' ? checkSocket(context, state, texts) : skipped(session.detail),
  );
  await reached('space', () =>
    session.state === 'ok' ? checkSpace(context, texts) : skipped(session.detail),
  );
  return checkNames.flatMap((name) => found.get(name) ?? []);
}

/** The last errors this device keeps, newest first; none where there is no office to ask for them. */
export async function lastErrors(context: Context, limit: number) {
  // Why there is none, the check of the office has said already.
  const office = await context.office().catch(() => undefined);
  return office === undefined ? [] : office.maintenance.recentErrors(limit);
}
