// What the SDK offers of apps: the workbench of a person, their groups, opening one, and the catalogue for who looks after it.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Seen } from '../base/kept-answers.ts';
import type { Changes } from '../base/news-count.ts';
import type { AppCategory, AppEntry, AppGroup, AppOpening, Workbench } from '../contract/apps.ts';
import type { Audience, Words } from '../contract/work-parts.ts';

export type { AppCategory, AppEntry, AppGroup, AppOpening, Workbench };

/** An app as an administrator plans it; without an id it is a new one. */
export type AppPlan = {
  id?: string;
  name: Words;
  detail?: Words;
  categoryId: string;
  icon?: string;
  /** 0 to 6. */
  hue?: number;
  kind: AppEntry['kind'];
  /** A page's address, a route of this client, or the address a program listens to. */
  target: string;
  /** Opens with a token of its own. */
  exchange?: boolean;
  audience: readonly Audience[];
  rev?: number;
};

/** Apps of the organisation. */
export interface AppsApi {
  changes: ValueFeed<Changes>;
  /** Everything of this person's workbench; without a network as it was told last. */
  workbench(options?: CallOptions): Promise<Workbench & Seen>;
  /** How an app is opened now; it is counted. Throws `appGone` for what was removed or may not be seen. */
  open(id: string, options?: CallOptions): Promise<AppOpening>;
  setFavorite(id: string, favorite: boolean, options?: CallOptions): Promise<Workbench>;
  /** Makes a group. Throws `appGroupTitleMissing`, `appGroupsFull`. */
  addGroup(title: string, appIds?: readonly string[], options?: CallOptions): Promise<Workbench>;
  /** Changes title or apps. With `rev`, throws `workChanged` where another device was faster. */
  changeGroup(
    id: string,
    change: { title?: string; appIds?: readonly string[]; rev?: number },
    options?: CallOptions,
  ): Promise<Workbench>;
  removeGroup(id: string, options?: CallOptions): Promise<Workbench>;
  orderGroups(ids: readonly string[], options?: CallOptions): Promise<Workbench>;
  /** The whole catalogue; for administrators. */
  catalogue(options?: CallOptions): Promise<readonly AppEntry[]>;
  put(plan: AppPlan, options?: CallOptions): Promise<AppEntry>;
  remove(id: string, options?: CallOptions): Promise<void>;
  /** Adds a category, or names one anew; for administrators, as the two that follow. */
  putCategory(category: { id?: string; name: Words }, options?: CallOptions): Promise<AppCategory>;
  /**
   * Removes a category; its apps go to the one named by `intoId`. Answers those that are left. Throws
   * `appCategoryNotEmpty` where it has apps and none is named.
   */
  removeCategory(id: string, intoId?: string, options?: CallOptions): Promise<readonly AppCategory[]>;
  /** Puts these first, in this order; answers all of them. */
  orderCategories(ids: readonly string[], options?: CallOptions): Promise<readonly AppCategory[]>;
}
