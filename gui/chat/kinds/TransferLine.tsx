// Draws how far a file is, and what can be done about it: pause, go on, try again, give up.
import type { JSX } from 'react';
import type { LocalTransfer } from '#sdk/api.ts';
import { lengthText } from '#sdk/base/length-text.ts';
import { transferActs } from '#sdk/transfers/rules/transfer-acts.ts';
import type { TransferPace } from '#sdk/transfers/rules/transfer-pace.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../../ground/app-parts.ts';
import { errorText } from '../../ground/error-text.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useTranslator } from '../../parts/text.ts';
import './Media.css';

/**
 * Nothing once it is done. `pace` where it is known, in place of the word for it; `isCard` in a message, which says itself
 * that it failed and tries again.
 */
export function TransferLine(props: {
  readonly transfer: LocalTransfer;
  readonly pace?: TransferPace | undefined;
  readonly isCard?: boolean;
}): JSX.Element | null {
  const { transfer, pace, isCard = false } = props;
  const translator = useTranslator();
  const { t, locale } = translator;
  const { files } = useApp().office;
  const notify = useNotify();
  const { id, state, done, size, phase, error } = transfer;
  if (state === 'done') return null;
  const acts = transferActs(transfer);
  const label = state === 'running' && phase === 'checking' ? 'checking' : state;
  const isRetriedBelow = isCard && transfer.direction === 'up' && acts.retry;
  const again = acts.pause
    ? files.pause
    : isRetriedBelow || !(acts.retry || acts.resume)
      ? undefined
      : files.resume;
  const sizes = `${sizeText(done, locale)} / ${sizeText(size, locale)}`;
  const said =
    error !== undefined
      ? [t(`files.states.${label}`), errorText(translator, error)]
      : pace === undefined
        ? [t(`files.states.${label}`), sizes]
        : [
            sizes,
            t('files.pace', { speed: sizeText(pace.speed, locale), time: lengthText(pace.secondsLeft) }),
          ];
  const act = (work: (id: string) => Promise<void>) => () => void notify.attempt(() => work(id));
  return (
    <div className="tg-transfer">
      {/* How far it got says nothing once it failed; the reason does. */}
      {state === 'failed' ? null : (
        <progress
          max={Math.max(1, size)}
          value={done}
          aria-label={t('files.progress', {
            name: transfer.name,
            percent: size === 0 ? 100 : Math.floor((done / size) * 100),
            done: sizeText(done, locale),
            size: sizeText(size, locale),
            speed: pace === undefined ? '–' : sizeText(pace.speed, locale),
          })}
        />
      )}
      <span className="tg-transfer__state tg-number" data-failed={state === 'failed' || undefined}>
        {said.join(' · ')}
      </span>
      <span className="tg-transfer__acts">
        {again === undefined ? null : (
          <IconButton
            icon={acts.retry ? 'redo' : acts.resume ? 'play' : 'pause'}
            size={16}
            label={t(acts.retry ? 'files.retry' : acts.resume ? 'files.resume' : 'files.pause')}
            onClick={act(again)}
          />
        )}
        <IconButton icon="close" size={16} label={t('files.cancel')} onClick={act(files.cancel)} />
      </span>
    </div>
  );
}
