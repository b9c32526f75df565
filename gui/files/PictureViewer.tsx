// Shows the pictures of a chat one by one, as large as the window: zoom, rotation, copy, save, by mouse and by keys.
import { Overlay2 } from '@blueprintjs/core';
import { useEffect, useRef, useState, type JSX } from 'react';
import type { LocalMessage, MessageFile } from '#sdk/api.ts';
import { PicturesScreen } from '#sdk/transfers/screens/pictures.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useWatermark } from '../ground/useWatermark.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { LargePicture } from './LargePicture.tsx';
import { PictureSteps } from './PictureSteps.tsx';
import { hasOwnWindows, openOwnWindow } from './own-window.ts';
import { saveContent } from './save-content.ts';
import './PictureViewer.css';

const zooms = { least: 0.25, most: 8, step: 1.25 } as const;
const within = (zoom: number): number => Math.min(zooms.most, Math.max(zooms.least, zoom));

type Parts = { readonly onClose: () => void };

/** `←` `→` other pictures, `+` `-` zoom, `0` fits again, `r` turns, `s` saves, `w` opens it in a window of its own on the desktop, Esc closes. */
export function PictureViewer(
  props: Parts & { readonly message: LocalMessage; readonly file: MessageFile },
): JSX.Element | null {
  const { office } = useApp();
  // Taken away while it is open, the overlay does not give the focus back itself.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  const screen = useOwnScreen(() => new PicturesScreen(office, props.message, props.file));
  return screen === undefined ? null : <Viewer screen={screen} onClose={props.onClose} />;
}

function Viewer({ screen, onClose }: Parts & { readonly screen: PicturesScreen }): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const mark = useWatermark();
  const shown = useScreen(screen);
  const { file } = shown;
  const picture = `${file.mid} ${file.fileId}`;
  const fresh = { picture, zoom: 1, turn: 0 };
  const [looked, setLooked] = useState(fresh);
  // Another picture is looked at afresh.
  const look = looked.picture === picture ? looked : fresh;
  const zoomBy = (factor: number): void =>
    setLooked((now) => {
      const from = now.picture === picture ? now : fresh;
      return { ...from, zoom: within(from.zoom * factor) };
    });
  const save = (): void => void notify.attempt(() => saveContent(office, file));
  const copy = async (): Promise<void> => {
    const done = await notify.attempt(async () => {
      const { type, bytes } = await office.files.content(file);
      const image = await createImageBitmap(new Blob([bytes], { type }));
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob !== null) await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    });
    if (done) notify.done({ key: 'files.copied' });
  };
  /** Beside the program's own window, where it stays while one goes on. */
  const apart = (): void =>
    void notify.attempt(async () => {
      await openOwnWindow(file.name, await office.files.content(file), mark);
      onClose();
    });
  const acts = {
    zoomIn: () => zoomBy(zooms.step),
    zoomOut: () => zoomBy(1 / zooms.step),
    fit: () => setLooked({ ...look, zoom: 1 }),
    turn: () => setLooked({ ...look, turn: look.turn + 90 }),
    older: () => void screen.step(-1),
    newer: () => void screen.step(1),
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: acts.older,
    ArrowRight: acts.newer,
    '+': acts.zoomIn,
    '=': acts.zoomIn,
    '-': acts.zoomOut,
    '0': acts.fit,
    r: acts.turn,
    s: save,
    ...(hasOwnWindows() && { w: apart }),
    // Here as well: a button that was pressed at the last picture is disabled and has lost the focus.
    Escape: onClose,
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
        data-theme="dark"
        role="dialog"
        aria-modal="true"
        aria-label={t('files.viewer')}
        tabIndex={-1}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1)}
      >
        <div className="tg-viewer__bar">
          <span className="tg-truncate" dir="auto" title={file.name}>
            {file.name}
          </span>
          <IconButton icon="minus" label={t('files.zoomOut')} hint="-" onClick={acts.zoomOut} />
          <IconButton icon="capture" label={t('files.fit')} hint="0" onClick={acts.fit} />
          <IconButton icon="plus" label={t('files.zoomIn')} hint="+" onClick={acts.zoomIn} />
          <i className="tg-viewer__rule" aria-hidden="true" />
          <IconButton icon="redo" label={t('files.rotate')} hint="R" onClick={acts.turn} />
          <IconButton icon="copy" label={t('files.copy')} onClick={() => void copy()} />
          <IconButton icon="down" label={t('files.save')} hint="S" onClick={save} />
          {hasOwnWindows() ? (
            <IconButton icon="screen" label={t('files.ownWindow')} hint="W" onClick={apart} />
          ) : null}
          <IconButton icon="close" label={t('files.close')} hint="Esc" onClick={onClose} />
        </div>
        <div className="tg-viewer__room">
          <LargePicture key={picture} file={file} transform={`scale(${look.zoom}) rotate(${look.turn}deg)`} />
        </div>
        <PictureSteps shown={shown} onOlder={acts.older} onNewer={acts.newer} />
      </div>
    </Overlay2>
  );
}
