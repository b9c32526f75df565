// Draws the palette: the one search, with everything that can be done here from the start.
import type { JSX } from 'react';
import { offersFor } from '#sdk/search/offers.ts';
import { SearchScreen, type SearchItem } from '#sdk/search/search-screen.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { finderRows } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { useOffers, type TerminalOffer } from '../commands/useOffers.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { useTakeHit } from '../commands/useTakeHit.ts';
import { foundRows, Hit } from './Search.tsx';

/** The palette, in the cells of the part it covers. */
export function Palette(cells: Cells): JSX.Element | null {
  const { office, translator } = useDesk();
  const offers = useOffers();
  const screen = useOwnScreen(
    () => new SearchScreen(office, { language: translator.language, offers: () => offers }),
  );
  return screen === undefined ? null : <Choices {...cells} screen={screen} offers={offers} />;
}

function Choices({
  columns,
  rows,
  top,
  screen,
  offers,
}: Cells & { readonly screen: SearchScreen; readonly offers: readonly TerminalOffer[] }): JSX.Element {
  const { translator } = useDesk();
  const { t } = translator;
  const found = useScreen(screen);
  const take = useTakeHit();
  const begun = offersFor(
    offers.filter(({ group }) => group === 'commands'),
    '',
    Infinity,
  ).map((offer) => ({ key: `commands-${offer.id}`, item: { type: 'offer', key: offer.id, offer } as const }));
  const list = finderRows<SearchItem>([
    ...foundRows(screen, translator),
    ...(found.query.trim() === '' ? [{ title: t('tuiPanes.acts'), items: begun }] : []),
  ]);
  return (
    <Finder
      columns={columns}
      rows={rows}
      top={top}
      label={t('tuiPanes.palette')}
      placeholder={t('tuiPanes.paletteHint')}
      list={list}
      maxCells={maxRowCells}
      empty={
        found.phase === 'searching'
          ? t('search.searching')
          : t('contacts.empty.noHitsTitle', { query: drawableLine(found.query) })
      }
      onQuery={(query) => screen.setQuery(query)}
      onTake={take}
      row={(item, isChosen, width) => (
        <Hit item={item} query={found.query} isChosen={isChosen} width={width} />
      )}
    />
  );
}
