// A screenshot on the whole window: its region is chosen, marks are put on it, and it is copied, saved or sent.
import { useEffect, useId, useRef, useState, type JSX, type PointerEvent } from 'react';
import { useNotify } from '../ground/useNotify.ts';
import { useWatermark } from '../ground/useWatermark.ts';
import { saveMade } from '../files/save-made.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { began, ended, moved, newEditing, shotColours, undone } from './shot-editing.ts';
import { movedBy, within, type Point } from './shot-geometry.ts';
import { shotTools } from './shot-marks.ts';
import { drawShot, shotName, writtenShot } from './write-shot.ts';
import { maxPins, pinShot } from './pins.ts';
import { useShotKeys } from './useShotKeys.ts';
import './ShotDialog.css';

/** Mounted is open. Without `onSend` there is no chat to send it to. */
export function ShotDialog(props: {
  readonly picture: HTMLCanvasElement;
  readonly onSend?: ((file: File) => void) | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  const { picture, onSend, onClose } = props;
  const { t } = useTranslator();
  const notify = useNotify();
  const mark = useWatermark();
  const titleId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [editing, setEditing] = useState(() => newEditing({ x: picture.width / 2, y: picture.height / 2 }));
  const [words, setWords] = useState<{ at: Point; text: string }>();
  const sharp = Math.max(1, picture.width / Math.max(1, window.innerWidth));
  const { region, tool, colour, marks } = editing;
  const isDrawing = editing.begun !== undefined || editing.corner !== undefined;
  useEffect(() => {
    if (canvas.current !== null) drawShot(canvas.current, picture, editing, sharp);
  }, [editing, picture, sharp]);

  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const file = (): Promise<File> => writtenShot(picture, region ?? whole, marks, { sharp, watermark: mark });
  const acts = {
    copy: () =>
      void notify.attempt(async () => {
        const made = file();
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': made })]);
        notify.done({ key: 'shot.copied' });
        onClose();
      }),
    save: () =>
      void notify.attempt(async () => {
        saveMade({ name: shotName(new Date()), type: 'image/png', content: await file() });
        onClose();
      }),
    send: () =>
      void notify.attempt(async () => {
        onSend?.(await file());
        onClose();
      }),
    pin: () =>
      void notify.attempt(async () => {
        const { width, height } = region ?? whole;
        if (await pinShot(await file(), { width: width / sharp, height: height / sharp })) onClose();
        else notify.inform({ key: 'shot.pinLimit', parameters: { count: maxPins } });
      }),
    undo: () => setEditing(undone),
  };
  const begin = (at: Point): void => {
    if (region !== undefined && tool === 'text') setWords({ at, text: '' });
    else setEditing((now) => began(now, at));
  };
  const writeWords = (): void => {
    if (words !== undefined) setEditing((now) => began(now, words.at, words.text));
    setWords(undefined);
  };
  useShotKeys((event) => {
    if (words !== undefined) {
      if (event.key === 'Escape') setWords(undefined);
      else if (event.key === 'Enter') writeWords();
      else return false;
      return true;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand) {
      const commands: Readonly<Record<string, () => void>> = {
        z: acts.undo,
        c: acts.copy,
        s: acts.save,
        p: acts.pin,
      };
      const act = commands[event.key.toLowerCase()];
      act?.();
      return act !== undefined;
    }
    const onButton = document.activeElement instanceof HTMLButtonElement;
    if (event.key === 'Escape') {
      if (isDrawing) acts.undo();
      else onClose();
      return true;
    }
    if (event.key === 'Enter' && !onButton) {
      if (region === undefined) setEditing((now) => ({ ...now, region: whole, corner: undefined }));
      else (onSend === undefined ? acts.copy : acts.send)();
      return true;
    }
    if (event.key === ' ' && !onButton) {
      if (isDrawing) setEditing(ended);
      else begin(editing.at);
      return true;
    }
    const to = movedBy(editing.at, event, picture);
    if (to !== undefined) {
      setEditing((now) => moved(now, to));
      return true;
    }
    const chosen = shotTools[Number(event.key) - 1];
    if (chosen !== undefined && region !== undefined) setEditing((now) => ({ ...now, tool: chosen }));
    return chosen !== undefined;
  });
  const placeOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * picture.width;
    return within({ x, y: ((event.clientY - top) / height) * picture.height }, picture);
  };
  const share = (point: Point) => ({
    left: `${(point.x / picture.width) * 100}%`,
    top: `${(point.y / picture.height) * 100}%`,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      aria-labelledby={titleId}
      transitionDuration={0}
      className="tg-shot"
      canOutsideClickClose={false}
      canEscapeKeyClose={false}
    >
      <h2 id={titleId} className="tg-shot__title">
        {t(region === undefined ? 'shot.choose' : 'shot.title')}
      </h2>
      <div className="tg-shot__room">
        <div className="tg-shot__paper">
          <canvas
            ref={canvas}
            role="application"
            tabIndex={0}
            aria-label={t('shot.picture')}
            width={picture.width}
            height={picture.height}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              begin(placeOf(event));
            }}
            onPointerMove={(event) => {
              const at = placeOf(event);
              if (event.buttons > 0) setEditing((now) => moved(now, at));
            }}
            onPointerUp={() => setEditing(ended)}
          />
          <i className="tg-shot__point" style={share(editing.at)} aria-hidden="true" />
          {words === undefined ? null : (
            <input
              className="tg-shot__words"
              style={{ ...share(words.at), color: colour }}
              aria-label={t('shot.text')}
              autoFocus
              value={words.text}
              onChange={(event) => setWords({ at: words.at, text: event.target.value })}
              onBlur={writeWords}
            />
          )}
        </div>
      </div>
      <div className="tg-shot__bar" role="toolbar" aria-label={t('shot.tools')}>
        {region === undefined ? (
          <span className="tg-shot__hint">{t('shot.hint')}</span>
        ) : (
          <>
            {shotTools.map((one, at) => (
              <button
                key={one}
                type="button"
                className="tg-shot__tool"
                aria-pressed={tool === one}
                title={`${t(`shot.${one}`)} · ${at + 1}`}
                onClick={() => setEditing((now) => ({ ...now, tool: one }))}
              >
                {t(`shot.${one}`)}
              </button>
            ))}
            <i className="tg-shot__rule" aria-hidden="true" />
            {shotColours.map((one, at) => (
              <button
                key={one}
                type="button"
                className="tg-shot__colour"
                aria-pressed={colour === one}
                aria-label={t('shot.colour', { number: at + 1 })}
                style={{ color: one }}
                onClick={() => setEditing((now) => ({ ...now, colour: one }))}
              />
            ))}
            <i className="tg-shot__rule" aria-hidden="true" />
            <IconButton icon="undo" label={t('words.undo')} hint="Ctrl+Z" onClick={acts.undo} />
            <IconButton icon="copy" label={t('shot.copy')} hint="Ctrl+C" onClick={acts.copy} />
            <IconButton icon="down" label={t('shot.save')} hint="Ctrl+S" onClick={acts.save} />
            <IconButton icon="pin" label={t('shot.pin')} hint="Ctrl+P" onClick={acts.pin} />
          </>
        )}
        <IconButton icon="close" label={t('words.close')} hint="Esc" onClick={onClose} />
        {region === undefined || onSend === undefined ? null : (
          <Button look="primary" icon="send" onClick={acts.send}>
            {t('shot.send')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
