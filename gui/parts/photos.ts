// Gives avatars the pictures of people, wherever they are drawn; without a shelf (sign-in page, gallery) there are none.
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** Where pictures come from. Its functions stay the same for as long as it lives. */
export type PhotoSource = {
  /** Tells when a picture has arrived or somebody shows another one. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The office's address of the picture a person shows now; `hint` is what a row or message carries. */
  readonly addressOf: (personId: string, hint: string) => string;
  /** What an `<img>` can show of an address; undefined until it has been fetched. */
  readonly shown: (address: string) => string | undefined;
  /** Fetches what {@link shown} does not have yet. */
  readonly want: (address: string) => void;
};

const PhotoContext = createContext<PhotoSource | undefined>(undefined);

/** Gives everything inside its pictures. */
export const PhotoProvider = PhotoContext.Provider;

const never = (): (() => void) => () => undefined;

/**
 * The picture of a person, or undefined while there is none to show. Without a `personId`, as of a group, the address
 * that its row carries counts alone.
 */
export function usePhoto(personId: string | undefined, hint: string): string | undefined {
  const source = useContext(PhotoContext);
  const subscribe = source?.subscribe ?? never;
  const address = useSyncExternalStore(subscribe, () =>
    personId === undefined ? hint : (source?.addressOf(personId, hint) ?? ''),
  );
  const shown = useSyncExternalStore(subscribe, () => source?.shown(address));
  useEffect(() => {
    if (shown === undefined && address !== '') source?.want(address);
  }, [source, address, shown]);
  return shown;
}
