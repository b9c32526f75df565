// Owns what the command line calls the states, levels and outcomes that its rows name by a word of the JSON, in English.
export const cliStates = {
  edit: 'can edit',
  manage: 'can manage',
  read: 'can read',
  comment: 'can comment',
  owner: 'owner',
  details: 'sees details',
  busy: 'sees free and busy',
  waiting: 'waiting',
  failed: 'failed',
  done: 'done',
  ready: 'ready',
  refused: 'not settled here',
};
