// Lets any part of a page open the one search, over everything or within a chat.
import { createContext, useContext } from 'react';

/** Opens the search; with a chat it looks through that one only. */
export type OpenSearch = (within: { readonly chatId?: string; readonly chatName?: string }) => void;

const SearchContext = createContext<OpenSearch>(() => undefined);

/** Gives the opener to everything inside the frame. */
export const SearchOpener = SearchContext.Provider;

/** The opener of the frame. */
export function useSearch(): OpenSearch {
  return useContext(SearchContext);
}
