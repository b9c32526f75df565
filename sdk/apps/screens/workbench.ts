// View model of the workbench: apps by category, common ones, groups of one's own, and what is looked for.
import type { OfficeApi } from '../../api.ts';
import { Reloading } from '../../base/reloading.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { AppCategory, AppEntry, AppGroup, AppOpening, Workbench } from '../index.ts';
import { findApps } from './find-apps.ts';

/** A group with the apps that are in it. */
export type ShownGroup = AppGroup & { apps: readonly AppEntry[] };

/** What the workbench shows. */
export type WorkbenchSnapshot = {
  /** Undefined until it is there. */
  apps: readonly AppEntry[] | undefined;
  categories: readonly { category: AppCategory; apps: readonly AppEntry[] }[];
  groups: readonly ShownGroup[];
  common: readonly AppEntry[];
  recent: readonly AppEntry[];
  mayManage: boolean;
  sought: string;
  /** What answers to what is looked for; undefined while nothing is. */
  found: readonly AppEntry[] | undefined;
  error: ErrorData | undefined;
};

/** The workbench of a person. */
export class WorkbenchScreen extends Screen<WorkbenchSnapshot> {
  readonly #office: OfficeApi;
  readonly #reloading = new Reloading(() => this.#load());

  constructor(office: OfficeApi) {
    super({
      apps: undefined,
      categories: [],
      groups: [],
      common: [],
      recent: [],
      mayManage: false,
      sought: '',
      found: undefined,
      error: undefined,
    });
    this.#office = office;
    this.onDispose(office.apps.changes(() => void this.reload()));
  }

  reload(): Promise<void> {
    return this.#reloading.wish();
  }

  setSought(sought: string): void {
    const { apps = [] } = this.getSnapshot();
    this.update({ sought, found: sought.trim() === '' ? undefined : findApps(apps, sought) });
  }

  /** How an app is opened; the workbench counts it. */
  async open(id: string): Promise<AppOpening> {
    const opening = await this.#office.apps.open(id);
    void this.reload();
    return opening;
  }

  async setFavorite(id: string, favorite: boolean): Promise<void> {
    this.#show(await this.#office.apps.setFavorite(id, favorite));
  }

  async addGroup(title: string, appIds: readonly string[] = []): Promise<void> {
    this.#show(await this.#office.apps.addGroup(title, appIds));
  }

  async renameGroup(id: string, title: string): Promise<void> {
    this.#show(await this.#office.apps.changeGroup(id, { title }));
  }

  async removeGroup(id: string): Promise<void> {
    this.#show(await this.#office.apps.removeGroup(id));
  }

  /** Moves a group so many places. */
  async moveGroup(id: string, by: number): Promise<void> {
    const ids = this.getSnapshot().groups.map((group) => group.id);
    const at = ids.indexOf(id);
    const to = Math.min(ids.length - 1, Math.max(0, at + by));
    if (at === -1 || to === at) return;
    ids.splice(to, 0, ...ids.splice(at, 1));
    this.#show(await this.#office.apps.orderGroups(ids));
  }

  /** Puts an app into a group, at its end or before another one; from another group it moves. */
  async place(appId: string, groupId: string, before?: string): Promise<void> {
    const { groups } = this.getSnapshot();
    const target = groups.find(({ id }) => id === groupId);
    if (target === undefined || before === appId) return;
    const rest = target.appIds.filter((id) => id !== appId);
    const at = before === undefined ? rest.length : rest.indexOf(before);
    rest.splice(at === -1 ? rest.length : at, 0, appId);
    this.#show(await this.#office.apps.changeGroup(groupId, { appIds: rest, rev: target.rev }));
  }

  async takeOut(appId: string, groupId: string): Promise<void> {
    const target = this.getSnapshot().groups.find(({ id }) => id === groupId);
    if (target === undefined) return;
    const appIds = target.appIds.filter((id) => id !== appId);
    this.#show(await this.#office.apps.changeGroup(groupId, { appIds, rev: target.rev }));
  }

  async #load(): Promise<void> {
    try {
      this.#show(await this.#office.apps.workbench());
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  #show({ apps, categories, groups, commonIds, recentIds, mayManage }: Workbench): void {
    const byId = new Map(apps.map((app) => [app.id, app]));
    const named = (ids: readonly string[]): AppEntry[] => ids.flatMap((id) => byId.get(id) ?? []);
    const { sought } = this.getSnapshot();
    this.update({
      apps,
      categories: categories
        .map((category) => ({ category, apps: apps.filter(({ categoryId }) => categoryId === category.id) }))
        .filter((each) => each.apps.length > 0),
      groups: groups.map((group) => ({ ...group, apps: named(group.appIds) })),
      common: named(commonIds),
      recent: named(recentIds),
      mayManage,
      found: sought.trim() === '' ? undefined : findApps(apps, sought),
      error: undefined,
    });
  }
}
