// Draws a person, group or assistant: photo, else characters on a stable hue, with an online dot.
import { useState, type JSX } from 'react';
import { avatarHue, avatarText } from '#sdk/contacts/rules/avatar.ts';
import { Icon } from './Icon.tsx';
import { usePhoto } from './photos.ts';
import './Avatar.css';

/** What an avatar needs to know. `id` fixes the hue, so it must be the person's or group's own id. */
export type AvatarProps = {
  readonly id: string;
  readonly name: string;
  /** 24, 32, 40 or 64 px. */
  readonly size?: 'tiny' | 'small' | 'row' | 'large';
  /** The address a row or message carries; what the office has said since beats it. */
  readonly photo?: string;
  readonly online?: boolean;
  /** The AI entry shows its spark in jade. */
  readonly kind?: 'person' | 'group' | 'assistant';
};

/** Silent for screen readers: the name always stands beside it. */
export function Avatar({ id, name, size = 'row', photo, online, kind = 'person' }: AvatarProps): JSX.Element {
  const [broken, setBroken] = useState<string>();
  const picture = usePhoto(kind === 'person' ? id : undefined, photo ?? '');
  const text = avatarText(name, kind);
  return (
    <span
      className="tg-avatar"
      data-size={size}
      data-hue={kind === 'assistant' ? 4 : avatarHue(id)}
      data-long={text.length > 1 || undefined}
      aria-hidden="true"
    >
      {picture !== undefined && picture !== broken ? (
        <img src={picture} alt="" draggable={false} onError={() => setBroken(picture)} />
      ) : kind === 'assistant' ? (
        <Icon name="spark" size={size === 'tiny' ? 14 : size === 'small' ? 17 : size === 'row' ? 20 : 30} />
      ) : (
        text
      )}
      {online ? <i className="tg-avatar__online" /> : null}
    </span>
  );
}
