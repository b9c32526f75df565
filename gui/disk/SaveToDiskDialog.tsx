// Saves the file of a message to a folder of a disk: the office puts it there, nothing is fetched or sent up.
import { useState, type JSX } from 'react';
import type { DiskConflict, DiskNode, MessageFile } from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useTranslator } from '../parts/text.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FolderTreeDialog } from './FolderTreeDialog.tsx';
import './DiskViews.css';

/** Mounted is open. */
export function SaveToDiskDialog(props: {
  readonly file: MessageFile;
  readonly onClose: () => void;
}): JSX.Element {
  const { file, onClose } = props;
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const [taken, setTaken] = useState<DiskNode>();
  const ending = /\/([a-z\d]{2,4})$/.exec(file.mime)?.[1]?.replace('jpeg', 'jpg');
  // Pictures that were pasted have no name of their own.
  const name =
    file.name === ''
      ? `${t('disk.pictureName')}-${file.mid}${ending === undefined ? '' : `.${ending}`}`
      : file.name;
  const save = async (folder: DiskNode, conflict?: DiskConflict): Promise<void> => {
    try {
      const saved = await office.disk.saveFile({
        ...{ folderId: folder.id, fileId: file.fileId, name },
        ...(conflict !== undefined && { conflict }),
      });
      notify.done({ key: 'disk.saved', parameters: { name: saved.node.name } });
      onClose();
    } catch (error) {
      const { data } = asOfficeError(error);
      if (data.code === 'diskSameName' && conflict === undefined) setTaken(folder);
      else notify.fail(data);
    }
  };
  if (taken !== undefined)
    return (
      <ConflictDialog
        undecided={{
          taken: [{ id: file.fileId, name }],
          decide: (decisions) => {
            const way = decisions[file.fileId];
            if (way === undefined || way === 'skip') onClose();
            else void save(taken, way);
          },
        }}
        onClose={onClose}
      />
    );
  return (
    <FolderTreeDialog
      title={t('disk.saveTitle', { name })}
      label={t('disk.saveTo')}
      moving={[]}
      onChoose={(folder) => void save(folder)}
      onClose={onClose}
    />
  );
}
