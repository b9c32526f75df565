// Which file measures which figures. Files of one group share a process, and so what they have built.

import type { Report } from '../figure.ts';

type Benchmark = { run(report: Report): Promise<void> };

/** A group of benchmarks. */
export type Group = {
  name: string;
  /** Ids of its figures, or how they begin. */
  figures: readonly string[];
  load: readonly (() => Promise<Benchmark>)[];
  about: string;
};

/** Every group, in the order they are run. */
export const groups: readonly Group[] = [
  {
    name: 'fsync',
    figures: ['fsync'],
    load: [() => import('../fsync.ts')],
    about: 'what the disk acknowledges, and how fast',
  },
  {
    name: 'latency',
    figures: ['P1'],
    load: [() => import('../latency.ts')],
    about: 'one message, end to end',
  },
  {
    name: 'throughput',
    figures: ['P2'],
    load: [() => import('../throughput.ts')],
    about: 'durable messages a second',
  },
  {
    name: 'fan-out',
    figures: ['fan-out', 'P3'],
    load: [() => import('../fan-out.ts')],
    about: 'one message to a group of five thousand',
  },
  {
    name: 'connections',
    figures: ['metrics', 'P4', 'P5'],
    load: [() => import('../connections.ts')],
    about: 'fifteen thousand connections held, and five thousand that come back',
  },
  {
    name: 'storage',
    figures: ['P6', 'search-everything'],
    load: [() => import('../ingest.ts'), () => import('../search.ts')],
    about: 'a million messages on a device',
  },
  {
    name: 'meetings',
    figures: ['meeting-join', 'meeting-pair', 'meeting-mesh', 'meeting-relay', 'meeting-janus'],
    load: [() => import('../meetings.ts')],
    about: 'joining, decoding alone and in a mesh, over a relay and a media server',
  },
  {
    name: 'meeting-chaos',
    figures: ['meeting-trouble'],
    load: [() => import('../meeting-chaos.ts')],
    about: 'a hundred rounds of trouble over three people in a browser',
  },
  {
    name: 'meeting-hour',
    figures: ['meeting-hour'],
    load: [() => import('../meeting-hour.ts')],
    about: 'an hour of four people in a room: heap, lines and sockets',
  },
  {
    name: 'disks',
    figures: ['disk-upload', 'disk-instant', 'disk-small', 'disk-folder', 'disk-memory', 'disk-search'],
    load: [() => import('../disks.ts')],
    about: 'files up and down a cloud disk, and names among a million',
  },
  {
    name: 'contacts',
    figures: ['contacts-search', 'P16', 'contacts-picker', 'contacts-page'],
    load: [() => import('../contacts.ts')],
    about: 'a hundred thousand people',
  },
  {
    name: 'members',
    figures: ['members-list', 'members-mention'],
    load: [() => import('../members.ts')],
    about: 'members of a group of five thousand, key by key',
  },
  {
    name: 'schedule',
    figures: ['schedule-month', 'schedule-rules', 'schedule-import'],
    load: [() => import('../schedule.ts')],
    about: 'ten thousand repeating items, and as many rows of a workbook',
  },
  {
    name: 'ask',
    figures: ['ask-index', 'ask-search', 'ask-memory', 'ask-first-word'],
    load: [() => import('../ask.ts')],
    about: 'a million passages, and the first word of a model',
  },
  {
    name: 'gui-schedule',
    figures: ['schedule-week', 'schedule-months', 'schedule-drag'],
    load: [() => import('../gui-schedule.ts')],
    about: 'a week and a month with 500 items in Chromium',
  },
  {
    name: 'gui-write',
    figures: ['write-open', 'write-key'],
    load: [() => import('../gui-write.ts')],
    about: 'a document of two hundred pages in the browser',
  },
  {
    name: 'todo',
    figures: ['todo-item'],
    load: [() => import('../todo.ts')],
    about: 'a new item on the to-do list',
  },
  {
    name: 'cold-start',
    figures: ['P19'],
    load: [() => import('../cold-start.ts')],
    about: 'office with a million messages',
  },
  {
    name: 'memory',
    figures: ['office-rss'],
    load: [() => import('../memory.ts')],
    about: 'office with 200 people connected',
  },
  {
    name: 'cli-start',
    figures: ['P7'],
    load: [() => import('../cli-start.ts')],
    about: 'one command that reads local data',
  },
  {
    name: 'tui',
    figures: ['P8'],
    load: [() => import('../tui.ts')],
    about: 'the terminal client beside a hello-world of its library',
  },
  {
    name: 'gui-chats',
    figures: ['P9', 'bundle'],
    load: [() => import('../gui-chats.ts')],
    about: 'ten thousand chats in the browser',
  },
  {
    name: 'gui-disk',
    figures: ['disk-open', 'disk-frames'],
    load: [() => import('../gui-disk.ts')],
    about: 'a folder with ten thousand files in the browser',
  },
  {
    name: 'gui-tabs',
    figures: ['tab-move'],
    load: [() => import('../gui-tabs.ts')],
    about: 'a store that moves to another tab',
  },
  {
    name: 'gui-heap',
    figures: ['gui-heap'],
    load: [() => import('../gui-heap.ts')],
    about: 'a walk through the chats in the browser',
  },
  {
    name: 'long-chat',
    figures: [
      'long-chat-open',
      'long-chat-frames',
      'long-chat-frame',
      'long-chat-anchor',
      'long-chat-heap',
      'long-chat-objects',
      'long-chat-elements',
    ],
    load: [() => import('../gui-long-chat.ts')],
    about: 'a chat of a hundred thousand messages in the browser',
  },
];

/** The groups somebody asks for by name, figure or part of a figure's id; all without names. */
export function chosenGroups(names: readonly string[]): readonly Group[] {
  if (names.length === 0) return groups;
  const unknown = names.filter((name) => !groups.some((group) => answersTo(group, name)));
  if (unknown.length > 0) {
    const known = groups.map(({ name, figures }) => `${name} (${figures.join(', ')})`).join(', ');
    throw new Error(`no benchmark is called ${unknown.join(', ')}; there are ${known}`);
  }
  return groups.filter((group) => names.some((name) => answersTo(group, name)));
}

function answersTo({ name, figures }: Group, asked: string): boolean {
  const lower = asked.toLowerCase();
  return name === lower || figures.some((id) => id.toLowerCase() === lower);
}
