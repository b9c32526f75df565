// Says whether this window sits in a meeting: nothing else makes a sound or shows itself over it meanwhile.

let inside = false;

/** Whether one is in a meeting here. */
export const isInMeeting = (): boolean => inside;

/** The room says when one sits down and when one has gone. */
export function setInMeeting(now: boolean): void {
  inside = now;
}
