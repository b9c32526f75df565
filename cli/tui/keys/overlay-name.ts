// What may stand over everything else.

/** Things that may stand over everything, each a place of keys. A new one: its name here, its row in `overlays.ts`. */
export type OverlayName =
  | 'palette'
  | 'picker'
  | 'question'
  | 'help'
  | 'search'
  | 'chatSearch'
  | 'history'
  | 'waiting'
  | 'transfers'
  | 'leaving'
  | 'readers'
  | 'record'
  | 'forwarded'
  | 'settings'
  | 'account'
  | 'password'
  | 'approve'
  | 'audit'
  | 'about'
  | 'lockChoice'
  | 'lock';
