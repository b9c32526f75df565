// Draws pinned pictures over the page: each is moved by pointer or arrows, sized by + and -, and taken away by Esc.
import { useRef, useState, type JSX, type KeyboardEvent, type PointerEvent } from 'react';
import { useScreen } from '../ground/useScreen.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { pinnedShots, type Pin } from './pins.ts';
import './PinnedShots.css';

/** At first a picture takes at most this share of the page. */
const firstShare = 0.4;
const step = { move: 16, size: 1.15, smallest: 80 };
/** Where the next one lies beside the one before it, in px. */
const cascade = 28;
const inset = 64;

/** All of them; nothing while there are none. */
export function PinnedShots(): JSX.Element {
  const pins = useScreen(pinnedShots);
  return (
    <>
      {pins.map((pin, index) => (
        <PinnedShot key={pin.id} pin={pin} index={index} />
      ))}
    </>
  );
}

function PinnedShot({ pin, index }: { readonly pin: Pin; readonly index: number }): JSX.Element {
  const { t } = useTranslator();
  const [width, setWidth] = useState(() =>
    Math.min(pin.width, innerWidth * firstShare, (innerHeight * firstShare * pin.width) / pin.height),
  );
  const [place, setPlace] = useState(() => ({
    x: (innerWidth - width) / 2 + index * cascade,
    y: inset + index * cascade,
  }));
  const held = useRef<{ x: number; y: number }>(undefined);
  const height = (width * pin.height) / pin.width;
  /** Never out of reach: some of it stays on the page. */
  const moveTo = (x: number, y: number): void =>
    setPlace({
      x: Math.min(innerWidth - step.smallest, Math.max(step.smallest - width, x)),
      y: Math.min(innerHeight - step.smallest, Math.max(0, y)),
    });
  const resize = (by: number): void =>
    setWidth(Math.min(innerWidth, Math.max(Math.min(step.smallest, pin.width), width * by)));
  const onKey = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step.move, 0],
      ArrowRight: [step.move, 0],
      ArrowUp: [0, -step.move],
      ArrowDown: [0, step.move],
    };
    const move = moves[event.key];
    if (move !== undefined) moveTo(place.x + move[0], place.y + move[1]);
    else if (event.key === '+' || event.key === '=') resize(step.size);
    else if (event.key === '-') resize(1 / step.size);
    else if (event.key === 'Escape') pinnedShots.remove(pin.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onMove = (event: PointerEvent): void => {
    if (held.current !== undefined) moveTo(event.clientX - held.current.x, event.clientY - held.current.y);
  };
  return (
    <figure
      className="tg-pin"
      style={{ left: place.x, top: place.y, width, height }}
      onWheel={(event) => resize(event.deltaY < 0 ? step.size : 1 / step.size)}
    >
      <img
        src={pin.address}
        alt={t('shot.pinned')}
        tabIndex={0}
        draggable={false}
        onKeyDown={onKey}
        onDoubleClick={() => pinnedShots.remove(pin.id)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX - place.x, y: event.clientY - place.y };
        }}
        onPointerMove={onMove}
        onPointerUp={() => {
          held.current = undefined;
        }}
      />
      <span className="tg-pin__away">
        <IconButton
          icon="close"
          size={16}
          label={t('desktop.preview.unpin')}
          onClick={() => pinnedShots.remove(pin.id)}
        />
      </span>
    </figure>
  );
}
