// How an office stands, as administrators are told: people, licence, work that fails, and its machine.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { count, text, time } from './scalars.ts';

/** The answer; what is optional only an office in a folder tells. */
export const adminOverview = record({
  officeName: ['officeName', text],
  people: ['people', count],
  disabled: ['disabled', count],
  departments: ['departments', count],
  administrators: ['administrators', count],
  licenceNotAfter: ['licenceNotAfter', text],
  licenceDays: ['licenceDays', z.int()],
  failingJobs: [
    'failingJobs',
    z.array(
      record({
        kind: ['kind', text],
        key: ['key', text],
        tries: ['tries', count],
        reason: ['reason', text],
      }),
    ),
  ],
  isSuper: ['isSuper', z.boolean()],
  version: ['version', z.optional(text)],
  /** When it last started, its disk in bytes, when it was last saved: of an office in a folder. */
  startTime: ['since', z.optional(time)],
  diskFree: ['diskFree', z.optional(count)],
  diskTotal: ['diskTotal', z.optional(count)],
  backupTime: ['lastBackup', z.optional(time)],
  /** What is wrong, as `tangram server status` has it. */
  problems: ['problems', z.optional(z.array(text))],
});
