// Owns what the search and the palette offer beside what they find: what can be done below them, and every setting.
import { useMemo } from 'react';
import { mayAdminister } from '#sdk/admin/rules/may-administer.ts';
import { alsoCalled } from '#sdk/search/also-called.ts';
import type { Offer } from '#sdk/search/offers.ts';
import { settingSectionsOf } from '#sdk/settings/screens/setting-rows.ts';
import { settingPages } from '#sdk/settings/table.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { placesOf } from '../keys/focus.ts';
import { placesOfRow } from '../keys/key-map.ts';
import { capsOf } from '../keys/press.ts';
import { useDoable } from '../keys/useDoable.ts';
import { useScreen } from '../frame/useScreen.ts';

/** An offer of the terminal client, with what choosing it does. */
export type TerminalOffer = Offer & { readonly take: () => void };

/** Moving inside a list is no act anybody looks for. */
const movements = /^(pick|offer)|(Up|Down|Top|Bottom)$/;

/** The offers at the moment the overlay was opened. */
export function useOffers(): readonly TerminalOffer[] {
  const { board, go, keys, settings, signs, translator, variant, person } = useDesk();
  const administers = mayAdminister(person.permissions);
  const focus = useFocus();
  const doable = useDoable();
  const values = useScreen(settings);
  return useMemo(() => {
    const here = placesOf({ ...focus, overlay: undefined });
    const acts = keys
      .filter((row) => placesOfRow(row).some((place) => here.includes(place)))
      .filter((row) => doable.has(row.id) && !movements.test(row.id) && row.id !== 'palette')
      .map((row): TerminalOffer => ({
        group: 'commands',
        id: row.id,
        text: translator.translateRef({ key: row.text }),
        words: alsoCalled(translator, row.id),
        detail: capsOf(row.keys[0] ?? '', signs.chosen === '>'),
        take: () => {
          go({ type: 'overlay', overlay: undefined });
          board.runWhenThere(row.id);
        },
      }))
      // One act by two rows of keys is one act.
      .filter((act, index, all) => all.findIndex((other) => other.text === act.text) === index);
    const rows = settingPages.flatMap((page) =>
      settingSectionsOf({ page, place: 'terminal', variant, values, administers }).flatMap((section) =>
        section.rows
          .filter((row) => row.unavailable === undefined)
          .map((row): TerminalOffer => ({
            group: 'settings',
            id: row.name,
            text: translator.translateRef(row.label),
            words: `${row.name} ${alsoCalled(translator, row.name)}`,
            detail: translator.t(`settings.pages.${page}`),
            take: () => go({ type: 'overlay', overlay: 'settings', aim: row.name }),
          })),
      ),
    );
    return [...acts, ...rows];
  }, [administers, board, doable, focus, go, keys, signs, translator, values, variant]);
}
