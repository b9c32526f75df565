// Names the event a lazily loaded script raises when it is not there in time (spec §9).

/** Raised on the window; whoever shows notices listens. */
export const scriptTimedOutEvent = 'tangram-script-timed-out';
