// Decides what the help says: every row of the key table, by place, the places that hold now first.
import type { Translator } from '#sdk/locales/index.ts';
import type { ActiveRow } from './key-map.ts';
import type { Place } from './key-row.ts';
import type { CommandId } from './keys.ts';
import { capsOf } from './press.ts';

/** One key of the help. */
export type HelpRow = {
  readonly id: CommandId;
  readonly place: Place;
  /** The keys as they are written on keyboards, in the order of the table. */
  readonly caps: readonly string[];
  readonly text: string;
};

/** The rows of a place. */
export type HelpGroup = { readonly place: Place; readonly title: string; readonly rows: readonly HelpRow[] };

/** What a place is called. */
export function placeTitle(place: Place, { t }: Translator): string {
  return t(`tuiPanes.place.${place}`);
}

/**
 * All rows in the language, grouped: `first` in their order, then the others in the table's order. Rows of several
 * places stand where they are at home.
 */
export function helpGroups(
  rows: readonly ActiveRow[],
  translator: Translator,
  { first = [], ascii = false }: { first?: readonly Place[]; ascii?: boolean } = {},
): HelpGroup[] {
  const places = [...new Set<Place>([...first, ...rows.map((row) => row.place)])];
  return places
    .map((place): HelpGroup => ({
      place,
      title: placeTitle(place, translator),
      rows: rows
        .filter((row) => row.place === place)
        .map((row) => ({
          id: row.id,
          place,
          caps: row.keys.map((key) => capsOf(key, ascii)),
          text: translator.translateRef({ key: row.text }),
        })),
    }))
    .filter((group) => group.rows.length > 0);
}
