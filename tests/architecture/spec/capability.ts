// The capabilities a row of the specification can belong to, in the order they are built.

/** What a row waits for when it is not built yet. */
export type Capability =
  | 'first steps'
  | 'messaging'
  | 'groups'
  | 'files in chats'
  | 'contacts'
  | 'disk'
  | 'meetings'
  | 'schedule'
  | 'workbench'
  | 'AI answers'
  | 'AI writing'
  | 'settings'
  | 'update'
  | 'desktop';
