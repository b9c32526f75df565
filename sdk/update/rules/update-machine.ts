// The two state machines of spec §4: what checking came to, and what the dialog about it shows.
import type { ErrorData } from '../../errors.ts';
import type { UpdateOffer } from './update-answer.ts';

/** What checking came to. */
export type CheckPhase = 'idle' | 'checking' | 'found' | 'notNeeded' | 'upToDate' | 'failed' | 'timedOut';
/** What the dialog shows; `ready`: the package is here and checked. */
export type DialogPhase = 'idle' | 'shown' | 'updating' | 'ready';

/** Both machines. */
export type UpdateState = {
  check: CheckPhase;
  dialog: DialogPhase;
  /** Version of this build. */
  own: string;
  /** Whether this program can fetch and start a package itself. */
  canInstall: boolean;
  offer?: Pick<UpdateOffer, 'version' | 'contents' | 'forced' | 'size'>;
  /** How much of the package is here, 0 to 100. */
  percent?: number;
  /** Where the package is, once it is ready. */
  place?: string;
  error?: ErrorData;
};

/** What happens to them. */
export type UpdateStep =
  | { type: 'check' }
  | { type: 'answered'; check: 'upToDate' | 'notNeeded' }
  | { type: 'found'; offer: UpdateOffer; shows: boolean }
  | { type: 'failed' | 'timedOut'; error: ErrorData }
  | { type: 'show' | 'putOff' | 'begin' | 'cancel' }
  | { type: 'moved'; percent: number }
  | { type: 'ready'; place: string }
  | { type: 'broke'; error: ErrorData };

/** The states after a step; one that is not lawful where it comes changes nothing. */
export function updateStep(state: UpdateState, step: UpdateStep): UpdateState {
  const { error: _, percent, ...calm } = state;
  const isForced = state.offer?.forced === true;
  switch (step.type) {
    case 'check':
      return state.dialog === 'updating' || state.check === 'checking'
        ? state
        : { ...calm, check: 'checking' };
    case 'answered': {
      const { offer: __, place: ___, ...rest } = calm;
      return { ...rest, check: step.check, dialog: 'idle' };
    }
    case 'found': {
      const { version, contents, forced, size } = step.offer;
      const dialog = state.dialog === 'ready' && state.offer?.version === version ? 'ready' : 'idle';
      const shown = step.shows && dialog === 'idle' ? 'shown' : dialog;
      return { ...calm, check: 'found', dialog: shown, offer: { version, contents, forced, size } };
    }
    case 'failed':
    case 'timedOut':
      return { ...calm, check: step.type, error: step.error };
    case 'show':
      return state.offer !== undefined && state.dialog === 'idle' ? { ...calm, dialog: 'shown' } : state;
    case 'putOff':
      return isForced || state.dialog === 'updating' ? state : { ...calm, dialog: 'idle' };
    case 'begin':
      return state.offer === undefined || state.dialog === 'updating'
        ? state
        : { ...calm, dialog: 'updating', percent: 0 };
    case 'moved':
      return state.dialog === 'updating' && step.percent !== percent
        ? { ...state, percent: step.percent }
        : state;
    case 'cancel':
      return isForced || state.dialog !== 'updating' ? state : { ...calm, dialog: 'idle' };
    case 'ready':
      return state.dialog === 'updating' ? { ...calm, dialog: 'ready', place: step.place } : state;
    case 'broke':
      // The dialog closes (spec §4); one that must be taken comes back, because nothing else may be done.
      return { ...calm, dialog: isForced ? 'shown' : 'idle', error: step.error };
  }
}
