// View model of a record of messages that were forwarded as one: its whole, whose card shows only the beginning.
import type { ForwardedRecord, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What it shows; without `record` it is being loaded, or could not be. */
export type RecordSnapshot = {
  record?: ForwardedRecord | undefined;
  error?: ErrorData | undefined;
};

/** One record, by the number its card carries. */
export class RecordScreen extends Screen<RecordSnapshot> {
  readonly #office: Pick<OfficeApi, 'acts'>;
  readonly #id: string;

  constructor(office: Pick<OfficeApi, 'acts'>, id: string) {
    super({});
    this.#office = office;
    this.#id = id;
    void this.load();
  }

  /** Asks for it, again where it failed. */
  async load(): Promise<void> {
    this.update({ error: undefined });
    try {
      this.update({ record: await this.#office.acts.forwarded(this.#id) });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }
}
