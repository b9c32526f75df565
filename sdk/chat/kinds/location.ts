// Decides what a place's card shows (type 7): its name, its address, and the coordinates to copy.
import type { LocationNode } from '../../contract/markup/node.ts';
import type { CardView } from './card-view.ts';

/** Coordinates with five digits behind the point: about a metre. */
export function locationCard({ name, address, latitude, longitude }: LocationNode): CardView {
  const place = `${Number(latitude.toFixed(5))}, ${Number(longitude.toFixed(5))}`;
  const title = name ?? address;
  return {
    title: title === undefined ? { key: 'chat.card.place' } : { text: title },
    facts: [...(address !== undefined && name !== undefined ? [{ text: address }] : []), { text: place }],
    acts: [{ type: 'copyPlace', text: place }],
  };
}
