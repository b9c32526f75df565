// Shows the file of a message.
import { useMemo, type JSX } from 'react';
import type { MessageFile } from '#sdk/api.ts';
import { useApp } from '../../ground/app-parts.ts';
import { saveContent } from '../save-content.ts';
import { PreviewDialog, type PreviewSource } from './PreviewDialog.tsx';

/** Mounted is open. */
export function FilePreview(props: {
  readonly file: MessageFile;
  readonly onClose: () => void;
}): JSX.Element {
  const { file } = props;
  const { office } = useApp();
  const source = useMemo(
    (): PreviewSource => ({
      ...{ name: file.name, size: file.size },
      // Pictures and films that were sent as such come by the session; what was sent as a file has an address.
      ...(file.kind === 'file' &&
        !file.peer && { address: (signal?: AbortSignal) => office.files.address(file, { signal }) }),
      load: async (signal) => (await office.files.content(file, {}, { signal })).bytes,
      save: () => saveContent(office, file),
    }),
    // Another message object of the same file is the same content.
    // oxlint-disable-next-line react/exhaustive-deps
    [office, file.fileId],
  );
  return <PreviewDialog source={source} onClose={props.onClose} />;
}
