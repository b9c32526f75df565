// Decides what a shared cloud file's card shows (type 22): everything it carries, and the asking for access.
import type { SharedFileNode } from '../../contract/markup/node.ts';
import type { CardFact, CardSetting, CardView } from './card-view.ts';

/** Opening leads to the disk, which says whether one may see it; without a disk at hand its owner can be asked for access. */
export function shareFileCard(node: SharedFileNode, { mine, mid, isStored }: CardSetting): CardView {
  const facts: CardFact[] = [];
  if (node.isFolder === true) facts.push({ key: 'chat.card.folder' });
  if (node.size !== undefined) facts.push({ bytes: node.size });
  if (node.ownerName !== undefined)
    facts.push({ key: 'chat.card.sharedBy', parameters: { name: node.ownerName } });
  if (node.time !== undefined) facts.push({ from: node.time });
  return {
    title: { text: node.name },
    facts,
    acts: [
      ...(mine || !isStored ? [] : [{ type: 'askAccess' as const, mid }]),
      {
        type: 'openFile',
        path: `/main/disk/shared?open=${node.isFolder === true ? 'folder' : 'file'}:${node.fileId}`,
      },
    ],
  };
}
