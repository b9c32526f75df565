// Fetches the content of a message's file for as long as something draws it.
import { useEffect, useState } from 'react';
import type { MessageFile } from '#sdk/api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';

/** An address an `<img>` or a player can show, or why there is none. */
export type ShownContent = { readonly url?: string; readonly error?: ErrorData };

/** `wanted` undefined fetches nothing; `again` changes for another try. */
export function useContent(wanted: MessageFile | undefined, cover: boolean, again = 0): ShownContent {
  const { office } = useApp();
  const [shown, setShown] = useState<ShownContent>({});
  const id = wanted?.fileId;
  useEffect(() => {
    if (wanted === undefined) return;
    const stop = new AbortController();
    let url: string | undefined;
    office.files
      .content(wanted, { cover }, { signal: stop.signal })
      .then(({ type, bytes }) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(new Blob([bytes], { type }));
        setShown({ url });
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setShown({ error: asOfficeError(error).data });
      });
    return () => {
      stop.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
    // Another message object of the same file is the same content.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [office, id, cover, again]);
  return shown;
}
