// Decides where a window shows a thing, by its reference; the one table behind links, `tangram open` and notices.
import { padChatId } from '../contract/chat-id.ts';
import { parseReference, type ReferenceParts } from '../contract/references.ts';
import type { Feature } from '../feature.ts';
import { features } from '../features.ts';
import { settingPages } from '../settings/table.ts';

/** Where a thing of one kind is shown; undefined for an id that can be none. */
type ThingRoute = (thing: ReferenceParts) => string | undefined;

const isNumber = (id: string): boolean => /^\d{1,20}$/.test(id);

const ownRoutes: Readonly<Record<string, ThingRoute>> = {
  person: ({ id }) => (isNumber(id) ? `/main/contacts/${id}` : undefined),
  chat: ({ id }) => (isNumber(id) ? `/main/messages/${padChatId(id)}` : undefined),
  setting: ({ id }) => (settingPages.some((page) => page === id) ? `/setting/${id}` : undefined),
};

/** Every kind of thing that a window can show. */
const routes: ReadonlyMap<string, ThingRoute> = new Map([
  ...Object.entries(ownRoutes),
  ...(features as readonly Pick<Feature, 'things'>[]).flatMap(({ things = {} }) => Object.entries(things)),
]);

/** The kinds whose references lead somewhere. */
export const shownKinds: readonly string[] = [...routes.keys()].toSorted();

/** The route of a thing; undefined for what is no reference, or of no kind that this build shows. */
export function routeOfReference(reference: string): string | undefined {
  const thing = parseReference(reference);
  return thing === undefined ? undefined : routes.get(thing.kind)?.(thing);
}
