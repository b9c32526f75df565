// Decides how something that waits for the office is told: for a connection, or because the office asked for a pause.

/** Why nothing goes for a while although there is a connection: too much came at once, or the office has no room. */
export type RestReason = 'busy' | 'rateLimited';

/** Such a pause; `restsUntil` in epoch ms is when what waits goes by itself. Without one it waits for a connection. */
export type Resting = { readonly restsUntil?: number; readonly restsWhy?: RestReason };

/** The state of what is queued, as a key. */
export function waitingState({
  restsUntil,
  restsWhy,
}: Resting): 'chat.state.queued' | 'chat.state.rests' | 'chat.state.restsBusy' {
  if (restsUntil === undefined) return 'chat.state.queued';
  return restsWhy === 'busy' ? 'chat.state.restsBusy' : 'chat.state.rests';
}
