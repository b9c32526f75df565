// View model of the page about the product: which build this is, until when it is licensed, what failed.
import type { ConfigState, LoggedError, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { constantTable, type ConstantName } from '#variants/constants.ts';

/** What the page shows. */
export type AboutSnapshot = {
  readonly version: string;
  readonly channel: string;
  readonly branch: string;
  readonly officeName: string;
  /** The same in English, where the organisation of that name has one. */
  readonly officeNameEn?: string | undefined;
  /** Last valid day: an ISO date or epoch ms; undefined until the office has said it. */
  readonly licenceEnd?: string | number | undefined;
  readonly licenceError?: ErrorData | undefined;
  readonly errors: readonly LoggedError[];
  /** What went wrong with the log itself. */
  readonly error?: ErrorData | undefined;
};

const errorsShown = 50;
/** What is above the organisation itself. */
const topDepartment = '0';

type AboutParts = Pick<OfficeApi, 'config' | 'maintenance'> & {
  readonly contacts: Pick<OfficeApi['contacts'], 'children'>;
};

/** Build metadata as the configuration in force has them (spec §9). */
export class AboutScreen extends Screen<AboutSnapshot> {
  readonly #office: AboutParts;
  #english: ReadonlyMap<string, string | undefined> = new Map();

  constructor(office: AboutParts) {
    super({ ...builtIn(), officeName: '', errors: [] });
    this.#office = office;
    this.onDispose(
      office.config.state((state) =>
        this.update({ ...fromConfig(state), officeNameEn: this.#english.get(state.officeName ?? '') }),
      ),
    );
    void this.loadLicence();
    void this.#loadEnglish();
    void this.loadErrors();
  }

  async loadLicence(): Promise<void> {
    this.update({ licenceError: undefined });
    try {
      const { notAfter } = await this.#office.config.licence();
      this.update({ licenceEnd: notAfter });
    } catch (error) {
      this.update({ licenceError: asOfficeError(error).data });
    }
  }

  /** The office tells its name in one language; the organisation at the top of it, in both. */
  async #loadEnglish(): Promise<void> {
    const tops = await this.#office.contacts.children(topDepartment).catch(() => []);
    this.#english = new Map(tops.map(({ name, nameEn }) => [name, nameEn]));
    this.update({ officeNameEn: this.#english.get(this.getSnapshot().officeName) });
  }

  async loadErrors(): Promise<void> {
    await this.#try(async () => {
      this.update({ errors: await this.#office.maintenance.recentErrors(errorsShown) });
    });
  }

  /** Forgets all of them, shown or not. Answers whether it worked. */
  async clearErrors(): Promise<boolean> {
    return this.#try(async () => {
      await this.#office.maintenance.clearErrors();
      this.update({ errors: [] });
    });
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    this.update({ error: undefined });
    try {
      await work();
      return true;
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
      return false;
    }
  }
}

type FromConfig = Pick<AboutSnapshot, 'version' | 'channel' | 'branch'>;

const builtIn = (): FromConfig => ({
  version: constantTable.buildVersion.value,
  channel: constantTable.buildChannel.value,
  branch: constantTable.buildBranch.value,
});

function fromConfig({ constants, officeName }: ConfigState): FromConfig & { officeName: string } {
  const text = (name: ConstantName, fallback: string): string => {
    const value = constants[name];
    return typeof value === 'string' ? value : fallback;
  };
  const own = builtIn();
  return {
    version: text('buildVersion', own.version),
    channel: text('buildChannel', own.channel),
    branch: text('buildBranch', own.branch),
    officeName: officeName ?? '',
  };
}
