// What each figure must reach and what we are after; a figure without an own goal is told, not judged.
import type { Measured } from './measure.ts';

/** A figure's goal: sentences for the table, and the two tests. */
export type Goal = {
  target: string;
  stretch: string;
  meets(figure: Measured): boolean;
  excels(figure: Measured): boolean;
};

const atMost = (target: number, stretch: number, unit: string): Goal => ({
  target: `≤ ${target}${unit}`,
  stretch: `≤ ${stretch}${unit}`,
  meets: (figure) => valueIn(figure, unit) <= target,
  excels: (figure) => valueIn(figure, unit) <= stretch,
});
const atLeast = (target: number, stretch: number, unit: string): Goal => ({
  target: `≥ ${target}${unit}`,
  stretch: `≥ ${stretch}${unit}`,
  meets: (figure) => valueIn(figure, unit) >= target,
  excels: (figure) => valueIn(figure, unit) >= stretch,
});
/** A goal is either a multiple of the baseline or an absolute value. */
const valueIn = (figure: Measured, unit: string): number => (unit === '×' ? figure.ratio : figure.ours);

const perSecond = ' msg/s';
const goals: Readonly<Record<string, Goal>> = {
  'meeting-join': {
    target: '≤ 300 ms',
    stretch: '≤ 100 ms',
    meets: ({ ours }) => ours <= 300,
    excels: ({ ours }) => ours <= 100,
  },
  'ask-index': atLeast(200, 1_000, ' pages/s'),
  'ask-search': atMost(300, 100, ' ms'),
  'ask-memory': atMost(500, 300, ' MB'),
  'ask-first-word': atMost(50, 10, ' ms'),
  'meeting-trouble': atMost(5_000, 2_000, ' ms'),
  'meeting-hour': atMost(1, 0.5, ' MB'),
  'meeting-pair': { ...atMost(1.5, 1, '×') },
  'todo-item': { ...atMost(1.5, 1, '×') },
  'P1-limit': { ...atMost(Infinity, 3, '×'), target: '' },
  'P1-prosody': { ...atMost(0.75, 0, '×'), stretch: '' },
  'P2-limit': {
    target: `≥ 7000${perSecond}`,
    stretch: `≥ 25000${perSecond}, ≥ 0.3×`,
    meets: ({ ours }) => ours >= 7_000,
    excels: ({ ours, ratio }) => ours >= 25_000 && ratio >= 0.3,
  },
  'P2-prosody': { ...atLeast(10, Infinity, '×'), stretch: '' },
  // Absolute: 1.3 times what a leading message server takes for one, and about twice a bare socket.
  P4: atMost(25, 16, ' KB'),
  metrics: atMost(1, 0.2, ' %'),
  P5: atMost(5_000, 2_000, ' ms'),
  'fan-out': atMost(1.5, 1.3, '×'),
  P3: atLeast(0.5, 0.8, '×'),
  'P6-ingest': atLeast(0.6, 0.85, '×'),
  'P6-page': atMost(2, 1, ' ms'),
  'P6-search-recall': atLeast(100, 100, ' %'),
  'search-everything': atMost(100, 20, ' ms'),
  'search-everything-recall': atLeast(100, 100, ' %'),
  'disk-upload': atLeast(0.7, 0.9, '×'),
  'disk-instant': atMost(1.2, 1.05, '×'),
  'disk-small': atLeast(200, 500, ' files/s'),
  'disk-folder': atMost(300, 50, ' ms'),
  'disk-memory': atMost(100, 50, ' MB'),
  'disk-search': atMost(50, 20, ' ms'),
  'disk-open': atMost(300, 150, ' ms'),
  'disk-frames': { ...atLeast(100, 100, ' %'), stretch: '' },
  'schedule-month': atMost(20, 10, ' ms'),
  'schedule-rules': atLeast(100, 200, '×'),
  'schedule-week': atMost(200, 100, ' ms'),
  'schedule-months': atMost(200, 100, ' ms'),
  'schedule-drag': atLeast(95, 99, ' %'),
  'write-open': atMost(500, 250, ' ms'),
  'write-key': atMost(33, 17, ' ms'),
  'schedule-import': atMost(3_000, 1_500, ' ms'),
  'contacts-search': atMost(20, 5, ' ms'),
  P16: atMost(5, 2.5, ' ms'),
  'contacts-picker': atMost(50, 20, ' ms'),
  'members-list': atMost(50, 16, ' ms'),
  'members-mention': atMost(50, 16, ' ms'),
  'P7-gh': atMost(1.3, 1, '×'),
  'P8-paint': atMost(1.5, 1.2, '×'),
  'P8-key': { ...atMost(16, 0, ' ms'), stretch: '' },
  'P8-bytes': { ...atMost(1500, 0, ' B'), stretch: '' },
  'P8-memory': atMost(110, 90, ' MB'),
  'P9-ready': atMost(500, 300, ' ms'),
  'P9-frames': { ...atLeast(100, 100, ' %'), stretch: '' },
  'P9-memory': atMost(120, 80, ' MB'),
  'tab-move': atMost(500, 250, ' ms'),
  'gui-heap': atMost(1, 0.2, ' MB'),
  'long-chat-open': atMost(300, 150, ' ms'),
  'long-chat-frames': { ...atLeast(100, 100, ' %'), stretch: '' },
  'long-chat-frame': atMost(33, 20, ' ms'),
  'long-chat-anchor': atMost(2, 1, ' px'),
  'long-chat-heap': atMost(1.1, 1.02, '×'),
  'long-chat-objects': atMost(1.02, 1.01, '×'),
  'long-chat-elements': atMost(1.02, 1.01, '×'),
  'bundle-script': { ...atMost(250, 0, ' kB'), stretch: '' },
  'bundle-style': { ...atMost(60, 0, ' kB'), stretch: '' },
  P19: atMost(500, 250, ' ms'),
  'office-rss': { ...atMost(250, 0, ' MB'), stretch: '' },
};

/** The goal of a figure by its id. */
export function goalOf(id: string): Goal | undefined {
  return goals[id] ?? (id.startsWith('P6-search-') ? atMost(5, 3, ' ms') : undefined);
}

/** What the table says of a figure: nothing without a goal. */
export function verdict(figure: Measured): string {
  const goal = goalOf(figure.id);
  if (goal === undefined) return '';
  if (!goal.meets(figure)) return 'missed';
  return goal.stretch !== '' && goal.excels(figure) ? 'stretch' : 'met';
}
