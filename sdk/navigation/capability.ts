// The parts of the product that navigation entries belong to.

/** Name of a part; an entry whose part this build does not have is never shown. */
export type Capability =
  | 'chat'
  | 'contacts'
  | 'disk'
  | 'meeting'
  | 'schedule'
  | 'ask'
  | 'write'
  | 'workbench'
  | 'debug';
