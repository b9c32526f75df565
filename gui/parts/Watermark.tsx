// Lays name and day over what must not leave unseen: a slanted tile, repeated, that takes no clicks.
import { useEffect, useRef, type JSX } from 'react';
import './Watermark.css';

/** `width` and `height` of one tile in CSS px. */
export function Watermark(props: {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = props;
  const text = props.lines.join('\n');
  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    const canvas = document.createElement('canvas');
    const sharp = Math.min(2, globalThis.devicePixelRatio || 1);
    canvas.width = width * sharp;
    canvas.height = height * sharp;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.scale(sharp, sharp);
    pen.translate(width / 2, height / 2);
    pen.rotate(-Math.PI / 8);
    pen.textAlign = 'center';
    pen.font = `14px ${getComputedStyle(box).fontFamily}`;
    pen.fillStyle = 'rgb(128 128 128 / 22%)';
    text.split('\n').forEach((line, at) => pen.fillText(line, 0, at * 20, width));
    box.style.backgroundImage = `url(${canvas.toDataURL('image/png')})`;
    box.style.backgroundSize = `${width}px ${height}px`;
  }, [text, width, height]);
  return <div ref={place} className="tg-watermark" data-text={text} aria-hidden="true" />;
}
