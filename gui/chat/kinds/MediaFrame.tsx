// Keeps the place of a picture or film before it is there, so that nothing jumps when it comes.
import type { JSX, ReactNode } from 'react';
import type { MessageFile } from '#sdk/api.ts';
import './Media.css';

/** Largest size in the timeline, in pixels; what nobody knows the sides of gets a square. */
const room = { width: 320, height: 320, unknown: 200 } as const;

/** The size at which it is drawn: never enlarged, in its own proportion. */
export function MediaFrame(props: { readonly file: MessageFile; readonly children: ReactNode }): JSX.Element {
  const { width, height } = props.file;
  const known = width > 0 && height > 0;
  const scale = known ? Math.min(1, room.width / width, room.height / height) : 1;
  const size = known
    ? { width: Math.max(48, Math.round(width * scale)), ratio: `${width} / ${height}` }
    : { width: room.unknown, ratio: '1 / 1' };
  return (
    <div className="tg-media" style={{ width: `${size.width}px`, aspectRatio: size.ratio }}>
      {props.children}
    </div>
  );
}
