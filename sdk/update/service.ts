// Looks for new versions, remembers what was answered to them, and fetches packages that it has checked; deciding is `rules/`.
import { feedOf } from '../base/feed.ts';
import { LiveValue } from '../base/live-value.ts';
import { signedText } from '../contract/update-package.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import { channel } from '../host/build.ts';
import type { Host } from '../host/port.ts';
import type { UpdateHost } from '../host/update-port.ts';
import type { ApiClient } from '../net/api-client.ts';
import { fetchPackage } from './fetch-package.ts';
import { forcedVersion, isPutOff, putOffUntil, readKept, type KeptUpdates } from './rules/put-off.ts';
import { updateVerdict, type RefusalReason, type UpdateOffer } from './rules/update-answer.ts';
import { updateStep, type UpdateState, type UpdateStep } from './rules/update-machine.ts';
import { updateOs } from './rules/update-os.ts';
import type { UpdateApi } from './update-api.ts';

/** What it stands on. */
export type UpdateParts = {
  host: Pick<Host, 'http' | 'clock' | 'device' | 'hash'> & { updates?: UpdateHost | undefined };
  api: Pick<ApiClient, 'userCentre'>;
  /** Version of this build, and the channel below its channel. */
  own: () => string;
  subChannel?: string;
  /** Where the office is, and the hosts that packages may come from. */
  server: string;
  hosts: readonly string[];
};

const refusal = (reason: RefusalReason): OfficeError =>
  new OfficeError('updateRefused', { params: { reason } });
const dayOf = (time: number): string => new Date(time).toDateString();

/** Makes them; nothing is asked yet. */
export function createUpdates(parts: UpdateParts): UpdateApi {
  const { host, api } = parts;
  const { clock, device, updates } = host;
  const place = `updateInfo ${parts.server}`;
  const kept = (): KeptUpdates => readKept(device.get(place));
  const keep = (change: KeptUpdates): void => device.set(place, JSON.stringify({ ...kept(), ...change }));
  const state = new LiveValue<UpdateState>({
    ...{ check: 'idle', dialog: 'idle', own: parts.own(), canInstall: updates !== undefined },
  });
  const step = (one: UpdateStep): UpdateState => {
    state.set(updateStep(state.get(), one));
    return state.get();
  };
  const os = updates === undefined ? 'web-browser' : updateOs(updates.platform, updates.arch);
  const { subChannel = '' } = parts;
  let offered: UpdateOffer | undefined;
  let fetching: AbortController | undefined;

  /** The key of this office, as it was seen first. Another one is never believed. */
  async function keyOf(signal: AbortSignal | undefined): Promise<string> {
    const { updateKey } = await api.userCentre.getConfig({}, { signal, retry: true });
    const { key } = kept();
    if (updateKey === undefined || !/^[A-Za-z0-9+/]{43}=$/u.test(updateKey)) throw refusal('key');
    if (key === undefined) keep({ key: updateKey });
    else if (key !== updateKey) throw refusal('key');
    return updateKey;
  }

  /** @throws OfficeError `updateRefused` unless the key of the office vouches for just this offer */
  async function verify(offer: UpdateOffer, signal: AbortSignal | undefined): Promise<void> {
    if (updates === undefined) return;
    const { version, size, sha256, signature } = offer;
    const text = signedText({ os, channel, subChannel, version, size, sha256 });
    if (!(await updates.verify(await keyOf(signal), text, signature))) throw refusal('signature');
  }

  async function ask(signal: AbortSignal | undefined): Promise<UpdateStep> {
    const query = { os, channel, build: parts.own(), ...(subChannel !== '' && { subChannel }) };
    const answer = await api.userCentre.getLatestVersion(query, { signal, retry: true });
    keep({ askedAt: clock.now() });
    const verdict = updateVerdict(answer, parts.own(), parts);
    if (verdict.kind === 'refused') throw refusal(verdict.reason);
    if (verdict.kind !== 'offer') {
      offered = undefined;
      device.set(place, JSON.stringify({ ...kept(), forced: undefined }));
      return { type: 'answered', check: verdict.kind };
    }
    const { offer } = verdict;
    await verify(offer, signal);
    offered = offer;
    device.set(place, JSON.stringify({ ...kept(), forced: offer.forced ? offer.version : undefined }));
    return { type: 'found', offer, shows: true };
  }

  /** The words of spec §8 for what kept the question from an answer. */
  function checkError(error: unknown): OfficeError {
    const known = asOfficeError(error);
    if (known.code === 'updateRefused' || known.code === 'cancelled') return known;
    return new OfficeError(known.code === 'timedOut' ? 'updateTimedOut' : 'updateCheckFailed', {}, known);
  }

  const check: UpdateApi['check'] = async ({ signal, quiet = false } = {}) => {
    step({ type: 'check' });
    try {
      const found = await ask(signal);
      const shows = found.type === 'found' && (!quiet || !isPutOff(found.offer, kept(), clock.now()));
      return step(found.type === 'found' ? { ...found, shows } : found);
    } catch (thrown) {
      const error = checkError(thrown);
      step({ type: error.code === 'updateTimedOut' ? 'timedOut' : 'failed', error: error.data });
      if (!quiet) throw error;
      return state.get();
    }
  };

  /** @throws OfficeError `updateForced` */
  function putOff(change: KeptUpdates): void {
    const { offer } = state.get();
    if (offer?.forced === true) throw new OfficeError('updateForced', { params: { version: offer.version } });
    keep(change);
    step({ type: 'putOff' });
  }

  return {
    state: feedOf(state),
    check,
    async checkDaily(options) {
      const { askedAt } = kept();
      const isToday = askedAt !== undefined && dayOf(askedAt) === dayOf(clock.now());
      return isToday ? state.get() : check({ ...options, quiet: true });
    },
    show: async () => void step({ type: 'show' }),
    async ignore() {
      const { offer } = state.get();
      if (offer !== undefined) putOff({ ignored: offer.version });
    },
    later: async () => putOff({ quietUntil: putOffUntil(clock.now()) }),
    async install({ signal } = {}) {
      if (offered === undefined) await check({ signal });
      const offer = offered;
      if (offer === undefined || updates === undefined) throw refusal('version');
      step({ type: 'begin' });
      fetching = new AbortController();
      const stop = AbortSignal.any([fetching.signal, ...(signal === undefined ? [] : [signal])]);
      try {
        await verify(offer, stop);
        const found = await fetchPackage(offer, { ...host, updates }, stop, (percent) =>
          step({ type: 'moved', percent }),
        );
        step({ type: 'ready', place: found });
        return found;
      } catch (thrown) {
        const error = asOfficeError(thrown);
        step(error.code === 'cancelled' ? { type: 'cancel' } : { type: 'broke', error: error.data });
        throw error;
      } finally {
        fetching = undefined;
      }
    },
    async cancel() {
      if (state.get().offer?.forced !== true) fetching?.abort();
    },
    async start() {
      const { place: found } = state.get();
      if (found !== undefined) await updates?.open(found);
    },
    required: async () => forcedVersion(kept(), parts.own()),
  };
}
