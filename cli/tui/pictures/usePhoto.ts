// Gives a component the pixels of a person's picture, fetched and read when it is drawn for the first time.
import { useEffect, useState } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { Picture } from './scale.ts';
import { useNotify } from '../frame/useNotify.ts';

/** Undefined while there is none, or none that can be read. `hint` is the address that the person's row carries. */
export function usePhoto(personId: string, hint: string): Picture | undefined {
  const { office } = useDesk();
  const { attempt } = useNotify();
  const [address, setAddress] = useState(hint);
  const [read, setRead] = useState<{ address: string; picture: Picture | undefined }>();
  useEffect(
    () => office.contacts.photos((known) => setAddress(known[personId] ?? hint)),
    [office, personId, hint],
  );
  useEffect(() => {
    if (address === '') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    attempt(async () => {
      try {
        const [{ bytes }, { readPicture }] = await Promise.all([
          office.contacts.picture(address, { signal }),
          import('./read-picture.ts'),
        ]);
        if (!signal.aborted) setRead({ address, picture: readPicture(bytes) });
      } catch (error) {
        // Somebody who is left behind is waited for no longer.
        if (!signal.aborted) throw error;
      }
    });
    return () => leaving.abort();
  }, [office, address, attempt]);
  return address !== '' && read?.address === address ? read.picture : undefined;
}
