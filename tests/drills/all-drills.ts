// The drills by name, with the letter-and-number the quality page knows them by.
import type { Drill } from './drill.ts';

/** What a group of drills is about. Those of `pages` have a client in a browser and belong to the journeys. */
export const drillTopics = [
  'kills',
  'network',
  'disks',
  'backups',
  'files',
  'races',
  'hostile',
  'pages',
] as const;
/** One of them. */
export type DrillTopic = (typeof drillTopics)[number];

/** Loads a drill when it is asked for. */
export type DrillEntry = {
  name: string;
  /** Its number on the quality page. */
  also?: string;
  /** The file of `npm test` that runs it in its quick size: files run side by side. */
  topic: DrillTopic;
  /** Only `npm run drills` runs it: it is longer than a quick drill may be, or has been seen to fail for a reason nobody knows. */
  apart?: 'long' | 'unproven';
  load(): Promise<Drill>;
};

/** Every drill, in the order they run. */
export const allDrills: readonly DrillEntry[] = [
  { name: 'kill-office', topic: 'kills', also: 'D1', load: () => import('./kill-office.ts') },
  { name: 'cluster', topic: 'kills', apart: 'unproven', load: () => import('./cluster.ts') },
  { name: 'log-servers', topic: 'kills', apart: 'unproven', load: () => import('./log-servers.ts') },
  { name: 'kill-client', topic: 'kills', also: 'D2', load: () => import('./kill-client.ts') },
  { name: 'catch-up', topic: 'network', load: () => import('./catch-up.ts') },
  { name: 'hostile', topic: 'hostile', also: 'D18', load: () => import('./hostile.ts') },
  { name: 'hostile-server', topic: 'hostile', also: 'D24', load: () => import('./hostile-server.ts') },
  { name: 'faulty-network', topic: 'network', also: 'D7', load: () => import('./faulty-network.ts') },
  { name: 'two-processes', topic: 'kills', load: () => import('./two-processes.ts') },
  { name: 'burn', topic: 'disks', load: () => import('./burn.ts') },
  { name: 'damaged-store', topic: 'disks', also: 'D6', load: () => import('./damaged-store.ts') },
  { name: 'device-races', topic: 'races', also: 'D12', load: () => import('./device-races.ts') },
  { name: 'group-races', topic: 'races', also: 'D13', load: () => import('./group-races.ts') },
  { name: 'meeting-rooms', topic: 'races', load: () => import('./meeting-rooms.ts') },
  { name: 'disk-full', topic: 'disks', also: 'D4', load: () => import('./disk-full.ts') },
  { name: 'failing-disk', topic: 'disks', also: 'D5', load: () => import('./failing-disk.ts') },
  { name: 'wrong-clocks', topic: 'races', also: 'D11', load: () => import('./wrong-clocks.ts') },
  { name: 'strange-uploads', topic: 'files', also: 'D15', load: () => import('./strange-uploads.ts') },
  { name: 'uploads', topic: 'files', also: 'D14', load: () => import('./uploads.ts') },
  { name: 'downloads', topic: 'files', also: 'D17', load: () => import('./downloads.ts') },
  { name: 'backups', topic: 'backups', also: 'D26', load: () => import('./backups.ts') },
  { name: 'loaded-backups', topic: 'backups', apart: 'long', load: () => import('./loaded-backups.ts') },
  { name: 'restore-race', topic: 'backups', load: () => import('./restore-race.ts') },
  { name: 'damaged-backups', topic: 'backups', load: () => import('./damaged-backups.ts') },
  { name: 'operator-faults', topic: 'backups', load: () => import('./operator-faults.ts') },
  { name: 'revoked', topic: 'races', also: 'D19', load: () => import('./revoked.ts') },
  { name: 'half-open', topic: 'network', also: 'D8', load: () => import('./half-open.ts') },
  { name: 'return-storm', topic: 'network', also: 'D9', load: () => import('./return-storm.ts') },
  { name: 'slow-readers', topic: 'network', also: 'D10', load: () => import('./slow-readers.ts') },
  { name: 'overload', topic: 'network', also: 'D25', load: () => import('./overload.ts') },
  { name: 'search', topic: 'hostile', load: () => import('./search.ts') },
  { name: 'terminal-keys', topic: 'pages', apart: 'unproven', load: () => import('./terminal-keys.ts') },
  { name: 'outbox', topic: 'kills', load: () => import('./outbox.ts') },
  { name: 'disk-acts', topic: 'kills', load: () => import('./disk-acts.ts') },
  { name: 'disk-bulk', topic: 'kills', load: () => import('./disk-bulk.ts') },
  { name: 'recurrence', topic: 'races', load: () => import('./recurrence.ts') },
  { name: 'schedule-series', topic: 'races', load: () => import('./schedule-series.ts') },
  { name: 'spreadsheets', topic: 'files', load: () => import('./spreadsheets.ts') },
  { name: 'write-check', topic: 'files', load: () => import('./write-check.ts') },
  { name: 'people-import', topic: 'files', load: () => import('./people-import.ts') },
  { name: 'retention', topic: 'races', load: () => import('./retention.ts') },
  { name: 'erasure-kills', topic: 'kills', load: () => import('./erasure-kills.ts') },
  { name: 'leavers', topic: 'races', load: () => import('./leavers.ts') },
  { name: 'wrong-passwords', topic: 'hostile', load: () => import('./wrong-passwords.ts') },
  { name: 'directory', topic: 'files', load: () => import('./directory.ts') },
  { name: 'todo-feed', topic: 'kills', load: () => import('./todo-feed.ts') },
  { name: 'approval-flows', topic: 'races', load: () => import('./approval-flows.ts') },
  { name: 'reminders', topic: 'kills', load: () => import('./reminders.ts') },
  { name: 'other-servers', topic: 'network', load: () => import('./other-servers.ts') },
  { name: 'left-out', topic: 'network', load: () => import('./left-out.ts') },
  { name: 'day', topic: 'pages', load: () => import('./day.ts') },
  { name: 'day-window', topic: 'pages', apart: 'long', load: () => import('./day-window.ts') },
  { name: 'day-terminal', topic: 'pages', load: () => import('./day-terminal.ts') },
  { name: 'terminal-walk', topic: 'pages', apart: 'long', load: () => import('./terminal-walk.ts') },
  { name: 'faces', topic: 'pages', load: () => import('./faces.ts') },
  { name: 'several-tabs', topic: 'pages', load: () => import('./several-tabs.ts') },
  { name: 'write-kills', topic: 'pages', load: () => import('./write-kills.ts') },
  { name: 'offline-cuts', topic: 'pages', load: () => import('./offline-cuts.ts') },
  { name: 'drop-socket', topic: 'pages', load: () => import('./drop-socket.ts') },
];

/** Those that are asked for by name or number; everything where nothing is. Throws for a name nobody has. */
export function drillsCalled(names: readonly string[]): readonly DrillEntry[] {
  if (names.length === 0) return allDrills;
  return names.map((name) => {
    const entry = allDrills.find((one) => one.name === name || one.also === name);
    if (entry === undefined) throw new RangeError(`no drill is called ${name}; there are: ${known()}`);
    return entry;
  });
}

function known(): string {
  return allDrills.map(({ name, also }) => (also === undefined ? name : `${name} (${also})`)).join(', ');
}

/** The drills of a topic that `npm test` runs. */
export const drillsAbout = (topic: DrillTopic): readonly DrillEntry[] =>
  allDrills.filter((entry) => entry.topic === topic && entry.apart === undefined);
