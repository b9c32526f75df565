// Does work after which no byte of what it removed stays in the file or its log.
import type { Driver } from './driver.ts';

/**
 * A transaction in which what is removed or replaced is overwritten, and whose log is cut afterwards. Drivers see to it
 * that texts leave nothing in a page in which they were moved or replaced earlier (`secure_delete = FAST`). Versions of a
 * page from before are in the log until then; a reader elsewhere puts the cut off to the next. Not within another one.
 */
export function erasing<T>(driver: Driver, work: () => T): T {
  driver.exec('PRAGMA secure_delete = ON');
  let result: T;
  try {
    result = driver.transaction(work);
  } finally {
    driver.exec('PRAGMA secure_delete = FAST');
  }
  driver.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return result;
}
