// Draws the ways to change a picture of a person or group: choose a file, which is cut before it is kept, or show none.
import { useRef, useState, type JSX } from 'react';
import type { PictureFile } from '#sdk/api.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { AvatarDialog } from './AvatarDialog.tsx';

/** A file may be of any kind the browser draws; `onSave` gets a JPEG and answers whether it is shown now. */
export function PictureChooser(props: {
  readonly className: string;
  /** What the button says. */
  readonly change: string;
  /** Names the dialog in which it is cut. */
  readonly title: string;
  readonly small?: boolean;
  /** Whether there is a picture to take away. */
  readonly shows: boolean;
  readonly onSave: (picture: PictureFile) => Promise<boolean>;
  readonly onRemove: () => void;
}): JSX.Element {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const size = props.small === true ? ({ size: 'small' } as const) : {};
  return (
    <div className={props.className}>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          setFile(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button {...size} icon="picture" onClick={() => chooser.current?.click()}>
        {props.change}
      </Button>
      {props.shows ? (
        <Button {...size} look="quiet" onClick={props.onRemove}>
          {t('account.pictureRemove')}
        </Button>
      ) : null}
      <AvatarDialog
        file={file}
        title={props.title}
        onClose={() => setFile(undefined)}
        onSave={props.onSave}
      />
    </div>
  );
}
