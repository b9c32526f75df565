// Whether node_modules already holds what the lockfile names, whoever put it there; plain JavaScript for Node 20.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package as lockfiles describe it.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @typedef {{ packages?: Record<string, Locked> }} Lockfile
 */

/**
 * What is there is what is named, and nothing that is needed lacks; what is optional may be for another machine.
 * @param {Lockfile} wanted @param {Lockfile} found
 */
export function holdsAll({ packages: wanted }, { packages: found }) {
  if (wanted === undefined || found === undefined) return false;
  const isNamed = Object.entries(found).every(([path, { version, integrity }]) => {
    const named = wanted[path];
    return named !== undefined && named.version === version && named.integrity === integrity;
  });
  const needed = Object.keys(wanted).filter((path) => {
    const { optional, devOptional } = wanted[path] ?? {};
    return path !== '' && optional !== true && devOptional !== true;
  });
  return isNamed && needed.every((path) => path in found);
}

/**
 * npm writes down what it has installed when it is done with all of it: an install by hand need not be made again.
 * @param {string} root the folder of the project
 */
export function isInstalledByHand(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  try {
    return holdsAll(
      JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
      JSON.parse(readFileSync(record, 'utf8')),
    );
  } catch {
    // Half a record is none.
    return false;
  }
}
