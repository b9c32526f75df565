// The rows of the key table for the agenda: today and the week, answers, ticks, the chat behind an item.
import type { KeyRow } from './key-row.ts';

/** Part of `keyTable`. */
export const agendaRows = [
  { id: 'agendaUp', keys: ['up', 'k'], place: 'agenda', text: 'tui.key.up' },
  { id: 'agendaDown', keys: ['down', 'j'], place: 'agenda', text: 'tui.key.down' },
  { id: 'agendaPageUp', keys: ['pageup'], place: 'agenda', text: 'tui.key.pageUp' },
  { id: 'agendaPageDown', keys: ['pagedown'], place: 'agenda', text: 'tui.key.pageDown' },
  { id: 'agendaTop', keys: ['g', 'home'], place: 'agenda', text: 'tui.key.top' },
  { id: 'agendaBottom', keys: ['G', 'end'], place: 'agenda', text: 'tui.key.bottom' },
  { id: 'agendaSpan', keys: ['w'], place: 'agenda', text: 'schedule.terminal.span', hint: 4 },
  { id: 'agendaPrevious', keys: ['left', 'h'], place: 'agenda', text: 'schedule.previous' },
  { id: 'agendaNext', keys: ['right', 'l'], place: 'agenda', text: 'schedule.next' },
  { id: 'agendaToday', keys: ['t'], place: 'agenda', text: 'schedule.today' },
  { id: 'agendaAccept', keys: ['a'], place: 'agenda', text: 'schedule.act.accept', hint: 1 },
  { id: 'agendaReject', keys: ['r'], asks: true, place: 'agenda', text: 'schedule.act.decline', hint: 2 },
  { id: 'agendaTick', keys: ['space'], place: 'agenda', text: 'schedule.terminal.tick', hint: 1 },
  { id: 'agendaChat', keys: ['enter'], place: 'agenda', text: 'schedule.terminal.chat', hint: 3 },
  { id: 'agendaRetry', keys: ['R'], place: 'agenda', text: 'words.retry', hint: 1 },
  { id: 'agendaLeave', keys: ['esc'], place: 'agenda', text: 'tuiPanes.key.back', hint: 5 },
] as const satisfies readonly KeyRow[];
