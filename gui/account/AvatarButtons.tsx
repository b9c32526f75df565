// Draws the ways to change one's own picture.
import type { JSX } from 'react';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useText } from '../parts/text.ts';
import { PictureChooser } from './PictureChooser.tsx';

/** `shows` says whether there is a picture to take away. */
export function AvatarButtons({ shows }: { readonly shows: boolean }): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const remove = async (): Promise<void> => {
    if (await notify.attempt(() => office.account.removeAvatar()))
      notify.done({ key: 'account.pictureRemoved' });
  };
  return (
    <PictureChooser
      className="tg-account__acts"
      change={t('account.pictureChange')}
      title={t('account.picture')}
      shows={shows}
      onRemove={() => void remove()}
      onSave={async (picture) => {
        await office.account.changeAvatar(picture);
        notify.done({ key: 'account.pictureChanged' });
        return true;
      }}
    />
  );
}
