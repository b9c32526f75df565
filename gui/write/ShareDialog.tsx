// Who has a document: people are picked, each has a level, and it is taken away again.
import { useEffect, useId, useState, type JSX } from 'react';
import type { DocumentGrant, DocumentLevel, WrittenDocument } from '#sdk/write/index.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { shareDocument } from '#sdk/write/actions/share-document.ts';
import { documentLevels } from '#sdk/write/rules/modules.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';

/** Most chats of one sending. */
const maxChats = 20;

/** See the file's first line. */
export function ShareDialog(props: {
  readonly document: WrittenDocument;
  readonly onClose: () => void;
}): JSX.Element {
  const { id } = props.document;
  const { office } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const titleId = useId();
  const [grants, setGrants] = useState<readonly DocumentGrant[]>([]);
  const [picking, setPicking] = useState(false);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    void notify.attempt(async () => setGrants(await office.write.grants(id)));
  }, [office, id, notify]);
  const give = (
    kind: DocumentGrant['kind'],
    granteeId: string | undefined,
    level: DocumentLevel | undefined,
  ) =>
    notify.attempt(async () =>
      setGrants(
        await office.write.setGrant(id, {
          kind,
          ...(granteeId !== undefined && { granteeId }),
          ...(level !== undefined && { level }),
        }),
      ),
    );
  if (picking)
    return (
      <PickerDialog
        title={t('write.sharePick')}
        options={{ mode: 'people' }}
        onPick={async ({ people }) => {
          for (const person of people) if (!(await give('person', person.id, 'edit'))) return false;
          return true;
        }}
        onClose={() => setPicking(false)}
      />
    );
  if (sending)
    return (
      <PickerDialog
        title={t('write.shareSend')}
        act={t('write.shareSend')}
        options={{ mode: 'chats', limit: maxChats }}
        onPick={(picked) =>
          notify.attempt(async () => {
            await shareDocument(office, props.document, picked, t('write.title'));
            notify.done({ key: 'write.shareSent' });
          })
        }
        onClose={props.onClose}
      />
    );
  const everybody = grants.some(({ kind }) => kind === 'everybody');
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={titleId} transitionDuration={120}>
      <div className="tg-dialog">
        <h2 id={titleId}>{t('write.shareTitle', { title: props.document.title })}</h2>
        <div className="tg-dialog__body">
          {grants.length === 0 ? <p>{t('write.shareNobody')}</p> : null}
          <ul className="tg-write-grants">
            {grants.map((grant) => (
              <li key={`${grant.kind}-${grant.granteeId ?? ''}`}>
                <span className="tg-truncate">
                  {grant.kind === 'everybody' ? t('write.everybody') : forReader(grant, language).name}
                </span>
                <Select
                  label={t('write.level')}
                  value={grant.level}
                  choices={documentLevels.map((level) => ({
                    value: level,
                    label: t(`write.levelName.${level}`),
                  }))}
                  onChoose={(level) => void give(grant.kind, grant.granteeId, level as DocumentLevel)}
                />
                <IconButton
                  icon="close"
                  size={16}
                  label={t('write.takeAway')}
                  onClick={() => void give(grant.kind, grant.granteeId, undefined)}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="tg-dialog__acts">
          <Button disabled={everybody} onClick={() => void give('everybody', undefined, 'read')}>
            {t('write.shareEverybody')}
          </Button>
          <Button onClick={props.onClose}>{t('words.close')}</Button>
          <Button icon="share" onClick={() => setSending(true)}>
            {t('write.shareSend')}
          </Button>
          <Button look="primary" icon="plus" onClick={() => setPicking(true)}>
            {t('write.shareAdd')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
