// Shows what is in a file: content in a frame where nothing runs, saving beside it; else why not.
import { useCallback, useEffect, useId, useState, type JSX } from 'react';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { facePlace } from '../../ground/face-place.ts';
import { errorText } from '../../ground/error-text.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { SkeletonBlock } from '../../parts/SkeletonBlock.tsx';
import { useTranslator } from '../../parts/text.ts';
import type { Played } from './Player.tsx';
import { maxPreviewBytes, previewKind } from './preview-kind.ts';
import { PreviewContent, type PreviewProblem } from './PreviewContent.tsx';
import './Preview.css';

/** A file to be shown: of a disk, or of a chat. */
export type PreviewSource = {
  readonly name: string;
  readonly size: number;
  /** What `load` brings, by its ending, where it is not the file itself. */
  readonly shownAs?: string;
  /** Where the office gives it by ranges; left out where it is never asked for there. */
  readonly address?: (signal?: AbortSignal) => Promise<string>;
  readonly load: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  /** Left out where the person may look only. */
  readonly save?: () => Promise<void>;
};

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly content: Uint8Array<ArrayBuffer> | Played }
  | { readonly state: 'none'; readonly reason: TextKey }
  | { readonly state: 'failed'; readonly error: ErrorData };

const reasons = {
  damaged: 'disk.previewDamaged',
  tooLarge: 'disk.previewTooLarge',
  unpacksTooLarge: 'disk.previewUnpacks',
  encrypted: 'disk.previewEncrypted',
} as const satisfies Record<PreviewProblem, TextKey>;

/** Films and sound play from the office where these pages come from it; elsewhere they come whole first. */
async function playedFrom({ address }: PreviewSource, signal: AbortSignal): Promise<Played | undefined> {
  if (address === undefined || facePlace() !== 'browser') return undefined;
  try {
    const first = await address(signal);
    return new URL(first, location.href).origin === location.origin
      ? { address: first, again: () => address() }
      : undefined;
  } catch (error) {
    // A server that gives no such addresses gives the file.
    if (asOfficeError(error).code === 'notFound') return undefined;
    throw error;
  }
}

/** Mounted is open. With `onStep`, arrows lead to the files beside it. */
export function PreviewDialog(props: {
  readonly source: PreviewSource;
  readonly onClose: () => void;
  readonly onStep?: ((step: 1 | -1) => void) | undefined;
}): JSX.Element {
  const { source, onClose, onStep } = props;
  const translator = useTranslator();
  const { t, translateRef, locale } = translator;
  const notify = useNotify();
  const titleId = useId();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [again, setAgain] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoaded({ state: 'loading' });
    const load = async (): Promise<Loaded> => {
      const { kind } = previewKind(source.shownAs ?? source.name);
      if (kind === 'none') return { state: 'none', reason: 'disk.noPreview' };
      const played = kind === 'video' || kind === 'audio' ? await playedFrom(source, signal) : undefined;
      if (played !== undefined) return { state: 'here', content: played };
      if (source.shownAs === undefined && source.size > maxPreviewBytes[kind])
        return { state: 'none', reason: reasons.tooLarge };
      return { state: 'here', content: await source.load(signal) };
    };
    const show = async (): Promise<void> => {
      let next: Loaded;
      try {
        next = await load();
      } catch (error) {
        next = { state: 'failed', error: asOfficeError(error).data };
      }
      if (!signal.aborted) setLoaded(next);
    };
    void show();
    return () => controller.abort();
  }, [source, again]);
  const fail = useCallback(
    (problem: PreviewProblem) => setLoaded({ state: 'none', reason: reasons[problem] }),
    [],
  );
  const { save } = source;
  const download =
    save === undefined ? null : (
      <Button icon="down" look="primary" onClick={() => void notify.attempt(save)}>
        {t('disk.downloadInstead')}
      </Button>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      aria-labelledby={titleId}
      transitionDuration={180}
      className="tg-preview"
    >
      <header className="tg-preview__head">
        <h2 id={titleId} className="tg-truncate" title={source.name}>
          {source.name}
        </h2>
        <span className="tg-number">{sizeText(source.size, locale)}</span>
        {onStep === undefined ? null : (
          <>
            <IconButton icon="back" label={t('disk.previous')} onClick={() => onStep(-1)} />
            <IconButton icon="next" label={t('disk.next')} onClick={() => onStep(1)} />
          </>
        )}
        {save === undefined ? null : (
          <IconButton icon="down" label={t('disk.download')} onClick={() => void notify.attempt(save)} />
        )}
        <IconButton icon="close" label={t('words.close')} onClick={onClose} />
      </header>
      <div className="tg-preview__body">
        {loaded.state === 'loading' ? <SkeletonBlock width="100%" height="100%" /> : null}
        {loaded.state === 'here' ? (
          <PreviewContent
            name={source.name}
            shownAs={source.shownAs ?? source.name}
            content={loaded.content}
            onProblem={fail}
            onEscape={onClose}
          />
        ) : null}
        {loaded.state === 'none' ? (
          <EmptyState
            figure="boat"
            title={translateRef({ key: loaded.reason })}
            {...(save === undefined
              ? { detail: t('disk.previewNoDownload') }
              : { detail: t('disk.previewSaveHint'), act: download })}
          />
        ) : null}
        {loaded.state === 'failed' ? (
          <EmptyState
            figure="boat"
            title={errorText(translator, loaded.error)}
            act={
              <Button icon="redo" onClick={() => setAgain(again + 1)}>
                {t('words.retry')}
              </Button>
            }
          />
        ) : null}
      </div>
    </Dialog>
  );
}
