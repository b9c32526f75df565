// Draws a file: what it is, how large, how far it is, and the act that fits.
import { lazy, useState, type JSX } from 'react';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../../ground/app-parts.ts';
import { loadPart } from '../../ground/lazy-part.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { fileHue, fileIcon } from '../../files/file-hue.ts';
import { previewKind } from '../../files/preview/preview-kind.ts';
import { saveContent } from '../../files/save-content.ts';
import { useTransfer } from '../../files/transfer-store.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { Opening } from '../../parts/Opening.tsx';
import { useTranslator } from '../../parts/text.ts';
import type { KindProps } from './kind-props.ts';
import { MediaCaption } from './MediaCaption.tsx';
import { PlainCard } from './PlainCard.tsx';
import { TransferState } from './TransferState.tsx';
import '../../parts/MessageCard.css';
import './CardMessage.css';
import './Media.css';

const FilePreview = lazy(async () => ({
  default: (await loadPart(() => import('../../files/preview/FilePreview.tsx'))).FilePreview,
}));

/** Saving fetches it first; what is under way shows how far it is instead. */
export function FileCard(props: KindProps<'file' | 'peerFile'>): JSX.Element {
  const { t, locale } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const { message } = props;
  const file = fileOf(message);
  const [isOpen, setOpen] = useState(false);
  const transfer = useTransfer(message.key, file?.fileId ?? '');
  if (file === undefined) return <PlainCard {...props} />;
  const underway = transfer !== undefined && transfer.state !== 'done';
  const opens = !underway && message.state === 'sent' && !file.peer && previewKind(file.name).kind !== 'none';
  const reason = transfer?.wayReason;
  const way = file.peer
    ? t('files.way.direct')
    : reason === undefined
      ? undefined
      : t('files.way.office', { reason: t(`files.wayReason.${reason}`) });
  const name = (
    <b className="tg-kind__title" title={file.name} dir="auto">
      {file.name}
    </b>
  );
  return (
    <div className="tg-kind">
      <div className="tg-card">
        <span className="tg-card__tile" data-hue={fileHue(file.name)}>
          <Icon name={fileIcon(file.name)} size={22} />
        </span>
        <span className="tg-card__text">
          {opens ? (
            <button type="button" className="tg-kind__opens" onClick={() => setOpen(true)}>
              {name}
            </button>
          ) : (
            name
          )}
          <span className="tg-number">
            {sizeText(file.size, locale)}
            {way === undefined ? '' : ` · ${way}`}
          </span>
        </span>
        {!opens ? null : (
          <IconButton icon="eye" size={18} label={t('files.preview')} onClick={() => setOpen(true)} />
        )}
        {underway || message.state !== 'sent' ? null : (
          <Button size="small" onClick={() => void notify.attempt(() => saveContent(office, file))}>
            {t('files.save')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <Opening onClose={() => setOpen(false)}>
          <FilePreview file={file} onClose={() => setOpen(false)} />
        </Opening>
      ) : null}
      <TransferState transfer={transfer} />
      <MediaCaption {...props} />
    </div>
  );
}
