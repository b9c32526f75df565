// Signing in by another device (RFC 8628): asking, waiting at the office's pace, and collecting once.
import type { DeviceAsking } from '../api.ts';
import { pause } from '../base/pause.ts';
import type { CurrentUser } from '../contract/entities.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import { enterAdmitted, type SignInParts } from './sign-in.ts';

/** How often the office is asked where it does not say, in ms; and how long a lost connection is waited out. */
const usualIntervalMs = 2_000;

/** What this device keeps between asking and collecting, so that another run of the program can collect. */
type Kept = { deviceCode: string; expiresTime: number };

const nameOf = (server: string, userCode: string): string =>
  `grant ${server} ${userCode.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

/** What the waiting stands on. */
export type GrantParts = SignInParts & {
  host: Pick<Host, 'ciphers' | 'deviceName' | 'secrets' | 'clock'>;
  /** Address of the user centre: codes of one office are never offered to another. */
  server: string;
};

/** Asks, and keeps the secret that collects. */
export async function askDevice(parts: GrantParts, signal: AbortSignal | undefined): Promise<DeviceAsking> {
  const { api, host, server } = parts;
  const asked = await api.userCentre.askDeviceGrant({ deviceName: host.deviceName }, { signal });
  const { deviceCode, userCode, address, expiresTime } = asked;
  await host.secrets.set(
    nameOf(server, userCode),
    JSON.stringify({ deviceCode, expiresTime } satisfies Kept),
  );
  return { userCode, address, expiresTime };
}

/**
 * Waits for the decision. A connection that is lost meanwhile is waited out: the person is busy elsewhere.
 * @throws OfficeError `qrExpired` also for a code this device does not know, `qrDenied`, `cancelled`
 */
export async function enterWithGrant(
  parts: GrantParts,
  userCode: string,
  signal: AbortSignal | undefined,
): Promise<CurrentUser> {
  const { api, host, server } = parts;
  const name = nameOf(server, userCode);
  const kept = await host.secrets.get(name);
  if (kept === undefined) throw new OfficeError('qrExpired');
  const { deviceCode } = JSON.parse(kept) as Kept;
  let waitMs = usualIntervalMs;
  for (;;) {
    try {
      const input = { deviceCode, deviceName: host.deviceName };
      const { signedIn, intervalMs } = await api.userCentre.collectDeviceGrant(input, { signal });
      if (signedIn !== undefined) {
        await host.secrets.remove(name);
        return await enterAdmitted(parts, signedIn, signal);
      }
      waitMs = intervalMs ?? usualIntervalMs;
    } catch (error) {
      const { code, kind } = asOfficeError(error);
      if (code === 'qrExpired' || code === 'qrDenied') await host.secrets.remove(name);
      if (kind !== 'network') throw error;
    }
    await pause(waitMs, signal);
  }
}
