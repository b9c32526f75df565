// View model of one settings page: its groups of rows, and the one way to change a row.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { settingSectionsOf, type ShownSection } from './setting-rows.ts';
import {
  defaultSettings,
  type SettingName,
  type SettingPage,
  type SettingPlace,
  type SettingReader,
  type SettingValues,
} from '../table.ts';
import type { Variant } from '#variants/index.ts';

/** What a settings page shows. */
export type SettingsSnapshot = {
  readonly page: SettingPage;
  readonly sections: readonly ShownSection[];
  /** Why the last change of a row did not work. */
  readonly error?: ErrorData | undefined;
};

/** Which page, where it is drawn, for which build. */
export type SettingsScreenOptions = {
  readonly page: SettingPage;
  readonly place: SettingPlace;
  readonly variant: Pick<Variant, 'features'>;
  readonly readers?: ReadonlySet<SettingReader>;
  /** Whether who looks administers the office. */
  readonly administers?: boolean;
};

/** The settings a face draws; every change takes effect at once and everywhere. */
export class SettingsScreen extends Screen<SettingsSnapshot> {
  readonly #office: Pick<OfficeApi, 'settings'>;
  readonly #options: SettingsScreenOptions;
  #values: SettingValues = defaultSettings();

  constructor(office: Pick<OfficeApi, 'settings'>, options: SettingsScreenOptions) {
    super({
      page: options.page,
      sections: settingSectionsOf({ ...options, values: defaultSettings() }),
    });
    this.#office = office;
    this.#options = options;
    this.onDispose(
      office.settings.state((values) => {
        this.#values = values;
        this.#draw();
      }),
    );
  }

  /** Another page of the same face. */
  open(page: SettingPage): void {
    this.#draw({ page });
  }

  /** Answers whether it worked; the reason stands in the snapshot. */
  async set(name: SettingName, value: unknown): Promise<boolean> {
    return this.#try(() => this.#office.settings.set(name, value as never));
  }

  /** Back to what is usual. */
  async reset(name: SettingName): Promise<boolean> {
    return this.#try(() => this.#office.settings.reset(name));
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

  #draw(change: { page?: SettingPage } = {}): void {
    const page = change.page ?? this.getSnapshot().page;
    this.update({ page, sections: settingSectionsOf({ ...this.#options, page, values: this.#values }) });
  }
}
