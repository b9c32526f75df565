// View model of letting another device in: the code, which device shows it, and the decision. Nothing is decided by a link.
import type { DeviceRequest, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What the page shows. */
export type ApproveDeviceSnapshot = {
  /** `typing` a code, `looking` it up, `asking` the person, `deciding`, and how it was decided. */
  readonly phase: 'typing' | 'looking' | 'asking' | 'deciding' | 'approved' | 'denied';
  readonly code: string;
  readonly request?: DeviceRequest | undefined;
  readonly error?: ErrorData | undefined;
};

/** Letters of a code; what is typed between them does not count. */
const codeLetters = 8;
const letters = (code: string): string => code.toUpperCase().replace(/[^A-Z]/g, '');

/** A code as it is shown: two groups of four. */
function grouped(code: string): string {
  const plain = letters(code).slice(0, codeLetters);
  return plain.length > 4 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain;
}

/** The decision about one device. A code from an address is looked up at once, but never decided without a person. */
export class ApproveDeviceScreen extends Screen<ApproveDeviceSnapshot> {
  readonly #office: OfficeApi;

  constructor(office: OfficeApi, code = '') {
    super({ phase: 'typing', code: grouped(code) });
    this.#office = office;
    if (letters(code).length === codeLetters) void this.look();
  }

  /** Takes what is typed. */
  type(code: string): void {
    this.update({ code: grouped(code), error: undefined });
  }

  /** Asks which device shows the code. */
  async look(): Promise<void> {
    const { code, phase } = this.getSnapshot();
    if (phase !== 'typing' || letters(code).length !== codeLetters) return;
    this.update({ phase: 'looking', error: undefined });
    try {
      this.update({ request: await this.#office.account.deviceRequest(code), phase: 'asking' });
    } catch (error) {
      this.update({ phase: 'typing', error: asOfficeError(error).data });
    }
  }

  /** Lets the device in, or not. */
  async decide(approve: boolean): Promise<void> {
    const { code, phase } = this.getSnapshot();
    if (phase !== 'asking') return;
    this.update({ phase: 'deciding', error: undefined });
    try {
      await this.#office.account.decideDevice({ userCode: code, approve });
      this.update({ phase: approve ? 'approved' : 'denied' });
    } catch (error) {
      this.update({ phase: 'typing', request: undefined, error: asOfficeError(error).data });
    }
  }

  /** Back to an empty field, for another code. */
  again(): void {
    this.update({ phase: 'typing', code: '', request: undefined, error: undefined });
  }
}
