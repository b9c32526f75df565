// What a check of `tangram doctor` says.

/** Names of the checks, in the order they are told; stable. */
export const checkNames = [
  'node',
  'system',
  'terminal',
  'folders',
  'room',
  'store',
  'secrets',
  'proxy',
  'dns',
  'office',
  'services',
  'clock',
  'certificate',
  'licence',
  'socket',
  'session',
  'space',
] as const;
/** Name of a check; `burn` is made by itself, when it is asked for. */
export type CheckName = (typeof checkNames)[number] | 'burn';

/** What a check found. `fix` is empty where nothing has to be done. */
export type Check = {
  name: CheckName;
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  title: string;
  detail: string;
  fix: string;
};

/** What a check says of its matter. */
export type Finding = Omit<Check, 'name' | 'title'>;

/** All is well. */
export const fine = (detail: string): Finding => ({ state: 'ok', detail, fix: '' });
/** Not looked at, and why. */
export const skipped = (detail: string): Finding => ({ state: 'skipped', detail, fix: '' });
