// Decides which messages belong under which tab of a chat's history (spec §7 query…, kinds of spec §3).
import type { ContentKind } from '../../contract/flags.ts';
import { parseMarkup } from '../../contract/markup/markup.ts';

/** The tabs, in their order. */
export const historyTabs = ['all', 'pictures', 'files', 'links'] as const;
/** One of them. */
export type HistoryTab = (typeof historyTabs)[number];

/** Content kinds a tab asks for; undefined for all. Links stand in texts too. */
export function kindsOfTab(tab: HistoryTab): readonly ContentKind[] | undefined {
  switch (tab) {
    case 'all':
      return undefined;
    case 'pictures':
      return ['image', 'video'];
    case 'files':
      return ['file', 'peerFile', 'shareFile'];
    case 'links':
      return ['link', 'shareLink', 'text'];
  }
}

/** Whether a message of one of its kinds really stands under a tab. */
export function belongsToTab(tab: HistoryTab, message: { kind: ContentKind; text: string }): boolean {
  if (tab !== 'links' || message.kind !== 'text') return true;
  return parseMarkup(message.text).some(
    (node) => node.type === 'link' || (node.type === 'text' && /https?:\/\/\S/i.test(node.text)),
  );
}
