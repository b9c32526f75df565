// An act on a group that waits, as it is kept and as it is shown.
import type { ErrorData } from '../errors.ts';
import type { GroupActRow } from '#storage/rows.ts';
import type { GroupAct } from './group-act.ts';
import type { WaitingGroupAct } from './groups-api.ts';

/** What the store kept, as faces see it. */
export function waitingAct({ clientId, act, createdTime, state, error }: GroupActRow): WaitingGroupAct {
  return {
    clientId,
    act: JSON.parse(act) as GroupAct,
    time: createdTime,
    state,
    ...(error === '' ? {} : { error: JSON.parse(error) as ErrorData }),
  };
}
