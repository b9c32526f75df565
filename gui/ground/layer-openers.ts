// Lets any part of the window open what lies over all of it: the one search, and the sheet of the shortcuts.
import { createContext, useContext } from 'react';

/** What is searched: everything, or one chat. */
export type SearchWithin = { readonly chatId?: string; readonly chatName?: string };

/** Opens the layers of the window. */
export type LayerOpeners = {
  /** With a chat, the search looks through that one only. */
  readonly search: (within: SearchWithin) => void;
  readonly sheet: () => void;
};

const LayerContext = createContext<LayerOpeners>({ search: () => undefined, sheet: () => undefined });

/** Gives the openers to everything inside. */
export const LayerOpenersProvider = LayerContext.Provider;

/** The openers of this window. */
export function useLayers(): LayerOpeners {
  return useContext(LayerContext);
}
