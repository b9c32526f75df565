// Shows the notices of the moment over everything.
import type { JSX } from 'react';
import type { Notice } from '#sdk/notices/screens/notices.ts';
import { useTranslator } from '../parts/text.ts';
import { ToastStack } from '../parts/ToastStack.tsx';
import { useApp } from '../ground/app-parts.ts';
import { noticeSentence } from '../ground/notice-sentence.ts';
import { useScreen } from '../ground/useScreen.ts';

/** The window's stack of toasts; over a locked screen there are none. `onOpen` leads to a page. */
export function Notices({ onOpen }: { readonly onOpen: (path: string) => void }): JSX.Element {
  const { notices, page } = useApp();
  const { locked } = useScreen(page);
  const translator = useTranslator();
  const { shown } = useScreen(notices);
  const toast = (notice: Notice) => ({
    id: notice.id,
    tone: notice.manner.tone,
    text: noticeSentence(translator, notice),
    // Whoever cannot write where the files lie is led to where another place is chosen.
    ...('error' in notice && notice.error.code === 'cachePermission'
      ? { act: { label: translator.t('files.cacheChoose'), onAct: () => onOpen('/setting/fileManager') } }
      : {}),
    ...(notice.canUndo === true
      ? { act: { label: translator.t('words.undo'), onAct: () => notices.undo(notice.id) } }
      : {}),
    ...(notice.manner.closable ? { onClose: () => notices.close(notice.id) } : {}),
  });
  return <ToastStack toasts={locked ? [] : shown.map(toast)} onHold={(held) => notices.hold(held)} />;
}
