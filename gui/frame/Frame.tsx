// Places rail, list, main and details, and folds them as the window gets narrower.
import { useState, type JSX, type ReactNode } from 'react';
import { useHeldMain } from '../parts/free-focus.ts';
import { useText } from '../parts/text.ts';
import { clampListWidth } from './pane-size.ts';
import { PaneDivider } from './PaneDivider.tsx';
import { useFrameFold } from './useFrameFold.ts';
import './Frame.css';

/** The frame's places. Where there is no list (AI pages on a phone, settings) `list` stays out. */
export type FrameProps = {
  /** At the left, or at the bottom of a phone, where it makes room for an open conversation. */
  readonly rail: ReactNode;
  /** The band over list and main: connection, licence. */
  readonly banner?: ReactNode;
  readonly list?: ReactNode;
  readonly main: ReactNode;
  readonly details?: ReactNode;
  /** Which of list and main shows when they take turns. */
  readonly turn: 'list' | 'main';
  /** The remembered width in px; out of bounds is put right. */
  readonly listWidth: number;
  readonly onListWidth: (width: number) => void;
  readonly onCloseDetails?: () => void;
};

/** Landmarks: navigation, list (complementary), main, details (complementary). */
export function Frame(props: FrameProps): JSX.Element {
  const t = useText();
  const fold = useFrameFold();
  const [main, setMain] = useState<HTMLElement | null>(null);
  useHeldMain(main);
  const [width, setWidth] = useState(clampListWidth(props.listWidth));
  const turns = fold === 'turns' || fold === 'phone';
  const hasList = props.list !== undefined;
  const showList = hasList && (!turns || props.turn === 'list');
  const showMain = !turns || !hasList || props.turn === 'main';
  const floats = fold !== 'wide';
  const rail = fold === 'phone' && hasList && props.turn === 'main' ? null : props.rail;
  return (
    <div className="tg-frame" data-fold={fold}>
      <a className="tg-skip" href="#main">
        {t('frame.skipToMain')}
      </a>
      {fold === 'phone' ? null : rail}
      <div className="tg-frame__body">
        {props.banner}
        <div className="tg-frame__panes">
          {showList ? (
            <aside
              className="tg-frame__list"
              aria-label={t('frame.list')}
              style={turns ? undefined : { width: `${width}px` }}
            >
              {props.list}
              {turns ? null : <PaneDivider width={width} onChange={setWidth} onDone={props.onListWidth} />}
            </aside>
          ) : null}
          {showMain ? (
            <main ref={setMain} id="main" className="tg-frame__main" tabIndex={-1}>
              {props.main}
            </main>
          ) : null}
          {showMain && props.details !== undefined ? (
            <>
              {floats ? (
                <button
                  type="button"
                  className="tg-frame__scrim"
                  aria-label={t('frame.closeDetails')}
                  onClick={props.onCloseDetails}
                />
              ) : null}
              <aside
                className="tg-frame__details"
                aria-label={t('frame.details')}
                data-floats={floats || undefined}
              >
                {props.details}
              </aside>
            </>
          ) : null}
        </div>
      </div>
      {fold === 'phone' ? rail : null}
    </div>
  );
}
