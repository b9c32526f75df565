// The workbench of apps: the catalogue a person sees, their own groups, what they use most, and opening one.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { record } from './record.ts';
import { count, id, text, time } from './scalars.ts';
import { audience, clientId, reads, shortText, words, writes } from './work-parts.ts';

/** How an app opens: a page in a frame, a page in the browser, a place of this client, a program of the desktop. */
export const appKinds = ['page', 'browser', 'place', 'program'] as const;

/** One app. */
export const app = record({
  id: ['id', id],
  name: ['name', words],
  /** How its Chinese name reads: the full reading, then its initials. */
  pinyin: ['pinyin', text],
  detail: ['detail', words],
  categoryId: ['categoryId', text],
  icon: ['icon', text],
  hue: ['hue', z.int()],
  kind: ['kind', z.enum(appKinds)],
  /** Asked for a token of its own when it opens (`thirdTokenMothed`). */
  exchange: ['exchange', z.boolean()],
  /** How often this person opened it, and when last. */
  opened: ['opened', count],
  lastTime: ['lastTime', z.nullish(time)],
  favorite: ['favorite', z.boolean()],
  /** Told to administrators. */
  target: ['target', z.optional(text)],
  audience: ['audience', z.optional(z.array(audience))],
  rev: ['rev', z.int()],
});
/** An app in house names. */
export type AppEntry = z.output<typeof app>;

/** A category of the catalogue. */
export const appCategory = record({ id: ['id', id], name: ['name', words] });
/** A category in house names. */
export type AppCategory = z.output<typeof appCategory>;

/** A group somebody made for themselves. */
export const appGroup = record({
  id: ['id', id],
  title: ['title', text],
  apps: ['appIds', z.array(id)],
  rev: ['rev', z.int()],
});
/** A group in house names. */
export type AppGroup = z.output<typeof appGroup>;

/** Everything of the workbench of one person. */
export const workbench = record({
  apps: ['apps', z.array(app)],
  categories: ['categories', z.array(appCategory)],
  groups: ['groups', z.array(appGroup)],
  /** Favorites, then what is opened most and was opened lately; the office's to order. */
  common: ['commonIds', z.array(id)],
  recent: ['recentIds', z.array(id)],
  admin: ['mayManage', z.boolean()],
});
/** The workbench in house names. */
export type Workbench = z.output<typeof workbench>;

/** How an app is opened now. `token` belongs in the query of that one address and goes nowhere else. */
export const appOpening = record({
  kind: ['kind', z.enum(appKinds)],
  target: ['target', z.string()],
  token: ['token', z.optional(z.string())],
  name: ['name', words],
});
/** An opening in house names. */
export type AppOpening = z.output<typeof appOpening>;

const title = ['title', shortText(60)] as const;
const ids = z.array(id).check(z.maxLength(500));

/** The calls. */
export const apps = service('userCentre', {
  getWorkbench: { ...reads, path: '/workbench/app/list', input: record({}), reply: workbench },
  /** The whole catalogue, with targets and who sees what; for administrators. */
  listCatalogue: { ...reads, path: '/workbench/app/catalogue', input: record({}), reply: z.array(app) },
  /** Opens an app and counts it. */
  openApp: { ...writes, path: '/workbench/app/open', input: record({ id: ['id', id] }), reply: appOpening },
  /** A token for one outside system, named by the entry of `sys_outer_params`; it opens nothing else. */
  exchangeThirdToken: {
    method: 'POST',
    path: '/thirdTokenMothed',
    token: true,
    in: 'body',
    input: record({ params: ['params', z.string().check(z.maxLength(200))] }),
    reply: record({
      token: ['token', z.string()],
      origin: ['origin', z.string()],
      expires: ['expiresTime', time],
    }),
    spec: '§7',
  },
  favoriteApp: {
    ...writes,
    path: '/workbench/app/favorite',
    input: record({ id: ['id', id], favorite: ['favorite', z.boolean()] }),
    reply: workbench,
  },
  addAppGroup: {
    ...writes,
    path: '/workbench/app/group/add',
    input: record({ title, apps: ['appIds', z.optional(ids)], cid: ['clientId', clientId] }),
    reply: workbench,
  },
  /** Changes title, apps or both; `rev` is that of the group as it was seen. */
  changeAppGroup: {
    ...writes,
    path: '/workbench/app/group/change',
    input: record({
      id: ['id', id],
      title: ['title', z.optional(shortText(60))],
      apps: ['appIds', z.optional(ids)],
      rev: ['rev', z.optional(z.int())],
    }),
    reply: workbench,
  },
  removeAppGroup: {
    ...writes,
    path: '/workbench/app/group/remove',
    input: record({ id: ['id', id] }),
    reply: workbench,
  },
  orderAppGroups: {
    ...writes,
    path: '/workbench/app/group/order',
    input: record({ ids: ['ids', ids] }),
    reply: workbench,
  },
  /** For administrators: a new app, or a changed one. */
  putApp: {
    ...writes,
    path: '/workbench/app/put',
    input: record({
      id: ['id', z.optional(id)],
      name: ['name', words],
      detail: ['detail', z.optional(words)],
      categoryId: ['categoryId', id],
      icon: ['icon', z.optional(shortText(24))],
      hue: ['hue', z.optional(z.int().check(z.gte(0), z.lte(6)))],
      kind: ['kind', z.enum(appKinds)],
      target: ['target', shortText(2_000)],
      exchange: ['exchange', z.optional(z.boolean())],
      audience: ['audience', z.array(audience).check(z.maxLength(200))],
      rev: ['rev', z.optional(z.int())],
      cid: ['clientId', clientId],
    }),
    reply: app,
  },
  removeApp: {
    ...writes,
    path: '/workbench/app/remove',
    input: record({ id: ['id', id] }),
    reply: z.unknown(),
  },
  /** For administrators: a new category, or another name for one. */
  putAppCategory: {
    ...writes,
    path: '/workbench/app/category',
    input: record({ id: ['id', z.optional(id)], name: ['name', words], cid: ['clientId', clientId] }),
    reply: appCategory,
  },
  /** For administrators. One that has apps is refused, unless they go into another one. */
  removeAppCategory: {
    ...writes,
    path: '/workbench/app/category/remove',
    input: record({ id: ['id', id], into: ['intoId', z.optional(id)] }),
    reply: z.array(appCategory),
  },
  /** For administrators: these first, in this order. */
  orderAppCategories: {
    ...writes,
    path: '/workbench/app/category/order',
    input: record({ ids: ['ids', ids] }),
    reply: z.array(appCategory),
  },
});
