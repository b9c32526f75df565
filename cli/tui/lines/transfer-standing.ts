// Says how far an upload or download is, in one word with its numbers.
import type { LocalTransfer } from '#sdk/api.ts';
import { lengthText } from '#sdk/base/length-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { TransferPace } from '#sdk/transfers/rules/transfer-pace.ts';

/** How far it is: with its speed where that is known, else in a word. */
export function standing(
  { t, locale }: Translator,
  row: Pick<LocalTransfer, 'state' | 'phase' | 'done' | 'size'> & { pace?: TransferPace | undefined },
): string {
  const { state, phase, done, size, pace } = row;
  const percent = `${size === 0 ? 100 : Math.floor((done / size) * 100)} %`;
  if (state === 'done') return `${sizeText(size, locale)} · ${t('files.states.done')}`;
  if (state === 'running' && phase === 'checking') return `${t('files.states.checking')} · ${percent}`;
  if (pace !== undefined) {
    const speed = sizeText(pace.speed, locale);
    return `${percent} · ${t('files.pace', { speed, time: lengthText(pace.secondsLeft) })}`;
  }
  return state === 'failed' ? t('files.states.failed') : `${t(`files.states.${state}`)} · ${percent}`;
}
