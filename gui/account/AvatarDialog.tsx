// Cuts a square out of a chosen picture, by mouse, touch or keys, and hands it over.
import { useEffect, useId, useState, type JSX } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PictureFile } from '#sdk/api.ts';
import { hasCoarsePointer } from '../ground/coarse-pointer.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useText } from '../parts/text.ts';
import { cutSquare } from './cut-square.ts';
import './AvatarDialog.css';

/** Largest enlargement, and one step of the slider. */
const zoomRange = { most: 4, step: 0.1 } as const;

/** `file` undefined is closed; `onSave` answers whether it worked. */
export function AvatarDialog(props: {
  readonly file: File | undefined;
  readonly title: string;
  readonly onSave: (picture: PictureFile) => Promise<boolean>;
  readonly onClose: () => void;
}): JSX.Element {
  const id = useId();
  // The stage is measured once: not before the dialog has grown to its size.
  const [grown, setGrown] = useState(false);
  return (
    <Dialog
      isOpen={props.file !== undefined}
      onClose={props.onClose}
      onOpened={() => setGrown(true)}
      onClosed={() => setGrown(false)}
      aria-labelledby={id}
      transitionDuration={180}
    >
      {props.file === undefined ? null : (
        <AvatarForm {...props} file={props.file} titleId={id} grown={grown} />
      )}
    </Dialog>
  );
}

function AvatarForm(props: {
  readonly file: File;
  readonly titleId: string;
  readonly grown: boolean;
  readonly title: string;
  readonly onSave: (picture: PictureFile) => Promise<boolean>;
  readonly onClose: () => void;
}): JSX.Element {
  const { file, onClose, onSave } = props;
  const t = useText();
  const notify = useNotify();
  const [image, setImage] = useState('');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [damaged, setDamaged] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const address = URL.createObjectURL(file);
    setImage(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const save = async (): Promise<void> => {
    if (area === undefined) return;
    setBusy(true);
    let saved = false;
    await notify.attempt(async () => void (saved = await onSave(await cutSquare(image, area))));
    setBusy(false);
    if (saved) onClose();
  };

  return (
    <form
      className="tg-dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id={props.titleId}>{props.title}</h2>
      <p className="tg-dialog__body">
        {t(hasCoarsePointer() ? 'account.cropHintTouch' : 'account.cropHint')}
      </p>
      <div className="tg-crop">
        {damaged || image === '' || !props.grown ? null : (
          <Cropper
            image={image}
            crop={crop}
            zoom={zoom}
            aspect={1}
            maxZoom={zoomRange.most}
            // A square picture is kept whole; of another one the whole shorter side.
            objectFit="contain"
            showGrid={false}
            keyboardStep={4}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: 'tg-crop__area' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': t('account.cropArea'), role: 'group' }}
            mediaProps={{ alt: '', onError: () => setDamaged(true) }}
          />
        )}
      </div>
      {damaged ? <FieldMessage tone="error">{t('account.pictureUnreadable')}</FieldMessage> : null}
      <label className="tg-crop__zoom">
        <span>{t('account.zoom')}</span>
        <input
          type="range"
          min={1}
          max={zoomRange.most}
          step={zoomRange.step}
          value={zoom}
          disabled={damaged}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div className="tg-dialog__acts">
        <Button onClick={onClose}>{t('words.cancel')}</Button>
        <Button type="submit" look="primary" busy={busy} disabled={damaged || area === undefined}>
          {t('account.pictureSave')}
        </Button>
      </div>
    </form>
  );
}
