// An exclusive lock between processes of this checkout that survives kills: a file naming the holder and its child.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How often a waiter looks again, in milliseconds. */
const POLL_MS = 200;
/** How long a fresh lock must stay ours before it counts: covers a waiter who was just clearing a dead one. */
const SETTLE_MS = 40;

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} file @returns {string | undefined} */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether a process id still belongs to a living process. @param {number} pid */
function isAlive(pid) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} content one line: nonce, holder's pid, child's pid */
function isHeld(content) {
  const [, holder, child] = content.split(' ');
  return isAlive(Number(holder)) || isAlive(Number(child));
}

/** Tries once to create the lock file. @param {string} file @param {string} content */
function tryCreate(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves a lock away whose two processes are both dead. If it was replaced by a living one meanwhile, it is put back.
 * @param {string} file @param {string} stale what was read @param {string} nonce the mover's own mark
 */
function clearStale(file, stale, nonce) {
  const aside = `${file}.${nonce}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw error;
  }
  const moved = readOrNothing(aside) ?? stale;
  rmSync(aside, { force: true });
  if (moved !== stale) tryCreate(file, moved);
}

/**
 * Waits for and takes the lock. A holder is dead only when both its own process and the child it named are gone,
 * so that an orphaned `npm ci` is never raced.
 * @param {string} file
 * @param {(content: string) => void} [onWait] called once, when somebody else holds it
 * @returns {Promise<{nameChild: (pid: number) => void, release: () => void}>}
 */
export async function takeLock(file, onWait) {
  const nonce = randomBytes(6).toString('hex');
  const mine = `${nonce} ${process.pid} 0`;
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  let emptySince = 0;
  for (;;) {
    if (tryCreate(file, mine)) {
      await sleep(SETTLE_MS);
      if (readOrNothing(file) === mine) break;
      continue;
    }
    const content = readOrNothing(file);
    if (content === undefined) continue;
    // Created but not yet written, or its writer was killed in between: give it two seconds.
    if (content === '') emptySince ||= Date.now();
    else emptySince = 0;
    if (content === '' ? Date.now() - emptySince > 2000 : !isHeld(content)) {
      clearStale(file, content, nonce);
      continue;
    }
    if (!told) onWait?.(content);
    told = true;
    await sleep(POLL_MS);
  }
  return {
    nameChild(pid) {
      const next = `${file}.${nonce}`;
      writeFileSync(next, `${nonce} ${process.pid} ${pid}`);
      renameSync(next, file);
    },
    release() {
      if (readOrNothing(file)?.startsWith(nonce)) rmSync(file, { force: true });
    },
  };
}
