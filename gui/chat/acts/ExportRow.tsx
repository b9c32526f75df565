// Draws the way from a chat's past to a file of it: three forms, with the files in a folder where wanted.
import { useState, type JSX } from 'react';
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import { exportChat } from '#sdk/chat/actions/export-chat.ts';
import { exportEnding, exportFormats, type ExportFormat } from '#sdk/chat/rules/chat-export.ts';
import { exportFiles, filesToExport, type ExportProgress } from '#sdk/transfers/actions/export-files.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { useApp } from '../../ground/app-parts.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { Button } from '../../parts/Button.tsx';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { useTranslator } from '../../parts/text.ts';
import { chooseFolder, exportDirectory, hasFolders, writeInto } from './export-directory.ts';
import { fileName, saveFile } from './save-file.ts';

/** What an export is printed with: the reader's words, and the moment that stands in it. */
function printing(translator: Translator): { translator: Translator; now: number } {
  return { translator, now: Date.now() };
}

/** The row under the list. */
export function ExportRow({ chat }: { readonly chat: LocalChat }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [withFiles, setWithFiles] = useState(false);
  const [progress, setProgress] = useState<ExportProgress>();
  const canFolders = hasFolders();
  const saveAlone = async (format: ExportFormat): Promise<void> => {
    const { content, messages } = await exportChat(office, { chatId: chat.id, format }, printing(translator));
    saveFile(`${chat.name}.${exportEnding(format)}`, content);
    notify.done({ key: 'acts.export.done', parameters: { count: messages } });
  };
  const saveWithFiles = async (format: ExportFormat): Promise<void> => {
    const folder = await chooseFolder();
    if (folder === undefined) return;
    const name = fileName(chat.name);
    let last: ExportProgress = { done: 0, of: 0, missing: 0 };
    const files = (messages: readonly LocalMessage[]) =>
      exportFiles(filesToExport(messages), `${name}-files`, exportDirectory(office, folder), {
        progress(now) {
          last = now;
          setProgress(now);
        },
      });
    const { content, messages } = await exportChat(
      office,
      { chatId: chat.id, format },
      { ...printing(translator), files },
    );
    await writeInto(folder, `${name}.${exportEnding(format)}`, content);
    const { done, missing } = last;
    notify.done({
      key: 'acts.export.doneFiles',
      parameters: { count: messages, files: done - missing, missing },
    });
  };
  const save = async (format: ExportFormat): Promise<void> => {
    setBusy(true);
    await notify.attempt(() => (withFiles ? saveWithFiles(format) : saveAlone(format)));
    setBusy(false);
    setProgress(undefined);
  };
  return (
    <div className="tg-act-dialog__row tg-act-dialog__foot">
      <span className="tg-act-dialog__note">{t('acts.history.format')}</span>
      {exportFormats.map((format) => (
        <Button key={format} size="small" busy={busy} onClick={() => void save(format)}>
          {format === 'markdown' ? 'Markdown' : format.toUpperCase()}
        </Button>
      ))}
      {canFolders ? (
        <Checkbox checked={withFiles} onChange={setWithFiles}>
          {t('acts.export.withFiles')}
        </Checkbox>
      ) : (
        <span className="tg-act-dialog__note">{t('acts.export.noFolders')}</span>
      )}
      {progress === undefined ? null : (
        <span className="tg-act-dialog__note tg-number" role="status">
          {t('acts.export.filesProgress', { done: progress.done, of: progress.of })}
        </span>
      )}
    </div>
  );
}
