// The drills by name, with the letter-and-number the quality page knows them by.
import type { Drill } from './drill.ts';

/** Loads a drill when it is asked for. */
export type DrillEntry = {
  name: string;
  /** Its number on the quality page. */
  also?: string;
  /** One of its clients lives in a browser; it belongs to the journeys. */
  needsBrowser?: true;
  load(): Promise<Drill>;
};

/** Every drill, in the order they run. */
export const allDrills: readonly DrillEntry[] = [
  { name: 'kill-office', also: 'D1', load: () => import('./kill-office.ts') },
  { name: 'kill-client', also: 'D2', load: () => import('./kill-client.ts') },
  { name: 'catch-up', load: () => import('./catch-up.ts') },
  { name: 'hostile', also: 'D18', load: () => import('./hostile.ts') },
  { name: 'hostile-server', also: 'D24', load: () => import('./hostile-server.ts') },
  { name: 'faulty-network', also: 'D7', load: () => import('./faulty-network.ts') },
  { name: 'two-processes', load: () => import('./two-processes.ts') },
  { name: 'burn', load: () => import('./burn.ts') },
  { name: 'damaged-store', also: 'D6', load: () => import('./damaged-store.ts') },
  { name: 'device-races', also: 'D12', load: () => import('./device-races.ts') },
  { name: 'group-races', also: 'D13', load: () => import('./group-races.ts') },
  { name: 'disk-full', also: 'D4', load: () => import('./disk-full.ts') },
  { name: 'failing-disk', also: 'D5', load: () => import('./failing-disk.ts') },
  { name: 'wrong-clocks', also: 'D11', load: () => import('./wrong-clocks.ts') },
  { name: 'strange-uploads', also: 'D15', load: () => import('./strange-uploads.ts') },
  { name: 'uploads', also: 'D14', load: () => import('./uploads.ts') },
  { name: 'downloads', also: 'D17', load: () => import('./downloads.ts') },
  { name: 'backups', also: 'D26', load: () => import('./backups.ts') },
  { name: 'revoked', also: 'D19', load: () => import('./revoked.ts') },
  { name: 'half-open', also: 'D8', load: () => import('./half-open.ts') },
  { name: 'return-storm', also: 'D9', load: () => import('./return-storm.ts') },
  { name: 'slow-readers', also: 'D10', load: () => import('./slow-readers.ts') },
  { name: 'overload', also: 'D25', load: () => import('./overload.ts') },
  { name: 'search', load: () => import('./search.ts') },
  { name: 'outbox', load: () => import('./outbox.ts') },
  { name: 'faces', needsBrowser: true, load: () => import('./faces.ts') },
  { name: 'drop-socket', needsBrowser: true, load: () => import('./drop-socket.ts') },
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
