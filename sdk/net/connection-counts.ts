// What the realtime connection counts, before anything happened: where it is not open, and where counting begins.
import type { ConnectionCounts } from './connection-api.ts';

/** Nothing yet. */
export const noCounts: Readonly<ConnectionCounts> = {
  framesIn: 0,
  framesOut: 0,
  unknownFrames: 0,
  faultyFrames: 0,
  gaps: 0,
  reconnects: 0,
  resyncs: 0,
};
