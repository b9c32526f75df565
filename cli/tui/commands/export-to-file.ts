// Exports a chat from the terminal client: asks for the form and the file, writes it, and its files beside it where wanted.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LocalMessage } from '#sdk/api.ts';
import { exportChat } from '#sdk/chat/actions/export-chat.ts';
import { exportEnding, exportFormats, formatOfName, type ExportFormat } from '#sdk/chat/rules/chat-export.ts';
import type { TextKey, TextRef } from '#sdk/locales/index.ts';
import { informationManner } from '#sdk/notices/rules/notice-time.ts';
import { exportFiles, filesToExport } from '#sdk/transfers/actions/export-files.ts';
import { safeName } from '#sdk/transfers/rules/safe-name.ts';
import { exportFolder, filesFolderOf } from '../../commands/chat/export-folder.ts';
import type { Desk } from '../frame/desk.ts';
import { unwritable } from '../../unwritable.ts';
import { drawableLine } from '../lines/drawable.ts';
import { isFolderAt } from '../questions/path-question.ts';
import type { Suggested } from '../questions/questions.ts';
import { typedPath } from './typed-path.ts';

type Parts = Pick<Desk, 'go' | 'notices' | 'now' | 'office' | 'questions' | 'translator'>;
type Form = { readonly format: ExportFormat; readonly withFiles: boolean };

const forms: readonly Form[] = exportFormats.flatMap((format) =>
  [false, true].map((withFiles) => ({ format, withFiles })),
);

const progressKeys: ReadonlySet<TextKey> = new Set(['tuiPanes.export.gathered', 'acts.export.filesProgress']);

/** Whoever leaves one of the two questions exports nothing. @throws OfficeError the network's */
export async function exportToFile(desk: Parts, chatId: string): Promise<void> {
  const { notices, now, office, translator } = desk;
  const chat = await office.chat.get(chatId);
  const form = await askForm(desk, translator.t('tuiPanes.export.title', { name: drawableLine(chat.name) }));
  if (form === undefined) return;
  const out = await askFile(desk, form.format, safeName(chat.name));
  if (out === undefined) return;
  /** How far it is: what was said of it before goes. */
  const how = (text?: TextRef): void => {
    for (const { id, ...said } of notices.getSnapshot().shown)
      if ('text' in said && said.text !== undefined && progressKeys.has(said.text.key)) notices.close(id);
    if (text !== undefined) notices.say(text, informationManner);
  };
  let [files, missing] = [0, 0];
  const { content, messages } = await exportChat(
    office,
    { chatId, format: form.format },
    {
      translator,
      now: now(),
      progress: (count) => how({ key: 'tuiPanes.export.gathered', parameters: { count } }),
      ...(form.withFiles && {
        files: async (all: readonly LocalMessage[]) => {
          const found = await exportFiles(
            filesToExport(all),
            filesFolderOf(out),
            exportFolder(office, dirname(out)),
            {
              progress: ({ done, of }) => how({ key: 'acts.export.filesProgress', parameters: { done, of } }),
            },
          );
          missing = [...found.values()].filter((file) => 'missing' in file).length;
          files = found.size - missing;
          return found;
        },
      }),
    },
  );
  how();
  const file = drawableLine(out);
  try {
    writeFileSync(out, content, { mode: 0o600 });
  } catch (error) {
    const { code, params } = unwritable(file, error);
    notices.say({ key: `cli.errors.${code}`, parameters: params }, informationManner);
    return;
  }
  notices.say(
    form.withFiles
      ? { key: 'cliActs.export.doneFiles', parameters: { count: messages, file, files, missing } }
      : { key: 'cliActs.export.done', parameters: { count: messages, file } },
    informationManner,
  );
}

async function askForm({ go, questions, translator }: Parts, title: string): Promise<Form | undefined> {
  const { t } = translator;
  const offered = forms.map(({ format, withFiles }, index): Suggested => {
    const name = format === 'markdown' ? 'Markdown' : format.toUpperCase();
    return {
      key: String(index),
      text: withFiles ? `${name}  ${t('tuiPanes.export.withFiles')}` : name,
      answer: String(index),
    };
  });
  const answer = await questions.ask(
    {
      title,
      placeholder: t('tuiPanes.export.format'),
      unfit: t('tuiPanes.export.format'),
      suggest: (typed) =>
        offered.filter(({ text }) => text.toLowerCase().startsWith(typed.trim().toLowerCase())),
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
  return answer === undefined ? undefined : forms[Number(answer)];
}

function askFile(
  { go, questions, translator }: Parts,
  format: ExportFormat,
  name: string,
): Promise<string | undefined> {
  const { t } = translator;
  return questions.ask(
    {
      title: t('tuiPanes.export.to'),
      placeholder: '',
      begin: join(process.cwd(), `${name}.${exportEnding(format)}`),
      unfit: t('tuiPanes.export.unfit'),
      suggest(typed) {
        const path = typedPath(typed);
        const isFile = formatOfName(path) === format && isFolderAt(dirname(path)) && !isFolderAt(path);
        if (!isFile) return [];
        const over = existsSync(path) ? { detail: t('tuiPanes.export.over') } : {};
        return [{ key: 'file', text: basename(path), ...over, answer: path }];
      },
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}
