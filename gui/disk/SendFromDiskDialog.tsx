// Sends a file of a disk into a chat: it is shared with whom one writes with, and its card stands in the chat.
import { type JSX } from 'react';
import type { DiskNode, LocalChat } from '#sdk/api.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useTranslator } from '../parts/text.ts';
import { FolderTreeDialog } from './FolderTreeDialog.tsx';

/** Mounted is open. */
export function SendFromDiskDialog(props: {
  readonly chat: LocalChat;
  readonly onSent: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { chat, onClose } = props;
  const { office, variant } = useApp();
  const { person } = useDesk();
  const { t } = useTranslator();
  const notify = useNotify();
  const send = async (node: DiskNode): Promise<void> => {
    const id = chat.kind === 'group' ? chat.groupId : chat.peerId;
    if (id === undefined) return;
    const kind = chat.kind === 'group' ? ('group' as const) : ('person' as const);
    const worked = await notify.attempt(async () => {
      const level = node.level === 'view' ? 'view' : 'download';
      const shared = await office.disk.share({
        id: node.id,
        grantees: [{ kind, id, name: chat.name }],
        level,
      });
      // Where texts are sealed the office cannot write the card: this client does.
      if (variant.messageCipher !== null)
        await office.chat.send({
          ...{ chatId: chat.id, text: '' },
          card: {
            ...{ type: 'sharedFile', fileId: node.id, name: node.name, isFolder: node.isFolder },
            ...{ diskKind: node.diskKind, diskId: node.diskId, size: node.size, time: shared.time },
            ...{ ownerId: person.id, ownerName: person.name },
          },
        });
    });
    if (!worked) return;
    props.onSent();
    onClose();
  };
  return (
    <FolderTreeDialog
      files
      title={t('disk.sendTitle', { name: chat.name })}
      label={t('disk.send')}
      moving={[]}
      onChoose={(node) => void send(node)}
      onClose={onClose}
    />
  );
}
