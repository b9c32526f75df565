// Draws the ways to change one's own picture: choose a file, or show none.
import { useRef, useState, type JSX } from 'react';
import { useApp } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { AvatarDialog } from './AvatarDialog.tsx';

/** `shows` says whether there is a picture to take away. A file may be of any kind the browser draws; what is sent is a JPEG. */
export function AvatarButtons({ shows }: { readonly shows: boolean }): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const remove = async (): Promise<void> => {
    if (await notify.attempt(() => office.account.removeAvatar()))
      notify.done({ key: 'account.pictureRemoved' });
  };
  return (
    <div className="tg-account__acts">
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
      <Button icon="picture" onClick={() => chooser.current?.click()}>
        {t('account.pictureChange')}
      </Button>
      {shows ? (
        <Button look="quiet" onClick={() => void remove()}>
          {t('account.pictureRemove')}
        </Button>
      ) : null}
      <AvatarDialog
        file={file}
        title={t('account.picture')}
        onClose={() => setFile(undefined)}
        onSave={async (picture) => {
          await office.account.changeAvatar(picture);
          notify.done({ key: 'account.pictureChanged' });
          return true;
        }}
      />
    </div>
  );
}
