// Shows one picture as large as the window: zoom, rotation, copy, save, by mouse and by keys.
import { Overlay2 } from '@blueprintjs/core';
import { useEffect, useRef, useState, type JSX } from 'react';
import type { MessageFile } from '#sdk/api.ts';
import { useApp } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { saveContent } from './save-content.ts';
import { useContent } from './useContent.ts';
import './PictureViewer.css';

const zooms = { least: 0.25, most: 8, step: 1.25 } as const;
const within = (zoom: number): number => Math.min(zooms.most, Math.max(zooms.least, zoom));

/** `+` `-` zoom, `0` fits again, `r` turns, `s` saves, Esc closes. */
export function PictureViewer(props: {
  readonly file: MessageFile;
  readonly onClose: () => void;
}): JSX.Element {
  const { file, onClose } = props;
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const { url } = useContent(file, false);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const save = (): void => void notify.attempt(() => saveContent(office, file));
  const copy = async (): Promise<void> => {
    const done = await notify.attempt(async () => {
      const image = await createImageBitmap(await (await fetch(url ?? '')).blob());
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob !== null) await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    });
    if (done) notify.done({ key: 'files.copied' });
  };
  const keys: Record<string, () => void> = {
    '+': () => setZoom((now) => within(now * zooms.step)),
    '=': () => setZoom((now) => within(now * zooms.step)),
    '-': () => setZoom((now) => within(now / zooms.step)),
    '0': () => setZoom(1),
    r: () => setTurn((now) => now + 90),
    s: save,
  };
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    // On the window: whatever button was pressed last has the focus.
    const press = (event: KeyboardEvent): void => {
      const act = newest.current[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  return (
    <Overlay2 isOpen onClose={onClose} transitionDuration={0} className="tg-viewer-layer">
      <div
        className="tg-viewer"
        role="dialog"
        aria-modal="true"
        aria-label={t('files.viewer')}
        tabIndex={-1}
        onWheel={(event) => setZoom((now) => within(now * (event.deltaY < 0 ? 1.1 : 1 / 1.1)))}
      >
        <div className="tg-viewer__bar">
          <span className="tg-truncate" dir="auto">
            {file.name}
          </span>
          <IconButton icon="plus" label={t('files.zoomIn')} hint="+" onClick={keys['+'] as () => void} />
          <IconButton icon="minus" label={t('files.zoomOut')} hint="-" onClick={keys['-'] as () => void} />
          <IconButton
            icon="search"
            label={t('files.actualSize')}
            hint="0"
            onClick={keys['0'] as () => void}
          />
          <IconButton icon="redo" label={t('files.rotate')} hint="R" onClick={keys['r'] as () => void} />
          <IconButton icon="copy" label={t('files.copy')} onClick={() => void copy()} />
          <IconButton icon="down" label={t('files.save')} hint="S" onClick={save} />
          <IconButton icon="close" label={t('files.close')} hint="Esc" onClick={onClose} />
        </div>
        <div className="tg-viewer__room">
          {url === undefined ? null : (
            <img
              src={url}
              alt={t('files.picture', { name: file.name })}
              style={{ transform: `scale(${zoom}) rotate(${turn}deg)` }}
              draggable={false}
            />
          )}
        </div>
      </div>
    </Overlay2>
  );
}
