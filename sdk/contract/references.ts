// The one name of a thing, wherever it is spoken of: `event:812`, an occurrence of it, or a place inside.

/** A thing's name: its kind and id, with `@` for an occurrence (its instant) and `#` for a place inside. */
export type Reference = string;

/** A reference taken apart; `occurrence` and `place` are empty where the thing itself is meant. */
export type ReferenceParts = { kind: string; id: string; occurrence: string; place: string };

const form = /^([a-z]{2,24}):([A-Za-z0-9_-]{1,64})(?:@([0-9TZ:.+-]{1,40}))?(?:#([\w=.,-]{1,80}))?$/;

/** Takes a reference apart; undefined for what is none. */
export function parseReference(text: string): ReferenceParts | undefined {
  const found = form.exec(text);
  if (found === null) return undefined;
  const [, kind = '', id = '', occurrence = '', place = ''] = found;
  return { kind, id, occurrence, place };
}
