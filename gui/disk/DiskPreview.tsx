// Shows a file of a disk, and by the arrows those beside it in the list.
import { useMemo, type JSX } from 'react';
import type { DiskNode, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { PreviewDialog, type PreviewSource } from '../files/preview/PreviewDialog.tsx';
import { previewKind } from '../files/preview/preview-kind.ts';
import { saveNode } from './save-node.ts';

/** Pixels of a side of the office's small pictures at most. */
const largestThumbnail = 512;

/** Who may look only gets no file: the office's small picture of it, or the text that stands in it. */
function lookedAt(office: OfficeApi, row: DiskNode): PreviewSource {
  const isPicture = previewKind(row.name).kind === 'picture';
  return {
    ...{ name: row.name, size: row.size, shownAs: isPicture ? 'small.png' : 'words.txt' },
    async load(signal) {
      // Nothing is lost where that cannot be told.
      office.disk.touch(row.id).catch(() => undefined);
      if (isPicture) return office.disk.thumbnail(row.id, largestThumbnail, { signal });
      const { text } = await office.disk.text(row.id, {}, { signal });
      if (text === '') throw new OfficeError('diskPermission', { params: { name: row.name } });
      return new TextEncoder().encode(text);
    },
  };
}

/** `beside` are the files of the list in its order; `onShow` shows another of them. */
export function DiskPreview(props: {
  readonly row: DiskNode;
  readonly beside: readonly DiskNode[];
  readonly onShow: (row: DiskNode) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { row, beside, onShow } = props;
  const { office } = useApp();
  const source = useMemo(
    (): PreviewSource =>
      row.level === 'view'
        ? lookedAt(office, row)
        : {
            ...{ name: row.name, size: row.size },
            address: (signal) => office.disk.address(row, { signal }),
            load: async (signal) => (await office.disk.content(row, { signal })).bytes,
            save: () => saveNode(office, row),
          },
    [office, row],
  );
  const at = beside.findIndex(({ id }) => id === row.id);
  const step = (steps: 1 | -1): void => {
    const next = beside[(at + steps + beside.length) % beside.length];
    if (next !== undefined) onShow(next);
  };
  return (
    <PreviewDialog
      source={source}
      onClose={props.onClose}
      onStep={beside.length > 1 && at >= 0 ? step : undefined}
    />
  );
}
