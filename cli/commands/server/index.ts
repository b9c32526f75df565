// The verbs of `tangram server`.
import type { NounSpec } from '../../command.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { department } from './department.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { init } from './init.ts';
import { logs } from './logs.ts';
import { migrate } from './migrate.ts';
import { person } from './person.ts';
import { publish } from './publish.ts';
import { restore } from './restore.ts';
import { retention } from './retention.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { stop } from './stop.ts';
import { unit } from './unit.ts';
import { unlock } from './unlock.ts';
import { user } from './user.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'server',
  summary: 'cliHelp.server.summary',
  verbs: [
    init,
    start,
    stop,
    status,
    user,
    department,
    unlock,
    unit,
    audit,
    retention,
    person,
    backup,
    restore,
    exportCommand,
    importCommand,
    migrate,
    check,
    publish,
    logs,
  ],
};
