// The files of an item or a feedback: saved by a click, and where one may change them added and taken away.
import { useRef, useState, type JSX } from 'react';
import type { ScheduleItem } from '#sdk/api.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { fileById } from '#sdk/transfers/rules/file-by-id.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { saveContent } from '../files/save-content.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import './AttachmentStrip.css';

/** A file as it stands there. */
export type Attached = ScheduleItem['attachments'][number];
const most = 10;

/** The strip; without `onChange` the files can only be saved. */
export function AttachmentStrip(props: {
  readonly files: readonly Attached[];
  readonly onChange?: (files: readonly Attached[]) => void;
}): JSX.Element {
  const { files, onChange } = props;
  const { office } = useApp();
  const { t, timeLocale } = useTranslator();
  const notify = useNotify();
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const save = ({ id, name, size }: Attached): Promise<boolean> =>
    notify.attempt(() => saveContent(office, fileById(id, { name, size })));
  const add = async (chosen: readonly File[]): Promise<void> => {
    setBusy(true);
    let next = files;
    await notify.attempt(async () => {
      for (const file of chosen.slice(0, most - files.length)) {
        const { id, name, size } = await office.schedule.attach({
          name: file.name,
          type: file.type,
          content: file,
        });
        next = [...next, { id, name, size }];
      }
    });
    setBusy(false);
    onChange?.(next);
  };
  return (
    <div className="tg-attached">
      {files.length === 0 ? null : (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <Icon name="file" size={18} />
              <span>
                <span className="tg-truncate">{file.name}</span>
                <small className="tg-number">{sizeText(file.size, timeLocale)}</small>
              </span>
              <IconButton
                icon="down"
                size={16}
                label={`${t('schedule.saveFile')} · ${file.name}`}
                onClick={() => void save(file)}
              />
              {onChange === undefined ? null : (
                <IconButton
                  icon="close"
                  size={16}
                  label={`${t('schedule.act.remove')} · ${file.name}`}
                  onClick={() => onChange(files.filter((one) => one.id !== file.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {onChange === undefined ? null : (
        <>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            aria-label={t('schedule.addFile')}
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              void add(chosen);
            }}
          />
          <Button
            size="small"
            icon="plus"
            busy={busy}
            disabled={files.length >= most}
            onClick={() => chooser.current?.click()}
          >
            {t('schedule.addFile')}
          </Button>
          {files.length >= most ? <small>{t('schedule.mostFiles', { count: most })}</small> : null}
        </>
      )}
    </div>
  );
}
