// What a running office reads again when the system asks it to (SIGHUP): its certificate, and the file of its limits.
import type { RunningOffice } from '#fixtures/serve.ts';
import type { Translator } from '#sdk/locales/index.ts';
import type { Context } from '../../context.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';
import { describeError } from '../../report.ts';
import { readLimits } from './limits.ts';
import { certificateProblem } from './network.ts';

/** What became of one of the two: a sentence for whoever reads the journal, a word for the office's own log. */
type Outcome = { said: string; noted: string };

/** Hears the wish from now on. One that comes before the office runs is met once it does. */
export function hearReloads(context: Context): {
  meet(reload: () => Promise<void>): void;
  end(): void;
} {
  let isWanted = false;
  let reload: (() => Promise<void>) | undefined;
  let running: Promise<void> | undefined;
  const look = (): void => {
    if (!isWanted || reload === undefined || running !== undefined) return;
    isWanted = false;
    // One after the other: what came meanwhile is one more.
    running = reload().finally(() => {
      running = undefined;
      look();
    });
  };
  const end = context.parts.onReload?.(() => {
    isWanted = true;
    look();
  });
  return {
    meet(how) {
      reload = how;
      look();
    },
    end: () => end?.(),
  };
}

/** Reads both again and says it in one line. What is wrong with one of them keeps it as it was, and the office goes on. */
export async function reloadOffice(
  context: Context,
  input: Input,
  running: RunningOffice,
  dataDir: string,
): Promise<void> {
  const texts = await context.texts();
  const { t } = texts;
  const outcomes = [await certificateAgain(running, texts), await limitsAgain(input, running, texts)].filter(
    (outcome) => outcome !== undefined,
  );
  const said = outcomes.map((outcome) => outcome.said).join(t('cliServer.reload.and'));
  const noted = outcomes.map((outcome) => outcome.noted).join('; ');
  const { addToLog } = await import('#fixtures/keeping/log.ts');
  addToLog(dataDir, { time: context.now(), event: 'reloaded', detail: noted });
  context.output.hint(
    outcomes.length === 0 ? t('cliServer.reload.nothing') : t('cliServer.reload.done', { what: said }),
  );
}

/** Undefined where it has none. */
async function certificateAgain(running: RunningOffice, texts: Translator): Promise<Outcome | undefined> {
  const { t } = texts;
  const { CertificateError } = await import('#fixtures/serve.ts');
  try {
    const isFresh = await running.renewCertificate();
    if (running.certificate === undefined) return undefined;
    const until = (isoTime(running.certificate.ends) ?? '').slice(0, 10);
    return isFresh
      ? { said: t('cliServer.reload.certificate', { until }), noted: 'certificate: taken' }
      : { said: t('cliServer.reload.certificateSame', { until }), noted: 'certificate: same' };
  } catch (error) {
    const own = error instanceof CertificateError ? certificateProblem(error.code, error.path) : error;
    const { code, message } = describeError(own, texts);
    return {
      said: t('cliServer.reload.certificateKept', { reason: message }),
      noted: `certificate: ${code}`,
    };
  }
}

/** Undefined where it was started without any. */
async function limitsAgain(
  input: Input,
  running: RunningOffice,
  texts: Translator,
): Promise<Outcome | undefined> {
  const { t } = texts;
  try {
    const limits = await readLimits(input);
    if (limits === undefined) return undefined;
    await running.changeLimits(limits);
    return {
      said: t('cliServer.reload.limits', { path: input.text('limits') ?? '' }),
      noted: 'limits: taken',
    };
  } catch (error) {
    const { code, message } = describeError(error, texts);
    return { said: t('cliServer.reload.limitsKept', { reason: message }), noted: `limits: ${code}` };
  }
}
