// Writes an announcement or changes one: title, text, whom it is for, and when it comes and goes.
import { useState, type JSX } from 'react';
import { draftProblem } from '#sdk/announcements/rules/draft-problem.ts';
import type { Announcement, AnnouncementDraft, Audience } from '#sdk/announcements/announcements-api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { richTextOf, type RichText } from '#sdk/contract/rich-text.ts';
import { fileById } from '#sdk/transfers/rules/file-by-id.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { RichTextEditor, type RichPictures } from '../parts/rich-text/RichTextEditor.tsx';
import { RichTextView } from '../parts/rich-text/RichTextView.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip, type Attached } from '../schedule/AttachmentStrip.tsx';
import { AudienceField } from './AudienceField.tsx';
import { drawPicture } from './draw-picture.tsx';
import { MomentField } from '../chat/acts/MomentField.tsx';

/** `before` is the one that is changed. */
export function PublishPane(props: {
  readonly before: Announcement | undefined;
  readonly onDone: (made: Announcement) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { before } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const [title, setTitle] = useState(before?.title ?? '');
  const [body, setBody] = useState<RichText>(before?.body ?? richTextOf(''));
  const [audience, setAudience] = useState<readonly Audience[]>(before?.audience ?? [{ kind: 'everybody' }]);
  const [pinned, setPinned] = useState(before?.pinned ?? false);
  const [mustConfirm, setMustConfirm] = useState(before?.mustConfirm ?? false);
  const [at, setAt] = useState(before?.state === 'scheduled' ? before.time : undefined);
  const [until, setUntil] = useState(before?.until ?? undefined);
  const [files, setFiles] = useState<readonly Attached[]>(before?.attachments ?? []);
  const [preview, setPreview] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<OfficeError>();
  const pictures: RichPictures = {
    load: async (file) => {
      const { type, bytes } = await office.files.content(fileById(file, { kind: 'image' }));
      return URL.createObjectURL(new Blob([bytes], { type }));
    },
    async add(file) {
      let id: string | undefined;
      await notify.attempt(async () => {
        id = (await office.schedule.attach({ name: file.name, type: file.type, content: file })).id;
      });
      return id;
    },
  };
  const draft: AnnouncementDraft = {
    title,
    body,
    audience,
    pinned,
    mustConfirm,
    ...(at !== undefined && before?.state !== 'published' && { at }),
    ...(until !== undefined && { until }),
    fileIds: files.map(({ id }) => id),
  };
  const publish = async (): Promise<void> => {
    const problem = draftProblem({ ...draft, body }, Date.now());
    if (problem !== undefined) return setError(new OfficeError(problem));
    setBusy(true);
    setError(undefined);
    try {
      props.onDone(
        before === undefined
          ? await office.announcements.publish(draft)
          : await office.announcements.change(before.id, before.rev, draft),
      );
    } catch (thrown) {
      setError(asOfficeError(thrown));
    } finally {
      setBusy(false);
    }
  };
  const titleError =
    error?.code === 'announcementTitleMissing' ? errorText(translator, error.data) : undefined;
  return (
    <div className="tg-announcement">
      <PaneHeader
        title={t(before === undefined ? 'workbench.announcement.publish' : 'workbench.announcement.edit')}
        onBack={props.onClose}
        acts={
          <>
            <Button onClick={() => setPreview(!preview)}>{t('workbench.announcement.preview')}</Button>
            <Button look="primary" busy={busy} onClick={() => void publish()}>
              {t(before === undefined ? 'workbench.announcement.publish' : 'workbench.save')}
            </Button>
          </>
        }
      />
      <div className="tg-announcement__body">
        {preview ? (
          <div className="tg-announcement__page">
            <h2 className="tg-announcement__title">{title}</h2>
            <RichTextView text={body} picture={drawPicture} />
            {files.length === 0 ? null : <AttachmentStrip files={files} />}
          </div>
        ) : (
          <div className="tg-announcement__page tg-publish">
            <Field
              label={t('workbench.announcement.titleField')}
              value={title}
              error={titleError}
              onChange={setTitle}
            />
            <div className="tg-field">
              <span className="tg-field__label">{t('workbench.announcement.body')}</span>
              <RichTextEditor
                label={t('workbench.announcement.body')}
                start={body}
                pictures={pictures}
                onChange={setBody}
              />
            </div>
            <AttachmentStrip files={files} onChange={setFiles} />
            <AudienceField audience={audience} onChange={setAudience} />
            <div className="tg-publish__times">
              {before?.state === 'published' ? null : (
                <MomentField
                  label={t('workbench.announcement.at')}
                  timeLabel={t('workbench.announcement.atTime')}
                  value={at}
                  usual="08:00"
                  onChange={setAt}
                />
              )}
              <MomentField
                label={t('workbench.announcement.untilField')}
                timeLabel={t('workbench.announcement.untilTime')}
                value={until}
                usual="24:00"
                onChange={setUntil}
              />
            </div>
            <Checkbox checked={pinned} onChange={setPinned}>
              {t('workbench.announcement.asPinned')}
            </Checkbox>
            <Checkbox checked={mustConfirm} onChange={setMustConfirm}>
              {t('workbench.announcement.asConfirm')}{' '}
              <small>{t('workbench.announcement.asConfirmDetail')}</small>
            </Checkbox>
            {error === undefined || titleError !== undefined ? null : (
              <FieldMessage tone="error">{errorText(translator, error.data)}</FieldMessage>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
