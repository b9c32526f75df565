// Every fault of an operator, by what it is about.
import { certificates } from './certificates.ts';
import { damages } from './damages.ts';
import { disks, versions } from './disks.ts';
import type { OperatorFault } from './fault.ts';
import { folders } from './folders.ts';
import { rights } from './rights.ts';
import { proxies, settings } from './settings.ts';
import { times } from './times.ts';

/** Every fault. */
export const operatorFaults: readonly OperatorFault[] = [
  ...[certificates, settings, proxies, folders, rights, disks, versions, damages, times].flat(),
];
