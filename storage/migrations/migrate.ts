// Brings a database forward, one transaction per step; a kill in between leaves the old version or the new one.
import { type Driver, StorageError } from '../driver.ts';
import type { Migration } from './migration.ts';

/** The version a database says it has. */
export function schemaVersion(driver: Driver): number {
  return Number(driver.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}

/**
 * Runs the steps that are missing. Safe when several processes do so at once.
 * @throws StorageError `other` where the file was written by a newer program; such a file is left alone.
 */
export function migrate(driver: Driver, steps: readonly Migration[]): void {
  const newest = steps.at(-1)?.version ?? 0;
  const found = schemaVersion(driver);
  if (found > newest) {
    throw new StorageError(
      'other',
      `${driver.name}: written by a newer version (${found}, this one knows ${newest})`,
    );
  }
  if (found === newest) return;
  for (const step of steps) {
    driver.transaction(() => {
      // Asked again inside: another process may have taken this step meanwhile.
      if (schemaVersion(driver) >= step.version) return;
      for (const statement of step.statements) driver.exec(statement);
      driver.exec(`PRAGMA user_version = ${step.version}`);
    });
  }
}
