// View model of the remembered devices: which there are, and taking the sign-in of one back.
import type { DeviceSession, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What the list shows. */
export type DevicesSnapshot = {
  phase: 'loading' | 'ready' | 'failed';
  devices: readonly DeviceSession[];
  /** Id of the device that is being revoked. */
  revoking?: string;
  error?: ErrorData;
};

/** The devices that may sign in without a password (protocol decision 14). */
export class DevicesScreen extends Screen<DevicesSnapshot> {
  readonly #office: OfficeApi;

  constructor(office: OfficeApi) {
    super({ phase: 'loading', devices: [] });
    this.#office = office;
    void this.load();
  }

  async load(): Promise<void> {
    this.update({ phase: 'loading', error: undefined });
    try {
      this.update({ devices: await this.#office.account.devices(), phase: 'ready' });
    } catch (error) {
      this.update({ phase: 'failed', error: asOfficeError(error).data });
    }
  }

  /** Answers whether it worked. */
  async revoke(id: string): Promise<boolean> {
    this.update({ revoking: id, error: undefined });
    try {
      await this.#office.account.revokeDevice(id);
      const devices = this.getSnapshot().devices.filter((device) => device.id !== id);
      this.update({ revoking: undefined, devices });
      return true;
    } catch (error) {
      this.update({ revoking: undefined, error: asOfficeError(error).data });
      return false;
    }
  }
}
