// Asks before files are sent: what they are, how large, a few words to go with them.
import { useEffect, useId, useState, type JSX, type ReactNode } from 'react';
import type { LocalChat, NewFile } from '#sdk/api.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { mayGoDirectly } from '#sdk/transfers/rules/direct-file.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { randomId } from '../ground/random-id.ts';
import { useNotify } from '../ground/useNotify.ts';
import { ActFrame } from '../chat/acts/ActFrame.tsx';
import { WhenField } from '../chat/acts/WhenField.tsx';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { type DroppedFolder, isFolder } from './dropped-files.ts';
import { fileHue, fileIcon } from './file-hue.ts';
import { preparedFile } from './prepare-file.ts';
import '../chat/acts/ActDialogs.css';
import '../parts/MessageCard.css';
import './SendFilesDialog.css';

/** Opens with the first file; taking the last one away closes it. */
export function SendFilesDialog(props: {
  readonly chat: LocalChat;
  readonly files: readonly (File | DroppedFolder)[];
  readonly onChange: (files: readonly (File | DroppedFolder)[]) => void;
  readonly onSent: () => void;
}): JSX.Element {
  const { chat, files, onChange } = props;
  const translator = useTranslator();
  const { t, locale } = translator;
  const name = chat.kind === 'direct' ? nameText(translator, chat.name) : chat.name;
  const { office } = useApp();
  const notify = useNotify();
  const noteId = useId();
  const [when, setWhen] = useState(false);
  const [caption, setCaption] = useState('');
  const [busy, setBusy] = useState(false);
  const [direct, setDirect] = useState(false);
  const canGoDirectly = useDirectWay(chat);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const goesDirectly = direct && canGoDirectly;
  /** True where all of them were taken; what could not be sent stays in the dialog. */
  const give = async (put: (file: NewFile) => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    const id = randomId();
    for (const [at, file] of files.entries()) {
      const given = await notify.attempt(async () =>
        put({
          ...(await preparedFile(chat.id, file, at === 0 ? caption : '')),
          together: { id, place: at },
          ...(goesDirectly && { direct: true, kind: 'file' as const }),
        }),
      );
      if (given) continue;
      setBusy(false);
      setWhen(false);
      onChange(files.slice(at));
      return false;
    }
    setBusy(false);
    setCaption('');
    onChange([]);
    return true;
  };
  const send = async (): Promise<void> => {
    if (await give((file) => office.files.send(file))) props.onSent();
  };
  const schedule = async (dueTime: number): Promise<void> => {
    if (!(await give((file) => office.later.scheduleFile({ ...file, dueTime })))) return;
    notify.done({ key: 'acts.when.scheduled', parameters: { time: fullTime(translator, dueTime) } });
  };
  if (when)
    return (
      <ActFrame title={t('acts.when.sendTitle')} onClose={() => setWhen(false)}>
        <ul
          className="tg-send-files"
          aria-label={t('files.sendCount', { count: files.length, size: sizeText(total, locale) })}
        >
          {files.map((file, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <FileRow key={`${file.name} ${at}`} file={file} />
          ))}
        </ul>
        <WhenField
          act={t('acts.when.send')}
          onTime={(time) => void schedule(time)}
          onClose={() => setWhen(false)}
        />
      </ActFrame>
    );
  return (
    <ConfirmDialog
      open={files.length > 0}
      title={t('files.sendTitle', { chat: name })}
      act={t('files.send')}
      busy={busy}
      also={
        <Button
          icon="clock"
          disabled={goesDirectly || busy}
          {...(goesDirectly && { describedBy: noteId })}
          onClick={() => setWhen(true)}
        >
          {t('files.later')}
        </Button>
      }
      onConfirm={() => void send()}
      onClose={() => onChange([])}
    >
      <ul className="tg-send-files">
        {files.map((file, at) => (
          // The same file may be chosen twice.
          // oxlint-disable-next-line react/no-array-index-key
          <FileRow key={`${file.name} ${at}`} file={file}>
            <IconButton
              icon="close"
              size={16}
              label={t('files.remove', { name: file.name })}
              onClick={() => onChange(files.filter((_, index) => index !== at))}
            />
          </FileRow>
        ))}
      </ul>
      <p className="tg-send-files__total tg-number">
        {t('files.sendCount', { count: files.length, size: sizeText(total, locale) })}
      </p>
      <input
        className="tg-send-files__caption"
        value={caption}
        maxLength={500}
        placeholder={t('files.caption')}
        aria-label={t('files.caption')}
        onChange={(event) => setCaption(event.target.value)}
      />
      {canGoDirectly ? (
        <div className="tg-send-files__direct">
          <Checkbox checked={direct} onChange={setDirect}>
            {t('files.sendDirectly', { name })}
          </Checkbox>
          {goesDirectly ? (
            <p id={noteId} className="tg-send-files__note">
              {t('errors.directNotScheduled')}
            </p>
          ) : null}
        </div>
      ) : null}
    </ConfirmDialog>
  );
}

/** Whether a file can go straight to the other person: in a chat of two, and where this client has the means. */
function useDirectWay(chat: LocalChat): boolean {
  const { files } = useApp().office;
  const [can, setCan] = useState(false);
  useEffect(() => {
    let here = true;
    const mayAsk = mayGoDirectly(chat);
    if (!mayAsk) setCan(false);
    else void files.canGoDirectly().then((answer) => here && setCan(answer), ignore);
    return () => {
      here = false;
    };
  }, [files, chat]);
  return can;
}

/** Without an answer the usual way is offered alone. */
const ignore = (): void => undefined;

/** A file by its picture, name and size; `children` is what can be done with it. */
function FileRow(props: { readonly file: File | DroppedFolder; readonly children?: ReactNode }): JSX.Element {
  const { file } = props;
  const { locale } = useTranslator();
  return (
    <li>
      <Thumb file={file} />
      <span
        className="tg-send-files__name tg-truncate"
        dir="auto"
        lang={textLanguage(file.name)}
        title={file.name}
      >
        {isFolder(file) ? `${file.name}.zip` : file.name}
      </span>
      <span className="tg-number">{sizeText(file.size, locale)}</span>
      {props.children}
    </li>
  );
}

function Thumb({ file }: { readonly file: File | DroppedFolder }): JSX.Element {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (isFolder(file) || !file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === undefined)
    return (
      <span className="tg-card__tile" data-hue={isFolder(file) ? 4 : fileHue(file.name)}>
        <Icon name={isFolder(file) ? 'disk' : fileIcon(file.name)} size={20} />
      </span>
    );
  return (
    <span className="tg-send-files__thumb">
      <img src={url} alt="" />
    </span>
  );
}
